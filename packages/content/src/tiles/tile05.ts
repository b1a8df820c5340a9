import type { TileDrawing } from '@zonecrawl/engine/board';

/** Back field: open ground around a pond, and a brick house with a guard room before a windowless cell. */
export const tile05: TileDrawing = {
  id: '5',
  drawing: `
    +---+   +   +---+   +
      a   a   b   c   c |
    +   +   +   +...+   +
    | d   p   p   e   c
    +   +   +   +   +---+
      d   p   p   e   f
    +   +   +   +-W-+-D-+
    | g   h   h D G   G |
    +   +---+   +---+-D-+
      g   g : i | C   C |
    +---+   +   +---+---+
  `,
  spaces: {
    a: { terrain: 'grass', marks: ['anomaly'] },
    b: { terrain: 'grass' },
    c: { terrain: 'grass', cover: 1, marks: ['loot'] }, // haystack
    d: { terrain: 'mud', cover: 1 }, // reeds
    e: { terrain: 'sand', radiation: 1, marks: ['anomaly'] }, // shore with a leaking drum
    f: { terrain: 'grass', marks: ['enemy'] },
    g: { terrain: 'grass', cover: 1, marks: ['unknown'] }, // old plough
    h: { terrain: 'mud', marks: ['enemy'] },
    i: { terrain: 'mud', cover: 1 }, // coal heap
    p: { terrain: 'mud', water: true },
    G: { terrain: 'concrete', cover: 2, indoor: true, marks: ['enemy', 'unknown'] }, // guard room
    C: { terrain: 'concrete', cover: 3, indoor: true, marks: ['loot', 'cell'] }, // the cell
  },
};
