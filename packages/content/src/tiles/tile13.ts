import type { TileDrawing } from '@zonecrawl/engine/board';

/** Outpost: barracks and office behind fences, a watchtower over the gate, sandbags on the south side. */
export const tile13: TileDrawing = {
  id: '13',
  drawing: `
    +   +---+   +   +-W-+
    | a   a   b   c D T W
    +   +---+-D-+   +-W-+
    : d W B   B W c   e
    +   +-D-+---+...+   +
      d | Q   Q D f | e
    +   +---+-W-+   +---+
      g   g : h   f   i |
    +...+   +   +---+   +
      j   k   h   l | i
    +---+   +   +...+   +
  `,
  spaces: {
    a: { terrain: 'grass', marks: ['start'] },
    b: { terrain: 'concrete', marks: ['enemy'] },
    c: { terrain: 'concrete', marks: ['anomaly'] },
    d: { terrain: 'grass', cover: 1 }, // hedge
    e: { terrain: 'concrete', cover: 1, marks: ['unknown'] }, // concrete blocks
    f: { terrain: 'concrete', marks: ['enemy'] },
    g: { terrain: 'grass', marks: ['unknown'] },
    h: { terrain: 'mud', cover: 2, marks: ['anomaly'] }, // sandbag ring
    i: { terrain: 'mud', cover: 1, marks: ['loot'] }, // truck
    j: { terrain: 'grass', cover: 1, marks: ['loot'] }, // dog kennel
    k: { terrain: 'mud', marks: ['exit'] },
    l: { terrain: 'mud', cover: 2 }, // trench
    B: { terrain: 'concrete', cover: 2, indoor: true, marks: ['loot', 'enemy'] }, // barracks
    Q: { terrain: 'tiles', cover: 2, indoor: true, marks: ['loot', 'unknown'] }, // office
    T: { terrain: 'metal', cover: 3, indoor: true, marks: ['enemy'] }, // watchtower
  },
};
