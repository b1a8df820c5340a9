/** boardgame.io without its network: the reducer that takes moves, in production mode. */
import { createRequire } from 'node:module';

export interface State<G> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
/** What a move is given: a draft of G that it may change. */
export interface MoveContext<G> {
  readonly G: G;
  readonly playerID: string;
}
/** The part of a game's description used here. */
export interface GameDescription<G> {
  readonly setup: () => G;
  readonly moves: Readonly<Record<string, (context: MoveContext<G>, argument: number) => unknown>>;
  readonly turn?: { readonly minMoves: number; readonly maxMoves: number };
  readonly endIf?: (state: State<G>) => unknown;
}
interface Library {
  ProcessGameConfig(game: unknown): unknown;
  InitializeGame(options: { readonly game: unknown; readonly numPlayers: number }): unknown;
  CreateGameReducer(options: { readonly game: unknown }): (state: unknown, action: unknown) => unknown;
}

const require = createRequire(import.meta.url);
const library: Library = require('boardgame.io/internal');
export const { INVALID_MOVE }: { readonly INVALID_MOVE: unknown } = require('boardgame.io/core');

export interface BenchTable<G> {
  readonly beginning: State<G>;
  /** The state after the player whose turn it is has made this move. */
  readonly move: (state: State<G>, type: string, argument: number) => State<G>;
}

/** A game set up for so many players. */
export function tableOf<G>(description: GameDescription<G>, numPlayers: number): BenchTable<G> {
  const game = library.ProcessGameConfig(description);
  const reduce = library.CreateGameReducer({ game });
  const isState = (state: unknown): state is State<G> =>
    typeof state === 'object' && state !== null && 'G' in state && 'ctx' in state;
  const sure = (state: unknown): State<G> => {
    if (!isState(state)) throw new Error('boardgame.io gave something that is no state');
    return state;
  };
  return {
    beginning: sure(library.InitializeGame({ game, numPlayers })),
    move: (state, type, argument) => {
      const payload = { type, args: [argument], playerID: state.ctx.currentPlayer };
      return sure(reduce(state, { type: 'MAKE_MOVE', payload }));
    },
  };
}
