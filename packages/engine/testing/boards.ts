/** Boards drawn as text that many tests share. */

/** Five 1x1 spaces side by side. */
export const ROW = `
  +---+---+---+---+---+
  | a   b   c   d   e |
  +---+---+---+---+---+
`;

/** Nine 1x1 spaces side by side. */
export const LONG = `
  +---+---+---+---+---+---+---+---+---+
  | a   b   c   d   e   f   g   h   i |
  +---+---+---+---+---+---+---+---+---+
`;

/** Three spaces that hold two each. */
export const PAIRS = `
  +---+---+---+---+---+---+
  | a   a   b   b   c   c |
  +---+---+---+---+---+---+
`;

/** 3 by 3, all open. */
export const FIELD = `
  +---+---+---+
  | a   b   c |
  +   +   +   +
  | d   e   f |
  +   +   +   +
  | g   h   i |
  +---+---+---+
`;

/** Room for four on each of three spaces. */
export const HALLS = `
  +---+---+---+---+---+---+
  | a   a   b   b   c   c |
  +   +   +   +   +   +   +
  | a   a   b   b   c   c |
  +---+---+---+---+---+---+
`;
