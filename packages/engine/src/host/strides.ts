/**
 * A movement walked on a copy of the game with the rules' own plain functions: nothing is rolled, turned up or
 * triggered, so nothing hidden can show. What paths and reach are previewed with.
 */

import type { SpaceId } from '../board/types.ts';
import { copyState } from '../game/copy.ts';
import type { GamePlay } from '../game/play.ts';
import { checkpointOf } from '../kernel/runner.ts';
import type { CardAction, StalkerMove } from '../model/abilities.ts';
import type { Decision } from '../model/decision.ts';
import { UNLIMITED } from '../model/enemies.ts';
import type { Game } from '../model/game.ts';
import type { OwnedId, StalkerId } from '../model/ids.ts';
import type { GameState, StalkerState } from '../model/state.ts';
import { offered } from '../rules/action/actions.ts';
import { checkAttention } from '../rules/map/attention.ts';
import { arrive, type Journey, setOut } from '../rules/map/journey.ts';
import { directionsAcross, stalkerMove } from '../rules/map/legalSteps.ts';
import { relocate } from '../rules/map/relocate.ts';
import { capOf } from '../rules/movement/movement.ts';
import { turnTowardLeaver } from '../rules/movement/pushes.ts';
import type { TokenIndex } from '../rules/stalker/turnTokens.ts';

/** A movement that could be made, or is under way. */
export interface Stride {
  readonly game: Game;
  readonly stalker: StalkerState;
  readonly move: StalkerMove;
  /** Steps that may still be made. */
  readonly left: number;
  readonly journey: Journey;
  /** RD1: the Turn token slides for it. */
  readonly slides: boolean;
}

export interface MoveRef {
  readonly stalker: StalkerId;
  readonly action: string;
  readonly source: OwnedId | null;
}

/** The movement of this Action as it stands; null if there is none, or it is a forced one. */
export function strideOf(play: GamePlay, ref: MoveRef): Stride | null {
  const game = scratch(play.game, copyState(play.game.state));
  const stalker = game.state.stalkers[ref.stalker];
  if (!stalker || stalker.space === null) return null;
  const { decision } = play;
  if (decision?.kind === 'step' && decision.who === stalker.id) return underWay(play, game, stalker, ref);
  const offer = offered(game, stalker).find(
    ({ action, owned }) => action.id === ref.action && (owned?.id ?? null) === ref.source,
  );
  const move = offer && moveOf(offer.action, game, stalker);
  if (!move || move.toward !== null) return null;
  game.state.moving = { stalker: stalker.id, sightCap: capOf(move) };
  const token = game.state.turn?.token ?? nextToken(stalker);
  const slides = !offer.free && !isGranted(decision, ref) && stalker.turns[token].markers === 0; // R8
  return { game, stalker, move, left: move.upTo, journey: setOut(game, stalker), slides };
}

/** R5: the first that is left, before a Turn has begun. */
const nextToken = ({ turns }: StalkerState): TokenIndex => (turns[0].used ? 1 : 0);

/** R2: an effect gives for nothing what costs an Action in a Turn. */
const isGranted = (decision: Decision | null, { action, source }: MoveRef): boolean =>
  decision?.options.some(
    (option) => option.is === 'action' && option.action === action && option.source === source && option.free,
  ) ?? false;

const moveOf = ({ move }: CardAction, game: Game, stalker: StalkerState): StalkerMove | undefined =>
  typeof move === 'function' ? move(game, stalker) : move;

const scratch = (game: Game, state: GameState): Game => ({ ...game, state, facts: [] });

/** Step by step: what came before is walked again from where the Action began. */
function underWay(play: GamePlay, game: Game, stalker: StalkerState, ref: MoveRef): Stride {
  const { turn, moving } = game.state;
  const left = play.decision?.about.amount ?? 1;
  const named = offered(game, stalker).find(({ action }) => action.id === ref.action)?.action;
  const { clauses } = play.decision ?? { clauses: [] };
  const move =
    (named && moveOf(named, game, stalker)) ??
    stalkerMove({ upTo: left, sightCap: moving?.sightCap ?? null, clauses });
  const { checkpoint: before } = checkpointOf(play);
  const token = turn?.token ?? 0;
  const slid = before.stalkers[stalker.id]?.turns[token].slid ?? 0;
  const walked = turn?.stalker === stalker.id ? turn.visited : [];
  const journey = retrace(play.game, before, stalker, move, walked) ?? setOut(game, stalker);
  return { game, stalker, move, left, journey, slides: stalker.turns[token].slid > slid };
}

function retrace(
  game: Game,
  before: GameState,
  { id, space }: StalkerState,
  move: StalkerMove,
  walked: readonly SpaceId[],
): Journey | null {
  const past = scratch(game, copyState(before));
  const stalker = past.state.stalkers[id];
  if (!stalker || stalker.space !== walked[0] || walked.at(-1) !== space) return null;
  past.state.moving = { stalker: id, sightCap: capOf(move) };
  const stride: Stride = {
    game: past,
    stalker,
    move,
    left: 0,
    journey: setOut(past, stalker),
    slides: false,
  };
  for (const to of walked.slice(1)) takeStep(stride, to);
  return stride.journey;
}

/** MV9: one step, without what it may trigger. */
export function takeStep({ game, stalker, move, journey }: Stride, to: SpaceId): void {
  const direction = directionsAcross(game, stalker, to)[0] ?? null;
  turnTowardLeaver(game, stalker, to, direction);
  relocate(game, stalker, to, 'step', direction, move.clauses);
  checkAttention(game);
  arrive(game, stalker, journey);
}

/** On the final space nothing hides it any more. */
export function unhide({ game, stalker }: Stride): void {
  game.state.moving = { stalker: stalker.id, sightCap: UNLIMITED };
  checkAttention(game);
}
