import type { TileDrawing } from '@zonecrawl/engine/board';

/** Main house: six rooms, four doors to the outside, a path in front and a kitchen garden behind. */
export const tile03: TileDrawing = {
  id: '3',
  drawing: `
    +   +---+   +   +---+
    | a   a   b | c   c
    +   +-W-+-D-+-W-+-D-+
      d W K | H D L   L |
    +   +   +   +---+-D-+
      d | K D H | M   M D
    +   +---+-D-+-D-+---+
      e W B   B | S   S W
    +   +---+---+-D-+---+
    | e   e   f : g   g
    +---+   +   +   +---+
  `,
  spaces: {
    a: { terrain: 'grass', marks: ['anomaly'] },
    b: { terrain: 'concrete', marks: ['enemy'] }, // front steps
    c: { terrain: 'grass', cover: 1 }, // hedge
    d: { terrain: 'grass' },
    e: { terrain: 'grass', cover: 1, marks: ['unknown'] }, // overgrown vegetable beds
    f: { terrain: 'mud' },
    g: { terrain: 'mud', marks: ['enemy'] },
    K: { terrain: 'tiles', cover: 2, indoor: true, marks: ['loot'] }, // kitchen
    H: { terrain: 'wood', cover: 1, indoor: true, marks: ['enemy'] }, // hall
    L: { terrain: 'wood', cover: 2, indoor: true, marks: ['loot', 'unknown'] }, // living room
    M: { terrain: 'wood', cover: 1, indoor: true }, // back passage
    B: { terrain: 'wood', cover: 2, indoor: true, marks: ['loot', 'unknown'] }, // bedroom
    S: { terrain: 'concrete', cover: 3, indoor: true, marks: ['loot'] }, // storeroom
  },
};
