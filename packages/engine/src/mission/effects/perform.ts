/** The interpreter of the mission vocabulary: carries effects out one by one, in the order of the card. */

import { draw } from '../../base/random.ts';
import type { Effect } from '../../model/effects.ts';
import { type Game, tell } from '../../model/game.ts';
import { type Rule, SETTLED } from '../../model/rule.ts';
import { rollAnomalyDie } from '../../rules/basics/dice.ts';
import { endWith, meetLater } from '../../rules/basics/ending.ts';
import { missionOf } from '../../rules/basics/mission.ts';
import { pointsAccount } from '../../survival/score.ts';
import { amount, holds } from '../words/conditions.ts';
import { actorOf, type EffectContext } from '../words/effectContext.ts';
import { ask } from './ask.ts';
import * as companions from './companions.ts';
import * as enemies from './enemies.ts';
import { discardCard, findCard, flipCard, placeCard, removeCard } from './environment.ts';
import * as events from './events.ts';
import { pickStalkers } from './pick.ts';
import * as stalkers from './stalkers.ts';
import * as tokens from './tokens.ts';
import { occasion } from './triggers.ts';

/** R12: when another Event takes the place of the one that is speaking, the rest of its text is lost. */
export const perform = (game: Game, effects: readonly Effect[], about: EffectContext): Rule =>
  effects.length === 0 ? SETTLED : oneByOne(game, effects, about);

function* oneByOne(game: Game, effects: readonly Effect[], about: EffectContext): Rule {
  const { event } = game.state;
  const speaking = event !== null && about.card === event;
  for (const effect of effects) {
    yield* carryOut(game, effect, about);
    if (speaking && game.state.event !== event) return;
  }
}

/** An effect that asks nobody is carried out already. */
const done = (_: unknown): Rule => SETTLED;

function carryOut(game: Game, effect: Effect, about: EffectContext): Rule<unknown> {
  switch (effect.do) {
    case 'show':
      return done(tell(game, { fact: 'textShown', text: effect.text, card: about.card, clauses: ['MI1'] }));
    case 'if':
      return perform(
        game,
        holds(game, effect.when, about) ? effect.effects : (effect.otherwise ?? []),
        about,
      );
    case 'ask':
      return ask(game, effect, about);
    case 'random':
      return perform(game, effect.of[draw(game.state.random, 'events', effect.of.length)] ?? [], about);
    case 'roll':
      return rolled(game, effect, about);
    case 'repeat':
      return repeat(game, effect, about);
    case 'each':
      return forEach(game, effect, about);
    case 'counter':
      return count(game, effect, about);
    case 'points':
      return done(score(game, effect, about));
    case 'end':
      return done(end(game, effect, about));

    case 'addRandomEvents':
      return done(events.addRandomEvents(game, amount(game, effect.count)));
    case 'bringEvent':
      return events.bringEvent(game, effect.event);
    case 'addEvent':
      return done(events.addEvent(game, effect.event));

    case 'placeCard':
      return placeCard(game, effect.card, effect.face ?? 'a', effect.at ?? null, about);
    case 'flipCard':
      return flipCard(game, effect.card, about);
    case 'discardCard':
      return discardCard(game, effect.card);
    case 'removeCard':
      return removeCard(game, effect.card);
    case 'findCard':
      return findCard(game, effect.of, effect.face ?? 'a', effect.at ?? null, about);

    case 'placeToken':
      return done(tokens.placeToken(game, effect, about));
    case 'removeToken':
      return done(tokens.removeToken(game, effect, about));
    case 'placeLoot':
      return done(tokens.placeLoot(game, effect, about));
    case 'removeLoot':
      return done(tokens.removeLoot(game, effect, about));
    case 'resolveLoot':
      return tokens.resolveLoots(game, effect, about);
    case 'placeUnknown':
      return done(tokens.placeUnknown(game, effect, about));
    case 'removeUnknown':
      return done(tokens.removeUnknown(game, effect, about));
    case 'resolveUnknown':
      return tokens.resolveUnknownTokens(game, effect, about);
    case 'placeNoVisibility':
      return done(tokens.placeNoVisibility(game, effect, about));
    case 'placeAnomaly':
      return done(tokens.placeAnomaly(game, effect));
    case 'removeAnomaly':
      return done(tokens.removeAnomaly(game, effect.anomaly));
    case 'activateAnomaly':
      return tokens.activateAnomalies(game, effect, about);

    case 'newKind':
      return done(enemies.newKind(game, effect));
    case 'spawn':
      return enemies.spawnAt(game, effect, about);
    case 'removeEnemies':
      return enemies.removeEnemies(game, effect, about);
    case 'activate':
      return enemies.activateEnemies(game, effect, about);
    case 'moveEnemies':
      return enemies.moveEnemies(game, effect, about);
    case 'goForward':
      return enemies.goForwardAll(game, effect, about);
    case 'lookAround':
      return enemies.lookAroundAll(game, effect, about);
    case 'faceEnemies':
      return enemies.faceEnemies(game, effect, about);
    case 'enemiesAttack':
      return enemies.enemiesAttack(game, effect, about);
    case 'enemiesSpecial':
      return enemies.enemiesSpecial(game, effect, about);
    case 'enemyStatus':
      return enemies.enemyStatus(game, effect, about);
    case 'woundEnemies':
      return enemies.woundEnemies(game, effect, about);

    case 'give':
    case 'take':
    case 'heal':
    case 'loseHp':
    case 'suffer':
    case 'dosage':
    case 'status':
    case 'attention':
    case 'slide':
    case 'marker':
    case 'moveStalkers':
    case 'grantAction':
    case 'placeStalkers':
    case 'leave':
    case 'nextStandardFree':
      return stalkers.toStalkers(game, effect, about);

    case 'companionJoins':
      return companions.joins(game, effect, about);
    case 'companionMoves':
      return companions.moves(game, effect, about);
    case 'companionLeaves':
      return companions.leaves(game, effect.companion);
  }
}

