import type { TileDrawing } from '@zonecrawl/engine/board';

/** Ruin: one floor of a block of flats that is coming down; rooms without outer doors, dust on everything. */
export const ruin: TileDrawing = {
  id: 'ruin',
  drawing: `
    +---+---+---+---+---+
    | A   A | B   B   C |
    +-D-+   +---+-D-+   +
    | E | A W F   F | C |
    +   +-D-+---+   +-D-+
    | E | G   G D F W K |
    +-D-+---+   +---+   +
    | L   L D G W M | K |
    +   +---+---+   +-D-+
    | L   N   N D M   M |
    +---+---+---+---+---+
  `,
  spaces: {
    A: { terrain: 'concrete', cover: 1, indoor: true, marks: ['entrance'] },
    B: { terrain: 'wood', cover: 2, indoor: true, marks: ['enemy'] },
    C: { terrain: 'wood', cover: 2, indoor: true, marks: ['loot'] },
    E: { terrain: 'tiles', cover: 1, indoor: true },
    F: { terrain: 'concrete', cover: 2, indoor: true, marks: ['unknown'] },
    G: { terrain: 'concrete', cover: 1, indoor: true, marks: ['overlay'] },
    K: { terrain: 'tiles', cover: 2, indoor: true, marks: ['loot'] },
    L: { terrain: 'wood', cover: 1, indoor: true, marks: ['enemy'] },
    M: { terrain: 'concrete', cover: 3, indoor: true, marks: ['loot'] },
    N: { terrain: 'wood', cover: 1, indoor: true },
  },
};
