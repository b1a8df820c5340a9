/** Builds a playable game from a validated position. Errors are reported with their place in the file. */
import { ProblemError } from '../base/errors.ts';
import { errorIn, inside, type Problem, problemAt } from '../base/problems.ts';
import type { SpaceId } from '../board/index.ts';
import { problemsOf } from '../kernel/files.ts';
import { newGame } from '../mission/effects/script.ts';
import type { Box } from '../model/box.ts';
import type { Game } from '../model/game.ts';
import type { GameState } from '../model/state.ts';
import { checkAttention } from '../rules/map/attention.ts';
import { coverSymbols } from '../rules/map/symbols.ts';
import { Builder } from './builder.ts';
import { checkGear } from './checkGear.ts';
import { checkNames } from './checkNames.ts';
import { placeCompanions, placeEnemies, placeKinds, placeStalkers } from './entities.ts';
import { positionNow } from './oldNames.ts';
import { type Position, positionSchema } from './schema.ts';
import { stateOf } from './state.ts';
import { stackDecks, takeFromSupply } from './supply.ts';
import { placeAnomalies, placeTokens } from './tokens.ts';

export type Built =
  | { readonly ok: true; readonly state: GameState; readonly position: Position; readonly names: Names }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** What people call the entities of a position. */
export type Names = Readonly<Record<string, number>>;

export function buildPosition(box: Box, file: unknown): Built {
  const parsed = positionSchema.safeParse(positionNow(file));
  if (!parsed.success) {
    return { ok: false, problems: problemsOf(parsed.error) };
  }
  const position = parsed.data;
  const state = stateOf(box, position);
  let game: Game;
  try {
    game = newGame(box, state);
  } catch (error) {
    const problems =
      error instanceof ProblemError
        ? inside('board', error.problems)
        : [problemAt('board', 'file.rulesFail', { error: errorIn(error) })];
    return { ok: false, problems };
  }
  const builder = new Builder(game);
  placeStalkers(builder, position);
  placeKinds(builder, position);
  placeEnemies(builder, position);
  placeCompanions(builder, position);
  placeAnomalies(builder, position);
  placeTokens(builder, position);
  stackDecks(builder, position);
  state.nextOwned = builder.nextOwned;
  takeFromSupply(state, position);
  for (const entity of [...state.stalkers, ...state.companions, ...state.enemies]) {
    if (entity.space !== null && entity.covers.length === 0) coverSymbols(game, entity);
  }
  checkNames(box, position, builder.problems);
  if (builder.problems.length === 0) checkGear(game, position, builder.say);
  if (builder.problems.length === 0) checkAttention(game);
  checkCapacity(builder);
  if (builder.problems.length > 0) return { ok: false, problems: builder.problems };
  return { ok: true, state, position, names: builder.names };
}

function checkCapacity(builder: Builder): void {
  const { state, board } = builder.game;
  const crowd = new Map<SpaceId, number>();
  for (const entity of [...state.stalkers, ...state.companions, ...state.enemies]) {
    if (entity.space !== null) crowd.set(entity.space, (crowd.get(entity.space) ?? 0) + 1);
  }
  for (const [space, count] of crowd) {
    const info = board.spaces[space];
    if (info && count > info.capacity) {
      builder.say('board', 'position.capacity', { space: info.name, capacity: info.capacity, count });
    }
  }
}
