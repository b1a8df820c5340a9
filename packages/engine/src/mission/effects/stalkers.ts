/** What cards of a Mission do to Stalkers, one after the other (R14). */

import type { Effect } from '../../model/effects.ts';
import type { Game } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { StalkerState } from '../../model/state.ts';
import { sufferDamage } from '../../rules/harm/defense.ts';
import { placeAttention, reduceAttention } from '../../rules/map/attention.ts';
import { mayMove, stalkerMove } from '../../rules/map/legalSteps.ts';
import { moveStalker } from '../../rules/movement/movement.ts';
import { closestRoom, leaveMap, place } from '../../rules/movement/placing.ts';
import { doseFromMap, lowerDosage, raiseDosage } from '../../rules/stalker/radiation.ts';
import { gainStatus, heal, loseHp, loseStatus } from '../../rules/stalker/statuses.ts';
import { placeMarkers, type TokenIndex } from '../../rules/stalker/turnTokens.ts';
import { amount } from '../words/conditions.ts';
import type { EffectContext } from '../words/effectContext.ts';
import { spacesOf } from '../words/places.ts';
import { chooseToken, slideOne } from './ask.ts';
import { give, take } from './gifts.ts';
import { grantAction } from './grant.ts';
import { pickStalkers } from './pick.ts';
import { occasion } from './triggers.ts';

export type StalkerEffect = Extract<
  Effect,
  {
    readonly do:
      | 'give'
      | 'take'
      | 'heal'
      | 'loseHp'
      | 'suffer'
      | 'dosage'
      | 'status'
      | 'attention'
      | 'slide'
      | 'marker'
      | 'moveStalkers'
      | 'grantAction'
      | 'placeStalkers'
      | 'leave'
      | 'nextStandardFree';
  }
>;

export function* toStalkers(game: Game, effect: StalkerEffect, about: EffectContext): Rule {
  for (const stalker of yield* pickStalkers(game, effect.who, about)) {
    // MI8: one who left meanwhile is no target.
    if (stalker.space !== null) yield* toOne(game, stalker, effect, about);
  }
}

function* toOne(game: Game, stalker: StalkerState, effect: StalkerEffect, about: EffectContext): Rule {
  const source: CardId = about.card ?? 'mission';
  switch (effect.do) {
    case 'give':
      return yield* give(game, stalker, effect.gift);
    case 'take':
      return yield* take(game, stalker, effect.what);
    case 'heal':
      return heal(game, stalker, amount(game, effect.amount), ['EQ2']);
    case 'loseHp':
      return yield* loseHp(game, stalker, amount(game, effect.amount), source, ['EQ2']);
    case 'suffer':
      yield* sufferDamage(game, stalker, amount(game, effect.damage), source);
      return;
    case 'dosage':
      if (effect.lower) return lowerDosage(game, stalker, amount(game, effect.amount), source);
      return yield* raiseDosage(game, stalker, amount(game, effect.amount), source, effect.armorHelps);
    case 'status':
      if (effect.gain) return gainStatus(game, stalker, effect.status, ['S1']);
      return loseStatus(game, stalker, effect.status, ['S1']);
    case 'attention':
      return attention(game, stalker, effect.set);
    case 'slide':
      return yield* slide(game, stalker);
    case 'marker':
      return yield* marker(game, stalker, effect.count);
    case 'moveStalkers':
      return yield* move(game, stalker, effect);
    case 'grantAction':
      return yield* grantAction(game, stalker, effect.actions, about);
    case 'placeStalkers':
      return yield* placeIn(game, stalker, effect, about);
    case 'leave':
      return yield* leave(game, stalker);
    case 'nextStandardFree':
      // A11: only within its own Turn.
      if (game.state.turn?.stalker === stalker.id) game.state.turn.nextFree = 'standard';
      return;
  }
}

function attention(game: Game, stalker: StalkerState, set: 'low' | 'high' | 'reduce'): void {
  if (set === 'reduce') reduceAttention(game, stalker, ['AT5']);
  else if (stalker.space !== null) placeAttention(game, stalker, set, stalker.space, ['AT1']);
}

/** RD1: a slide caused by an effect doses by the space it is on. */
function* slide(game: Game, stalker: StalkerState): Rule {
  const slid = yield* slideOne(game, stalker);
  if (slid && stalker.space !== null) yield* doseFromMap(game, stalker, [stalker.space]);
}

const TOKENS: readonly TokenIndex[] = [0, 1];

/** R8: on a Turn token of its own whose Turn is still to come, if there is one. */
function* marker(game: Game, stalker: StalkerState, count: number): Rule {
  const unused = TOKENS.filter((token) => !stalker.turns[token].used);
  const { token } = yield* chooseToken(stalker, unused.length > 0 ? unused : TOKENS);
  placeMarkers(game, stalker, token, count);
}

function* move(
  game: Game,
  stalker: StalkerState,
  effect: Extract<Effect, { readonly do: 'moveStalkers' }>,
): Rule {
  const { upTo, attention } = effect;
  const how = stalkerMove({ upTo, attention, clauses: ['R2', 'MV1'] });
  if (mayMove(game, stalker, how)) yield* moveStalker(game, stalker, how);
}

function* placeIn(
  game: Game,
  stalker: StalkerState,
  effect: Extract<Effect, { readonly do: 'placeStalkers' }>,
  about: EffectContext,
): Rule {
  const spaces = spacesOf(game, effect.place, about);
  if (spaces.length === 0) return;
  const { space } = yield* choose({
    kind: 'space',
    who: stalker.id,
    clauses: ['MI4'],
    about: { entity: stalker.id, card: about.card },
    options: spaces.map((one) => ({ is: 'space' as const, space: one })),
  });
  if (space === stalker.space) return;
  const room = yield* closestRoom(game, stalker, 'stalker', space);
  if (room !== null) yield* place(game, stalker, room, ['MI4', 'AN9']);
}

/** MI8. */
function* leave(game: Game, stalker: StalkerState): Rule {
  const { space } = stalker;
  leaveMap(game, stalker, ['MI8']);
  yield* occasion(game, { on: 'left', entity: stalker, space });
}
