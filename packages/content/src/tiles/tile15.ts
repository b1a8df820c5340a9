import type { TileDrawing } from '@zonecrawl/engine/board';

/** Institute: a machine hall, offices and a sealed test chamber; only a loading yard lies under the sky. */
export const tile15: TileDrawing = {
  id: '15',
  drawing: `
    +-D-+---+-D-+---+-W-+
    | A   A | C | B   B |
    +   +   +   +---+-D-+
    | A   A D C D E   E W
    +-D-+-D-+---+---+---+
    D F | H   H D Q   Q D
    +-D-+-W-+-D-+---+-D-+
      k   j : l W M   M |
    +   +   +   +-D-+---+
      k | j   l D N   N D
    +   +---+   +---+---+
  `,
  spaces: {
    A: { terrain: 'metal', cover: 2, indoor: true, marks: ['enemy', 'anomaly'] }, // machine hall
    B: { terrain: 'tiles', cover: 2, indoor: true, marks: ['loot'] }, // control room
    C: { terrain: 'tiles', cover: 1, indoor: true, marks: ['start', 'enemy'] }, // porch and corridor
    E: { terrain: 'tiles', cover: 2, indoor: true, marks: ['loot', 'unknown'] }, // offices
    F: { terrain: 'metal', cover: 2, indoor: true }, // air lock
    H: { terrain: 'concrete', cover: 1, indoor: true, marks: ['enemy'] }, // goods passage
    Q: { terrain: 'tiles', cover: 1, indoor: true, marks: ['unknown'] }, // lobby
    M: { terrain: 'metal', cover: 3, radiation: 3, indoor: true, marks: ['loot', 'anomaly'] }, // test chamber
    N: { terrain: 'concrete', cover: 2, radiation: 1, indoor: true, marks: ['loot', 'unknown'] }, // waste store
    k: { terrain: 'concrete', marks: ['exit'] },
    j: { terrain: 'concrete', cover: 1, marks: ['loot'] }, // containers
    l: { terrain: 'concrete', marks: ['enemy', 'anomaly'] }, // loading ramp
  },
};
