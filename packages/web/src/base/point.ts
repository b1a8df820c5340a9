/** A point of the plane. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
