import type { TileDrawing } from '@zonecrawl/engine/board';

/** Village street: three small houses of two rooms or one around a crossing, with gardens behind a fence. */
export const tile08: TileDrawing = {
  id: '8',
  drawing: `
    +-W-+---+   +-D-+---+
    | A   A W b | C   C W
    +-D-+---+   +-W-+   +
    | B   B D b   d | C |
    +---+-W-+   +   +-D-+
      f   f   g | d   h
    +...+   +   +-W-+---+
      i | j : g D K   K |
    +   +   +   +   +---+
      i   j   l | K D M D
    +   +   +   +---+---+
  `,
  spaces: {
    A: { terrain: 'wood', cover: 2, indoor: true, marks: ['loot'] }, // sleeping room
    B: { terrain: 'wood', cover: 1, indoor: true, marks: ['unknown'] }, // parlour
    C: { terrain: 'tiles', cover: 2, indoor: true, marks: ['loot', 'enemy'] }, // village shop
    K: { terrain: 'wood', cover: 2, indoor: true, marks: ['unknown', 'enemy'] }, // workshop
    M: { terrain: 'concrete', cover: 3, indoor: true, marks: ['loot'] }, // workshop store
    b: { terrain: 'road', marks: ['enemy'] },
    d: { terrain: 'grass', cover: 1 }, // bus shelter
    f: { terrain: 'road', marks: ['start'] },
    g: { terrain: 'road', marks: ['anomaly'] }, // the crossing
    h: { terrain: 'road' },
    i: { terrain: 'grass', cover: 1, marks: ['loot'] }, // orchard
    j: { terrain: 'grass', marks: ['anomaly'] },
    l: { terrain: 'road', marks: ['exit'] },
  },
};
