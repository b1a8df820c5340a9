import type { TileDrawing } from '@zonecrawl/engine/board';

/** Building site: bare concrete walls around a stairwell; many corners, few views. */
export const tile10: TileDrawing = {
  id: '10',
  drawing: `
    +   +   +   +---+   +
    | a | b   b   c   c
    +   +   +---+   +---+
      a   d : e   e   f |
    +---+   +-W-+---+   +
      g | d D S | i   f
    +   +   +   +   +---+
      g   j | S D i   k
    +   +---+---+   +   +
    | l   l   m   n : k |
    +---+   +   +---+   +
  `,
  spaces: {
    a: { terrain: 'sand', marks: ['start'] },
    b: { terrain: 'sand', marks: ['unknown'] },
    c: { terrain: 'sand', cover: 1, marks: ['anomaly'] }, // pallets of bricks
    d: { terrain: 'concrete', cover: 1 },
    e: { terrain: 'concrete', cover: 2, marks: ['enemy'] }, // scaffolding
    f: { terrain: 'concrete' },
    g: { terrain: 'concrete', marks: ['enemy'] },
    i: { terrain: 'concrete', cover: 1, marks: ['anomaly'] }, // mixer
    j: { terrain: 'concrete', cover: 2, marks: ['loot'] },
    k: { terrain: 'sand', marks: ['unknown'] },
    l: { terrain: 'sand', cover: 1, marks: ['loot'] }, // gravel heap
    m: { terrain: 'sand' },
    n: { terrain: 'sand', cover: 1, marks: ['loot', 'exit'] }, // digger
    S: { terrain: 'concrete', cover: 3, indoor: true, marks: ['loot', 'unknown'] }, // stairwell
  },
};
