/** boardgame.io playing the game of its own tutorial at random: the smallest state there is. */
import { INVALID_MOVE, tableOf } from './boardgameIo.ts';
import { type Contestant, playFor, seededRandom } from './round.ts';

interface Board {
  readonly cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const isWon = (cells: readonly (string | null)[]): boolean =>
  LINES.some(([a = 0, b = 0, c = 0]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const { beginning, move } = tableOf<Board>(
  {
    setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell: ({ G, playerID }, id) => {
        if (G.cells[id] !== null) return INVALID_MOVE;
        G.cells[id] = playerID;
        return undefined;
      },
    },
    endIf: ({ G, ctx }) => {
      if (isWon(G.cells)) return { winner: ctx.currentPlayer };
      return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
    },
  },
  2,
);
const random = seededRandom(1);

export const contestant: Contestant = (milliseconds) =>
  playFor(milliseconds, () => {
    let decisions = 0;
    let state = beginning;
    while (state.ctx.gameover === undefined) {
      const free = state.G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
      state = move(state, 'clickCell', free[random(free.length)] ?? 0);
      decisions++;
    }
    return decisions;
  });
