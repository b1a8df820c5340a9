import type { TileDrawing } from '@zonecrawl/engine/board';

/** Bog: peat banks between sour water, no roof, no wall that is not a wall of thorns. */
export const bog: TileDrawing = {
  id: 'bog',
  drawing: `
    +---+---+---+---+---+
    | a   b   b | c   c |
    +   +   +   +---+   +
    | a   w   d   d   c |
    +   +   +   +---+   +
    | e   w   f | g   x |
    +   +   +   +   +   +
    | e   h | f   g   x |
    +---+   +---+   +   +
    | i   h   j   j   k |
    +---+---+---+---+---+
  `,
  spaces: {
    a: { terrain: 'mud' },
    b: { terrain: 'grass', cover: 1, marks: ['loot'] },
    c: { terrain: 'mud', radiation: 1, marks: ['anomaly'] },
    d: { terrain: 'mud', marks: ['overlay'] },
    e: { terrain: 'grass' },
    f: { terrain: 'mud', radiation: 2, marks: ['unknown'] },
    g: { terrain: 'grass', cover: 1, marks: ['enemy'] },
    h: { terrain: 'mud' },
    i: { terrain: 'grass', cover: 1, marks: ['entrance'] },
    j: { terrain: 'mud' },
    k: { terrain: 'grass', cover: 2, radiation: 3, marks: ['loot'] },
    w: { terrain: 'mud', water: true },
    x: { terrain: 'mud', water: true },
  },
};
