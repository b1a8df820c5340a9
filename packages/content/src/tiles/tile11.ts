import type { TileDrawing } from '@zonecrawl/engine/board';

/** Machine graveyard: rows of dead vehicles around a helicopter hull; the richest scrap glows the most. */
export const tile11: TileDrawing = {
  id: '11',
  drawing: `
    +---+   +   +---+   +
    | a | b   b   c | d |
    +   +---+   +   +   +
      a   e   e | c   d
    +   +   +-W-+---+---+
      f | g D H   H W i
    +   +   +---+-D-+   +
    | f   g : j   k | i |
    +---+---+   +   +   +
      l   m   m | k   n
    +   +---+   +   +---+
  `,
  spaces: {
    a: { terrain: 'sand', marks: ['start'] },
    b: { terrain: 'mud', cover: 1, marks: ['enemy'] }, // fire engine
    c: { terrain: 'mud', radiation: 2, marks: ['anomaly'] },
    d: { terrain: 'metal', cover: 3, radiation: 4, marks: ['loot'] }, // crushed tank
    e: { terrain: 'mud', radiation: 1 },
    f: { terrain: 'sand', cover: 1, marks: ['unknown'] }, // bus row
    g: { terrain: 'mud', marks: ['enemy'] },
    i: { terrain: 'metal', cover: 2, radiation: 2, marks: ['loot'] }, // excavator
    j: { terrain: 'mud', cover: 2, radiation: 1, marks: ['unknown'] },
    k: { terrain: 'mud', radiation: 2, marks: ['anomaly'] },
    l: { terrain: 'sand', cover: 1, marks: ['loot'] },
    m: { terrain: 'sand', marks: ['exit'] },
    n: { terrain: 'metal', cover: 1, radiation: 1 },
    H: { terrain: 'metal', cover: 2, radiation: 3, indoor: true, marks: ['loot', 'unknown'] }, // helicopter hull
  },
};
