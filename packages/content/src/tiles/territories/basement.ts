import type { TileDrawing } from '@zonecrawl/engine/board';

/** Basement: seven cellar rooms in a ring, each with something left on a shelf. */
export const basement: TileDrawing = {
  id: 'basement',
  drawing: `
    +---+---+---+---+
    | A   A | B D C |
    +---+   +   +   +
    | E D A | B | C |
    +   +-D-+-D-+---+
    | E | F   F D G |
    +-D-+---+   +   +
    | H   H D F | G |
    +---+---+---+---+
  `,
  spaces: {
    A: { terrain: 'concrete', cover: 1, indoor: true, marks: ['entrance', 'loot'] },
    B: { terrain: 'concrete', cover: 2, indoor: true, marks: ['loot'] },
    C: { terrain: 'wood', cover: 2, indoor: true, marks: ['loot'] }, // wine cellar
    E: { terrain: 'mud', cover: 1, indoor: true, marks: ['loot'] },
    F: { terrain: 'concrete', cover: 1, indoor: true, marks: ['loot', 'overlay'] },
    G: { terrain: 'metal', cover: 3, indoor: true, marks: ['loot'] }, // boiler
    H: { terrain: 'mud', cover: 2, indoor: true, marks: ['loot'] },
  },
};
