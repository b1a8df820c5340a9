import type { TileDrawing } from '@zonecrawl/engine/board';

/** Courtyard: a muddy yard with a well between two sheds, seen from most corners. */
export const tile02: TileDrawing = {
  id: '2',
  drawing: `
    +---+---+   +   +   +
    | A   A | b | c   c
    +-D-+-W-+   +   +   +
      d | e   b   c | f
    +   +   +   +...+   +
      d   y   y   g | f
    +---+   +   +   +---+
      h | y   y | g D B |
    +   +   +---+   +   +
      h   i   i : j W B |
    +   +---+   +   +---+
  `,
  spaces: {
    A: { terrain: 'wood', cover: 2, indoor: true, marks: ['loot', 'unknown'] }, // tool shed
    b: { terrain: 'mud' },
    c: { terrain: 'grass', marks: ['anomaly'] },
    d: { terrain: 'mud', cover: 1 }, // stacked crates
    e: { terrain: 'mud', cover: 1 }, // rain barrels under the window
    f: { terrain: 'grass', marks: ['unknown'] },
    y: { terrain: 'mud', marks: ['enemy', 'anomaly'] }, // the yard with its well
    g: { terrain: 'mud', cover: 1 }, // cart
    h: { terrain: 'grass', cover: 1, marks: ['loot'] }, // woodpile
    i: { terrain: 'mud' },
    j: { terrain: 'mud', marks: ['enemy'] },
    B: { terrain: 'wood', cover: 1, indoor: true, marks: ['loot', 'unknown'] }, // hen house
  },
};
