import type { TileDrawing } from '@zonecrawl/engine/board';

/** Checkpoint: the road into the camp, a fence across it with a gate, a guard hut and a hole behind the lorry. */
export const tile01: TileDrawing = {
  id: '1',
  drawing: `
    +---+   +   +   +---+
    | d   d   r   c   c
    +   +---+   +   +   +
      d | H D r | e   c |
    +   +   +   +   +---+
      d W H W r   e   e
    +...+-W-+   +---+   +
    : j   j   k   s   s
    +   +---+   +   +   +
      l   l : k | s   s |
    +---+   +   +   +---+
  `,
  spaces: {
    c: { terrain: 'grass', marks: ['anomaly'] },
    d: { terrain: 'grass', cover: 1, marks: ['loot', 'unknown'] }, // bushes around the hut
    e: { terrain: 'metal', cover: 2, marks: ['loot'] }, // burnt-out lorry, and behind it the hole in the fence
    H: { terrain: 'wood', cover: 2, indoor: true, marks: ['loot', 'enemy'] }, // guard hut
    j: { terrain: 'grass', cover: 1 }, // sandbags under the hut's window
    k: { terrain: 'road', marks: ['exit'] },
    l: { terrain: 'mud', cover: 1, marks: ['anomaly'] },
    r: { terrain: 'road', marks: ['enemy'] }, // the gate, and the lane from it into the camp
    s: { terrain: 'grass', marks: ['start'] },
  },
};
