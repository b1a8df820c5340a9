/** Unknown tokens (T5): 24 in the box. */
import type { Colour, UnknownTokenFace } from '@zonecrawl/engine/model';

const FACINGS = ['north', 'east', 'south', 'west'] as const;

/** One token of a colour for each arrow named. */
const tokens = (
  colour: Colour,
  enemies: 1 | 2,
  ...facings: readonly (0 | 1 | 2 | 3)[]
): readonly UnknownTokenFace[] =>
  facings.map((facing) => ({
    id: `${colour}-${enemies}-${FACINGS[facing]}`,
    copies: 1,
    shows: { colour, enemies, facing },
  }));

/** X: no Enemy. */
const blank: UnknownTokenFace = { id: 'x', copies: 6, shows: null };

export const unknown: readonly UnknownTokenFace[] = [
  blank,
  ...tokens('green', 1, 0, 2),
  ...tokens('red', 1, 0, 1, 2, 3),
  ...tokens('yellow', 1, 0, 1, 2, 3),
  ...tokens('yellow', 2, 1),
  ...tokens('blue', 1, 0, 1, 2, 3),
  ...tokens('blue', 2, 0, 2, 3),
];
