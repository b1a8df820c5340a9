import type { TileDrawing } from '@zonecrawl/engine/board';

/** Marsh: boardwalks and mud banks between three pools, a fishing hut on stilts; shots carry over the water. */
export const tile07: TileDrawing = {
  id: '7',
  drawing: `
    +   +   +   +---+   +
      a   a   b   c   c |
    +   +   +   +   +   +
      w   w   b   x   c
    +   +   +   +   +   +
      d   e   e   x   f
    +   +-W-+---+   +   +
      d D H   H | g   f |
    +   +---+-D-+   +---+
      y   i   i   g   j
    +   +---+   +---+   +
  `,
  spaces: {
    a: { terrain: 'grass', cover: 1, marks: ['start'] }, // reeds
    b: { terrain: 'mud', marks: ['enemy'] },
    c: { terrain: 'mud', radiation: 1, marks: ['anomaly'] },
    d: { terrain: 'grass', cover: 1 }, // willow
    e: { terrain: 'wood' }, // boardwalk
    f: { terrain: 'mud', radiation: 2, marks: ['loot'] },
    g: { terrain: 'mud', cover: 1, marks: ['unknown'] }, // sunken boat
    i: { terrain: 'wood', marks: ['enemy'] }, // jetty
    j: { terrain: 'grass', cover: 1, marks: ['loot', 'exit'] }, // tussocks
    w: { terrain: 'mud', water: true },
    x: { terrain: 'mud', water: true },
    y: { terrain: 'mud', water: true },
    H: { terrain: 'wood', cover: 2, indoor: true, marks: ['loot', 'unknown'] }, // fishing hut
  },
};
