import type { TileDrawing } from '@zonecrawl/engine/board';

/** Quarry: a wide pit floor below cliffs, overlooked from the rim, and a powder store cut into the rock. */
export const tile12: TileDrawing = {
  id: '12',
  drawing: `
    +   +---+   +   +---+
      a   a | b   b   c |
    +   +---+   +...+   +
    | d | p   p   p | c
    +   +   +   +   +   +
      d   p   p   p : e
    +   +-W-+   +---+   +
      f | G | h   k   e |
    +   +   +---+   +---+
    | f | G D i   j   j
    +   +---+   +---+   +
  `,
  spaces: {
    a: { terrain: 'grass', marks: ['start'] },
    b: { terrain: 'rock', marks: ['enemy'] }, // ramp and rim
    c: { terrain: 'rock', cover: 1, marks: ['loot'] }, // boulders
    d: { terrain: 'rock', cover: 1 }, // rubble slope
    e: { terrain: 'rock', cover: 1, marks: ['enemy'] },
    f: { terrain: 'grass', marks: ['unknown'] },
    h: { terrain: 'sand' },
    i: { terrain: 'sand', marks: ['unknown'] },
    j: { terrain: 'sand', cover: 1, marks: ['loot', 'exit'] }, // conveyor
    k: { terrain: 'sand', cover: 2 }, // stone crusher
    p: { terrain: 'sand', marks: ['anomaly', 'enemy'] }, // pit floor
    G: { terrain: 'rock', cover: 3, indoor: true, marks: ['loot', 'unknown'] }, // powder store
  },
};
