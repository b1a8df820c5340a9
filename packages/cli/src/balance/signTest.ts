/** How likely a difference at least this large is by chance: two-sided, over games that only one of two won. */
export function signTest(one: number, other: number): number {
  const games = one + other;
  let tail = 0;
  let ways = 0.5 ** games;
  for (let count = 0; count <= Math.min(one, other); count++) {
    tail += ways;
    ways *= (games - count) / (count + 1);
  }
  return Math.min(1, 2 * tail);
}
