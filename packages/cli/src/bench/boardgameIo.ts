/** boardgame.io: its reducer playing tic-tac-toe at random, in production mode. */
import { createRequire } from 'node:module';
import { type Contestant, lottery, playFor } from './round.ts';

const require = createRequire(import.meta.url);

interface State {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
type Reducer = (state: State, action: unknown) => State;
interface Internal {
  ProcessGameConfig(game: unknown): unknown;
  InitializeGame(options: { readonly game: unknown; readonly numPlayers: number }): State;
  CreateGameReducer(options: { readonly game: unknown }): Reducer;
}
const { ProcessGameConfig, InitializeGame, CreateGameReducer }: Internal = require('boardgame.io/internal');
const { INVALID_MOVE }: { readonly INVALID_MOVE: unknown } = require('boardgame.io/core');

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

/** The game of its own tutorial. */
const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, id: number) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: State) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

const game = ProcessGameConfig(ticTacToe);
const reduce = CreateGameReducer({ game });
const beginning = InitializeGame({ game, numPlayers: 2 });
const random = lottery(1);

export const contestant: Contestant = (milliseconds) =>
  playFor(milliseconds, () => {
    let decisions = 0;
    let state = beginning;
    while (state.ctx.gameover === undefined) {
      const free = state.G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
      const args = [free[random(free.length)]];
      const payload = { type: 'clickCell', args, playerID: state.ctx.currentPlayer };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
      decisions++;
    }
    return decisions;
  });
