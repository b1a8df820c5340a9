import type { TileDrawing } from '@zonecrawl/engine/board';

/** Cave: galleries of wet rock winding around a black pool. */
export const cave: TileDrawing = {
  id: 'cave',
  drawing: `
    +---+---+---+---+---+
    | a   a | b   c   c |
    +   +   +   +---+   +
    | a | d   b   e | c |
    +---+   +   +   +   +
    | f   d   p   e | i |
    +   +---+   +   +   +
    | f   g   p | h   h |
    +   +   +---+---+   +
    | j | g   k   k   l |
    +---+---+---+---+---+
  `,
  spaces: {
    a: { terrain: 'rock', cover: 1, marks: ['loot'] },
    b: { terrain: 'rock' },
    c: { terrain: 'rock', radiation: 1, marks: ['anomaly'] },
    d: { terrain: 'rock' },
    e: { terrain: 'mud' },
    f: { terrain: 'mud', cover: 1 },
    g: { terrain: 'mud', marks: ['unknown'] },
    h: { terrain: 'rock', cover: 1, marks: ['overlay'] },
    i: { terrain: 'rock', cover: 2, radiation: 2, marks: ['loot'] },
    j: { terrain: 'rock', marks: ['entrance'] },
    k: { terrain: 'rock', cover: 1, marks: ['enemy'] },
    l: { terrain: 'rock', cover: 1, marks: ['loot'] },
    p: { terrain: 'rock', water: true },
  },
};
