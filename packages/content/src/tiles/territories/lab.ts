import type { TileDrawing } from '@zonecrawl/engine/board';

/** Lab: white tiles, observation windows and chambers that still hum. */
export const lab: TileDrawing = {
  id: 'lab',
  drawing: `
    +---+---+---+---+---+
    | A   A | B W C   C |
    +-D-+---+   +   +-D-+
    | E   E D B | C | F |
    +---+   +-D-+---+   +
    | G D E W H   H D F |
    +   +---+-D-+   +---+
    | G | J   J | H D K |
    +-D-+---+   +-W-+   +
    | L   L D J | K   K |
    +---+---+---+---+---+
  `,
  spaces: {
    A: { terrain: 'tiles', cover: 1, indoor: true, marks: ['entrance'] }, // changing room
    B: { terrain: 'tiles', cover: 1, indoor: true, marks: ['enemy'] },
    C: { terrain: 'metal', cover: 2, radiation: 2, indoor: true, marks: ['loot'] }, // sample vault
    E: { terrain: 'tiles', cover: 1, indoor: true },
    F: { terrain: 'tiles', cover: 2, indoor: true, marks: ['unknown'] },
    G: { terrain: 'concrete', cover: 2, indoor: true, marks: ['loot'] }, // cages
    H: { terrain: 'tiles', cover: 2, indoor: true, marks: ['overlay', 'enemy'] }, // operating theatre
    J: { terrain: 'tiles', cover: 1, indoor: true, marks: ['unknown'] },
    K: { terrain: 'metal', cover: 3, radiation: 4, indoor: true, marks: ['loot'] }, // emitter chamber
    L: { terrain: 'concrete', cover: 2, radiation: 1, indoor: true, marks: ['loot'] }, // drain
  },
};
