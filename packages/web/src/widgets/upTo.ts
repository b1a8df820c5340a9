/** The numbers 0 to count - 1. */
export function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, number) => number);
}
