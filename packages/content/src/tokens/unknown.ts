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
  ...tokens('boss', 1, 0, 2),
  ...tokens('elite', 1, 0, 1, 2, 3),
  ...tokens('pack', 1, 0, 1, 2, 3),
  ...tokens('pack', 2, 1),
  ...tokens('horde', 1, 0, 1, 2, 3),
  ...tokens('horde', 2, 0, 2, 3),
];
