import type { TileDrawing } from '@zonecrawl/engine/board';

/** Church: a wide nave with coloured windows, a vestry, and a graveyard of low stones to crawl between. */
export const tile14: TileDrawing = {
  id: '14',
  drawing: `
    +---+   +   +---+   +
    | a   b   b | c   d
    +   +---+-W-+---+-D-+
      a | N   N   N D V |
    +   +   +   +   +---+
      e D N   N   N W f
    +   +---+-D-+-W-+   +
    | e   g | h   h   f |
    +...+   +   +---+...+
      i   i   j   k   k
    +   +---+   +   +---+
  `,
  spaces: {
    a: { terrain: 'grass', marks: ['start'] },
    b: { terrain: 'grass', cover: 1, marks: ['unknown'] }, // yews
    c: { terrain: 'grass', cover: 2, marks: ['loot'] }, // bell that fell
    d: { terrain: 'grass' },
    e: { terrain: 'road', marks: ['enemy'] }, // church path
    f: { terrain: 'grass', cover: 1, marks: ['unknown'] }, // graves
    g: { terrain: 'grass', cover: 2 }, // family tomb
    h: { terrain: 'grass', cover: 1, marks: ['anomaly'] }, // graves
    i: { terrain: 'road', marks: ['exit'] },
    j: { terrain: 'grass', marks: ['enemy'] },
    k: { terrain: 'mud', cover: 1, marks: ['loot'] }, // open graves
    N: { terrain: 'tiles', cover: 1, indoor: true, marks: ['enemy', 'anomaly'] }, // nave
    V: { terrain: 'wood', cover: 2, indoor: true, marks: ['loot', 'unknown'] }, // vestry
  },
};
