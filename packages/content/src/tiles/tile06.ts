import type { TileDrawing } from '@zonecrawl/engine/board';

/** Railway siding: a boxcar and a brake van on rusty rails, with one long lane along the middle track. */
export const tile06: TileDrawing = {
  id: '6',
  drawing: `
    +   +---+   +   +---+
    | a   a | b   b   c
    +   +-D-+---+-W-+   +
      d | V   V   V W c |
    +   +---+---+-D-+   +
      d   e   f   f   g
    +---+   +---+-W-+   +
      h   h D U   U | g
    +   +   +-W-+---+---+
    | i   h   j   j   k |
    +   +---+   +   +---+
  `,
  spaces: {
    a: { terrain: 'grass', marks: ['start', 'exit'] },
    b: { terrain: 'grass', cover: 1, marks: ['anomaly'] }, // embankment
    c: { terrain: 'grass', marks: ['unknown'] },
    d: { terrain: 'rock' },
    e: { terrain: 'metal', marks: ['enemy'] }, // middle track
    f: { terrain: 'metal' },
    g: { terrain: 'rock', cover: 1, marks: ['enemy'] }, // stacked sleepers
    h: { terrain: 'concrete', marks: ['anomaly'] }, // loading platform
    i: { terrain: 'grass', cover: 2, marks: ['loot'] }, // buffer stop
    j: { terrain: 'rock' },
    k: { terrain: 'grass', cover: 1, marks: ['loot'] }, // signal box ruin
    V: { terrain: 'metal', cover: 2, indoor: true, marks: ['loot', 'enemy'] }, // boxcar
    U: { terrain: 'metal', cover: 2, indoor: true, marks: ['loot', 'unknown'] }, // brake van
  },
};
