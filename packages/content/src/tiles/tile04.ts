import type { TileDrawing } from '@zonecrawl/engine/board';

/** Radio shack and barn: a two-room shack with windows under a mast, a barn with a hayloft floor and stalls. */
export const tile04: TileDrawing = {
  id: '4',
  drawing: `
    +   +   +   +---+---+
    | a   a   b W N   N W
    +   +---+   +   +   +
      c : d   b D N   N |
    +   +   +   +---+-D-+
      c   d | e W P   P D
    +---+-D-+   +-D-+-W-+
    | R D Q | e   f | g
    +   +   +...+   +   +
    W R | Q W h   f   g |
    +-W-+---+   +---+   +
  `,
  spaces: {
    a: { terrain: 'grass', marks: ['unknown'] },
    b: { terrain: 'mud', marks: ['enemy'] }, // track to the barn door
    c: { terrain: 'grass', cover: 1 }, // nettles behind the shack
    d: { terrain: 'grass', marks: ['anomaly'] },
    e: { terrain: 'concrete', cover: 1, marks: ['enemy', 'anomaly'] }, // foot of the radio mast
    f: { terrain: 'mud' },
    g: { terrain: 'grass', cover: 1, marks: ['loot'] }, // hay bales
    h: { terrain: 'grass', cover: 1 }, // generator
    N: { terrain: 'wood', cover: 2, indoor: true, marks: ['loot', 'unknown'] }, // barn
    P: { terrain: 'wood', cover: 1, indoor: true, marks: ['enemy'] }, // stalls
    R: { terrain: 'wood', cover: 2, indoor: true, marks: ['unknown'] }, // radio room of the shack
    Q: { terrain: 'wood', cover: 2, indoor: true, marks: ['loot'] }, // front room of the shack
  },
};
