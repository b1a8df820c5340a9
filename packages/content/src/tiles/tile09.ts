import type { TileDrawing } from '@zonecrawl/engine/board';

/** Filling station: garage with a gate at each end, pumps on the forecourt, a shop with two back rooms. */
export const tile09: TileDrawing = {
  id: '9',
  drawing: `
    +---+   +   +---+   +
      a   a   b : c   c |
    +---+-W-+   +---+   +
    | G   G | b   d   e
    +   +   +   +   +   +
    D G   G D f | d | e
    +---+-W-+   +-D-+-W-+
    | h | i   f W S   S |
    +   +   +---+-D-+-D-+
      h   i   j W U | T D
    +   +---+   +---+---+
  `,
  spaces: {
    a: { terrain: 'grass', marks: ['start'] },
    b: { terrain: 'road', marks: ['enemy'] },
    c: { terrain: 'grass', cover: 1, marks: ['unknown'] }, // advertising board
    d: { terrain: 'concrete', cover: 1, marks: ['anomaly'] }, // fallen canopy
    e: { terrain: 'road' },
    f: { terrain: 'concrete', cover: 2, marks: ['enemy', 'anomaly'] }, // pumps
    h: { terrain: 'concrete', radiation: 2, marks: ['loot'] }, // tank pit
    i: { terrain: 'concrete', cover: 1, radiation: 1 }, // barrels
    j: { terrain: 'road', marks: ['exit'] },
    G: { terrain: 'concrete', cover: 2, indoor: true, marks: ['loot', 'unknown'] }, // garage
    S: { terrain: 'tiles', cover: 2, indoor: true, marks: ['enemy'] }, // shop
    U: { terrain: 'tiles', cover: 1, indoor: true, marks: ['loot'] }, // washroom
    T: { terrain: 'wood', cover: 2, indoor: true, marks: ['loot', 'unknown'] }, // office
  },
};
