import type { BoardPicture, BoardSpace, EdgeKind, Terrain } from '../board/index.ts';

const width = 15;
const height = 10;

type Plot = readonly [
  id: string,
  x: number,
  y: number,
  w: number,
  h: number,
  terrain: Terrain,
  more?: Omit<Partial<BoardSpace>, 'id' | 'squares' | 'terrain'>,
];

const farm = { room: 'farm', cover: 2 } as const;
const shed = { room: 'shed', cover: 1 } as const;
const hall = { room: 'hall', cover: 2 } as const;
const depot = { room: 'depot', cover: 1 } as const;

const plots: readonly Plot[] = [
  ['a1', 1, 1, 2, 1, 'wood', farm],
  ['a2', 3, 1, 1, 2, 'wood', farm],
  ['a3', 1, 2, 2, 2, 'wood', farm],
  ['a4', 3, 3, 1, 1, 'wood', farm],
  ['a5', 4, 1, 2, 1, 'tiles', shed],
  ['a6', 4, 2, 1, 2, 'tiles', shed],
  ['a7', 5, 2, 1, 2, 'tiles', shed],
  ['g1', 0, 0, 2, 1, 'grass'],
  ['g2', 2, 0, 2, 1, 'grass'],
  ['g3', 4, 0, 2, 1, 'grass'],
  ['g4', 6, 0, 2, 2, 'grass', { cover: 1 }],
  ['g5', 0, 1, 1, 2, 'grass'],
  ['g6', 0, 3, 1, 1, 'grass'],
  ['g7', 8, 0, 2, 1, 'grass'],
  ['g8', 6, 2, 2, 1, 'grass'],
  ['g9', 6, 3, 1, 1, 'grass'],
  ['g10', 7, 3, 2, 1, 'grass', { radiation: 1 }],
  ['m1', 8, 1, 2, 2, 'mud', { radiation: 3 }],
  ['m2', 9, 3, 1, 1, 'mud', { radiation: 2 }],
  ['w1', 11, 0, 3, 2, 'sand', { water: true }],
  ['w2', 11, 2, 2, 1, 'sand', { water: true }],
  ['s1', 10, 0, 1, 2, 'sand'],
  ['s2', 10, 2, 1, 2, 'sand'],
  ['s3', 13, 2, 2, 1, 'sand'],
  ['s4', 14, 0, 1, 2, 'sand', { radiation: 4 }],
  ['s5', 11, 3, 2, 1, 'sand', { cover: 1 }],
  ['s6', 13, 3, 2, 1, 'grass'],
  ['r1', 0, 4, 2, 2, 'road'],
  ['r2', 2, 4, 2, 1, 'road'],
  ['r3', 2, 5, 2, 1, 'road'],
  ['r4', 4, 4, 2, 2, 'road', { cover: 2 }],
  ['r5', 6, 4, 2, 1, 'road'],
  ['r6', 6, 5, 1, 1, 'road'],
  ['r7', 7, 5, 1, 1, 'road'],
  ['r8', 8, 4, 2, 2, 'road'],
  ['r9', 10, 4, 2, 1, 'road'],
  ['r10', 10, 5, 2, 1, 'road'],
  ['r11', 12, 4, 3, 1, 'road'],
  ['r12', 12, 5, 3, 1, 'road', { cover: 1 }],
  ['k1', 0, 6, 2, 1, 'rock'],
  ['k2', 2, 6, 1, 2, 'rock', { cover: 1 }],
  ['n1', 0, 7, 2, 2, 'snow'],
  ['n2', 0, 9, 2, 1, 'snow'],
  ['n3', 2, 8, 2, 2, 'snow'],
  ['g11', 3, 6, 2, 2, 'grass'],
  ['g12', 5, 6, 1, 2, 'grass'],
  ['g13', 4, 8, 2, 1, 'grass'],
  ['g14', 4, 9, 2, 1, 'grass'],
  ['c1', 6, 6, 2, 1, 'concrete', { cover: 2 }],
  ['c2', 6, 7, 2, 2, 'concrete'],
  ['c3', 6, 9, 2, 1, 'concrete'],
  ['c4', 8, 6, 1, 2, 'concrete'],
  ['c5', 8, 8, 1, 2, 'concrete'],
  ['b1', 9, 6, 2, 1, 'metal', hall],
  ['b2', 11, 6, 1, 2, 'metal', hall],
  ['b3', 9, 7, 2, 2, 'metal', { ...hall, radiation: 1 }],
  ['b4', 11, 8, 1, 1, 'metal', hall],
  ['b5', 9, 9, 3, 1, 'metal', hall],
  ['b6', 12, 6, 3, 1, 'concrete', depot],
  ['b7', 12, 7, 1, 2, 'concrete', depot],
  ['b8', 13, 7, 2, 2, 'concrete', depot],
  ['b9', 12, 9, 3, 1, 'concrete', depot],
];

const vertical: EdgeKind[] = Array.from({ length: (width + 1) * height }, () => 'open');
const horizontal: EdgeKind[] = Array.from({ length: width * (height + 1) }, () => 'open');
const left = (x: number, y: number, kind: EdgeKind) => {
  vertical[y * (width + 1) + x] = kind;
};
const above = (x: number, y: number, kind: EdgeKind) => {
  horizontal[y * width + x] = kind;
};
function building(x: number, y: number, w: number, h: number): void {
  for (let dx = 0; dx < w; dx += 1) {
    above(x + dx, y, 'wall');
    above(x + dx, y + h, 'wall');
  }
  for (let dy = 0; dy < h; dy += 1) {
    left(x, y + dy, 'wall');
    left(x + w, y + dy, 'wall');
  }
}
building(1, 1, 3, 3);
building(4, 1, 2, 3);
building(9, 6, 3, 4);
building(12, 6, 3, 4);
above(2, 4, 'door');
left(4, 2, 'door');
left(6, 3, 'door');
left(1, 1, 'window');
above(3, 1, 'window');
above(5, 1, 'window');
left(9, 7, 'door');
left(12, 8, 'door');
above(13, 6, 'door');
above(10, 6, 'window');
left(9, 9, 'window');
left(15, 8, 'window');
for (const x of [3, 4, 5]) above(x, 6, 'impassable');
for (const y of [0, 1, 2]) left(10, y, 'impassable');
for (const x of [8, 9]) above(x, 4, 'wall');
left(8, 8, 'impassable');
left(8, 9, 'impassable');

const squares: (string | null)[] = Array.from({ length: width * height }, () => null);
const spaces = plots.map(([id, x, y, w, h, terrain, more]): BoardSpace => {
  const own: number[] = [];
  for (let dy = 0; dy < h; dy += 1) {
    for (let dx = 0; dx < w; dx += 1) {
      const square = (y + dy) * width + x + dx;
      squares[square] = id;
      own.push(square);
    }
  }
  return {
    id,
    name: `Space ${id.toUpperCase()}, ${terrain}`,
    label: id.toUpperCase(),
    squares: own,
    terrain,
    ...more,
  };
});

export const picture: BoardPicture = { width, height, squares, spaces, vertical, horizontal };
export const at = (x: number, y: number): number => y * width + x;
