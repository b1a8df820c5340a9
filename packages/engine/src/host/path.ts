/** The consequences of walking a path, as far as a player may know them beforehand. */

import type { SpaceId } from '../board/types.ts';
import type { GamePlay } from '../game/play.ts';
import type { Game } from '../model/game.ts';
import type { Reason } from '../model/reasons.ts';
import type { StalkerState } from '../model/state.ts';
import { crossingOdds, reactionOdds } from '../odds/index.ts';
import { hasEnemy, spaceOf } from '../rules/basics/entities.ts';
import { sumOf } from '../rules/harm/wounds.ts';
import { watchersOf } from '../rules/map/attention.ts';
import { lookedAt, settleAttention } from '../rules/map/journey.ts';
import { hasRoomFor, mayEndOn, nextSpaces, pushable } from '../rules/map/legalSteps.ts';
import { discardExposed } from '../rules/movement/pushes.ts';
import { mapRadiationModifiers } from '../rules/stalker/radiation.ts';
import type { PathPreview } from './protocol.ts';
import { type MoveRef, type Stride, strideOf, takeStep, unhide } from './strides.ts';

export function pathPreview(play: GamePlay, ref: MoveRef, path: readonly SpaceId[]): PathPreview | null {
  const stride = strideOf(play, ref);
  if (!stride) return null;
  const { game, stalker, move, journey } = stride;
  const before = stalker.attention;
  const from = journey.path.length - 1;
  const seen = [seenHere(stride)];
  const refusal = walk(stride, path, seen) ?? endRefusal(stride);
  const space = spaceOf(stalker);
  unhide(stride);
  seen[seen.length - 1] = seenHere(stride);
  const pushes = hasRoomFor(game, stalker, space) ? [] : pushable(game, stalker, space).map(({ id }) => id);
  const crossing = crossingOdds(game, stalker, journey.path.length > 1 ? journey.path : []);
  if (journey.path.length > 1) {
    lookedAt(game, stalker, journey);
    discardExposed(game, stalker);
    if (move.attention === 'normal') settleAttention(game, stalker, journey, stalker.attention);
  }
  game.state.moving = null;
  const { attention } = stalker;
  return {
    path: journey.path.slice(from),
    refusal,
    dose: doseOf(game, stalker, journey.path, stride.slides),
    crossing,
    attention,
    attentionChanges: attention?.level !== before?.level || attention?.space !== before?.space,
    seen,
    turns: turnsSince(play.game, game),
    pushes,
    reactions: reactionOdds(game, stalker, space),
  };
}

const seenHere = ({ game, stalker }: Stride): PathPreview['seen'][number] => ({
  space: spaceOf(stalker),
  by: watchersOf(game, stalker).map(({ id }) => id),
});

/** Space by space, as far as it goes; MV2: an Enemy ends it. */
function walk(
  { ...stride }: Stride,
  path: readonly SpaceId[],
  seen: PathPreview['seen'][number][],
): Reason | null {
  const { game, stalker, move } = stride;
  for (const [index, to] of path.entries()) {
    const left = stride.left - index;
    if (left <= 0) return { reason: 'tooFar', clause: 'MV1' };
    if (!nextSpaces(game, stalker, move, left).includes(to)) return { reason: 'noStepThere', clause: 'MV1' };
    takeStep(stride, to);
    seen.push(seenHere(stride));
    if (hasEnemy(game, to) && !move.uninterrupted) {
      return index < path.length - 1 ? { reason: 'enemyStops', clause: 'MV2' } : null;
    }
  }
  return null;
}

/** MV4, A2. */
function endRefusal({ game, stalker, move, journey }: Stride): Reason | null {
  if (journey.path.length === 1) return { reason: 'noStep', clause: 'MV1' };
  if (move.exactly && journey.path.length - 1 < move.upTo) return { reason: 'tooShort', clause: 'A2' };
  return mayEndOn(game, stalker, spaceOf(stalker)) ? null : { reason: 'noRoom', clause: 'MV4' };
}

const HIGHEST_DOSAGE = 16;

/** RD1, RD2: once, by the highest radiation it met. */
export function doseOf(
  game: Game,
  stalker: StalkerState,
  path: readonly SpaceId[],
  slides: boolean,
): PathPreview['dose'] {
  let highest = 0;
  for (const space of path) highest = Math.max(highest, game.board.spaces[space]?.radiation ?? 0);
  const by = slides ? Math.max(0, highest + sumOf(mapRadiationModifiers(game, stalker))) : 0;
  const to = stalker.dosage + by;
  return { by, to: Math.min(HIGHEST_DOSAGE, to), over: to > HIGHEST_DOSAGE };
}

function turnsSince(before: Game, after: Game): PathPreview['turns'] {
  const turns: PathPreview['turns'][number][] = [];
  for (const [index, { id, facing }] of after.state.enemies.entries()) {
    if (before.state.enemies[index]?.facing !== facing) turns.push({ enemy: id, facing });
  }
  return turns;
}