function* repeat(game: Game, effect: Extract<Effect, { readonly do: 'repeat' }>, about: EffectContext): Rule {
  for (let i = amount(game, effect.times); i > 0; i--) yield* perform(game, effect.effects, about);
}

function* forEach(game: Game, effect: Extract<Effect, { readonly do: 'each' }>, about: EffectContext): Rule {
  for (const stalker of yield* pickStalkers(game, effect.who, about)) {
    if (stalker.space === null) continue;
    yield* perform(game, effect.effects, { ...about, entity: stalker, space: stalker.space });
  }
}

function rolled(game: Game, effect: Extract<Effect, { readonly do: 'roll' }>, about: EffectContext): Rule {
  const petals = rollAnomalyDie(game, actorOf(game, about).id, about.card ?? 'mission');
  return perform(game, effect.on[petals] ?? [], about);
}

function count(game: Game, effect: Extract<Effect, { readonly do: 'counter' }>, about: EffectContext): Rule {
  const { counters } = game.state.mission;
  const before = effect.set === undefined ? (counters[effect.counter] ?? 0) : amount(game, effect.set);
  const value = before + (effect.add ?? 0);
  counters[effect.counter] = value;
  tell(game, { fact: 'counterChanged', counter: effect.counter, value, clauses: ['MI3'] });
  return occasion(game, { on: 'counter', counter: effect.counter, about });
}

/** ZS5. */
function score(
  game: Game,
  effect: Extract<Effect, { readonly do: 'points' }>,
  { card }: EffectContext,
): void {
  const { points, why } = effect;
  const { counters } = game.state.mission;
  const account = pointsAccount(card, why);
  counters[account] = (counters[account] ?? 0) + points;
  tell(game, { fact: 'pointsScored', card, points, clauses: ['ZS5'] });
}

/** R13: at once; a win set off by a death waits until the effect that killed is over. */
function end(game: Game, effect: Extract<Effect, { readonly do: 'end' }>, about: EffectContext): void {
  if (game.state.outcome) return;
  if (about.deferred && missionOf(game).endings[effect.ending]?.won) meetLater(game, effect.ending);
  else endWith(game, effect.ending);
}
