/** Tiles as older versions drew them: a game that began on one goes on there. */
import type { TileDrawing } from '@zonecrawl/engine/board';

/** Tile 1 had thirteen spaces. */
const checkpoint: TileDrawing = {
  id: '1',
  drawing: `
    +---+   +   +   +---+
    | a   a   b   c   c
    +   +---+   +   +   +
      d | H D b | e   c |
    +   +   +   +   +---+
      d W H W r   e   f
    +...+-W-+   +---+   +
    : i   j   k   s   s
    +   +---+   +   +   +
      l   l : k | s   s |
    +---+   +   +   +---+
  `,
  spaces: {
    a: { terrain: 'grass', marks: ['unknown'] },
    b: { terrain: 'road', marks: ['enemy'] }, // the lane from the gate to the camp
    c: { terrain: 'grass', marks: ['anomaly'] },
    d: { terrain: 'grass', cover: 1, marks: ['loot'] }, // bushes behind the hut
    e: { terrain: 'metal', cover: 2, marks: ['loot'] }, // burnt-out lorry
    f: { terrain: 'mud', cover: 1 }, // ditch at the hole in the fence
    H: { terrain: 'wood', cover: 2, indoor: true, marks: ['loot', 'enemy'] }, // guard hut
    i: { terrain: 'grass' },
    j: { terrain: 'grass', cover: 1 }, // sandbags under the hut's window
    k: { terrain: 'road', marks: ['exit'] },
    l: { terrain: 'mud', cover: 1, marks: ['anomaly'] },
    r: { terrain: 'road', marks: ['enemy'] }, // the gate
    s: { terrain: 'grass', marks: ['start'] },
  },
};

/** By the version whose games know them so. */
export const formerTiles: Readonly<Record<string, readonly TileDrawing[]>> = { '0.1.0': [checkpoint] };
