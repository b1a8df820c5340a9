import type { TileDrawing } from '@zonecrawl/engine/board';

/** Winter: a snowed-in clearing that never thaws, a hunter's cabin and a frozen lake too thin to walk on. */
export const winter: TileDrawing = {
  id: 'winter',
  drawing: `
    +---+---+---+---+---+
    | a   a   b   c   c |
    +   +---+-D-+...+   +
    | d | H   H W e   c |
    +   +-W-+---+   +---+
    | d   f   f   e   g |
    +---+   +   +---+   +
    | i   i   p   p : g |
    +   +---+   +   +   +
    | j   j   p   p   k |
    +---+---+---+---+---+
  `,
  spaces: {
    a: { terrain: 'snow', cover: 1 }, // firs
    b: { terrain: 'snow' },
    c: { terrain: 'snow', cover: 1, marks: ['overlay'] }, // snowdrift with something under it
    d: { terrain: 'snow' },
    e: { terrain: 'snow', cover: 1 },
    f: { terrain: 'snow' },
    g: { terrain: 'snow', cover: 1 }, // fallen trunk
    i: { terrain: 'snow' },
    j: { terrain: 'snow', marks: ['entrance'] },
    k: { terrain: 'snow', cover: 2, marks: ['loot2'] }, // sledge
    p: { terrain: 'snow', water: true }, // thin ice
    H: { terrain: 'wood', cover: 2, indoor: true, marks: ['loot4'] }, // cabin
  },
};
