/** EK: an Enemy attacks. */

import { RuleError } from '../../base/errors.ts';
import type { EnemyCard, Strike } from '../../model/enemies.ts';
import type { Because, Modifier } from '../../model/facts.ts';
import { type Game, tell } from '../../model/game.ts';
import type { StalkerId } from '../../model/ids.ts';
import { choose, type Rule, SETTLED, settled } from '../../model/rule.ts';
import type { CompanionState, EnemyState, EntityState, StalkerState } from '../../model/state.ts';
import type { CompanionCard } from '../../model/zone.ts';
import { coverAgainst } from '../basics/cover.ts';
import { rollAnomalyDie } from '../basics/dice.ts';
import {
  enemyCard,
  isCompanion,
  isEnemy,
  isStalker,
  spaceOf,
  stalkerOf,
  walkerOf,
} from '../basics/entities.ts';
import { enemySees } from '../basics/sight.ts';
import { targetsInSight, targetsOn } from '../basics/targets.ts';
import { attackStalker, enemyAttacks, stepIn } from '../harm/defense.ts';
import { hitEnemy, sumOf } from '../harm/wounds.ts';
import { faceEntity } from '../map/facing.ts';
import { settle } from '../route/closest.ts';
import { becauseOf, ranking, type Spot } from '../route/measure.ts';
import { charge, rangeTo } from './charge.ts';
import { goForward } from './goForward.ts';

export interface StrikeOrder {
  /** RX1: nobody but this Stalker. */
  readonly only?: StalkerId;
  readonly reaction: boolean;
  /** Damage changed by the activation step. */
  readonly step: readonly Modifier[];
}

type HeldFire = 'noTarget' | 'outOfRange' | 'notSeen' | 'lostTarget';

/** EK1 to EK7. */
export function enemyAttack(game: Game, enemy: EnemyState, order: StrikeOrder): Rule {
  const seen = candidates(game, enemy, order.only);
  if (seen.length > 0) return attackOneOf(game, enemy, seen, order);
  holdFire(game, enemy, 'noTarget');
  return SETTLED;
}

function* attackOneOf(game: Game, enemy: EnemyState, seen: readonly EntityState[], order: StrikeOrder): Rule {
  const chosen = yield* chooseTarget(game, enemy, seen);
  if (chosen === null) return holdFire(game, enemy, 'noTarget');
  const { target, because } = chosen;
  const { attack } = enemyCard(game, enemy);
  const strike: Strike = { enemy, target, moved: 0, step: order.step, reaction: order.reaction };
  strike.moved = yield* charge(game, enemy, spaceOf(target));
  if (enemy.space === null) return; // EM7
  if (target.space === null) return holdFire(game, enemy, 'lostTarget');
  if (rangeTo(game, enemy, target.space) > attack.range) {
    if (attack.kind === 'charge') yield* faceEntity(game, enemy, target, ['EK2']);
    return holdFire(game, enemy, 'outOfRange'); // EK3
  }
  const damage = yield* damageBefore(game, strike);
  if (damage === null) return;
  yield* enemyAttacks(game, enemy);
  if (!attack.wholeSpace) return yield* strikeAt(game, strike, target, damage, because);
  for (const each of yield* playersOrder(game, enemy, targetsOn(game, enemy, target.space))) {
    yield* strikeAt(game, strike, each, damage, because);
  }
}

function holdFire(game: Game, enemy: EnemyState, reason: HeldFire): void {
  tell(game, {
    fact: 'enemyHeldFire',
    enemy: enemy.id,
    reason,
    clauses: reason === 'outOfRange' ? ['EK3'] : ['EK1'],
  });
}

/** EK1: the closest Stalker in LoS, else the closest other target; on the same space the players choose. */
function* chooseTarget(
  game: Game,
  enemy: EnemyState,
  seen: readonly EntityState[],
): Rule<{ readonly target: EntityState; readonly because: Because } | null> {
  const places = seen.map((what): Spot<EntityState> => ({ what, space: spaceOf(what), entity: what.id }));
  const ranked = ranking(game, enemy, places);
  const [first] = ranked.tied;
  const together = ranked.tied.every(({ space }) => space === first?.space);
  const chosen = yield* settle(game, enemy, ranked.tied, together ? 'defender' : 'tieClosest');
  return chosen && { target: chosen.what, because: becauseOf('closestTarget', chosen, ranked) };
}

function candidates(game: Game, enemy: EnemyState, only: StalkerId | undefined): readonly EntityState[] {
  if (only === undefined) return targetsInSight(game, enemy);
  const stalker = stalkerOf(game, only);
  return stalker.space !== null && enemySees(game, enemy, stalker.space) ? [stalker] : [];
}

/** What the card does before it attacks: the damage it then deals; null if it does something else instead. */
function damageBefore(game: Game, strike: Strike): Rule<number | null> {
  const { enemy } = strike;
  const { attack } = enemyCard(game, enemy);
  if (attack.byPetals) {
    const rolled = attack.byPetals[rollAnomalyDie(game, enemy.id, 'enemyAttack')];
    return rolled === 'goForward' ? stepsForward(game, enemy) : settled(rolled);
  }
  return attack.before ? attack.before(game, strike) : settled(attack.damage);
}

/** It has its target in LoS, so EM3 would make this part of the card void (G1). */
function* stepsForward(game: Game, enemy: EnemyState): Rule<null> {
  yield* goForward(game, enemy, 1, { uninterrupted: true });
  return null;
}

/** EK5: all targets of one space, one after the other, in the players' order. */
function* playersOrder(
  game: Game,
  enemy: EnemyState,
  targets: readonly EntityState[],
): Rule<readonly EntityState[]> {
  const order: EntityState[] = [];
  let left = targets;
  while (left.length > 1) {
    const { entity: id } = yield* choose({
      kind: 'defender',
      who: game.state.lead.holder,
      clauses: ['EK5'],
      about: { entity: enemy.id, space: enemy.space },
      options: left.map(({ id: entity, space }) => ({ is: 'entity', entity, space }) as const),
    });
    order.push(...left.filter((each) => each.id === id));
    left = left.filter((each) => each.id !== id);
  }
  return [...order, ...left];
}

/** EK4: it turns to face the target and deals its damage. */
function strikeAt(game: Game, strike: Strike, meant: EntityState, damage: number, because: Because): Rule {
  if (strike.enemy.space === null || meant.space === null) return SETTLED;
  strike.target = meant;
  return isStalker(meant)
    ? strikeStalker(game, strike, meant, damage, because)
    : strikeAnother(game, strike, meant, damage, because);
}

/** An Enemy of another team, or a Companion. */
function* strikeAnother(
  game: Game,
  strike: Strike,
  meant: EntityState,
  damage: number,
  because: Because,
): Rule {
  const { enemy } = strike;
  yield* faceEntity(game, enemy, meant, ['EK4']);
  const modifiers = damageModifiers(enemyCard(game, enemy), game, strike, damage);
  tellStrike(game, strike, modifiers, because);
  if (isEnemy(meant)) return yield* strikeEnemy(game, enemy, meant, modifiers);
  const companion = isCompanion(meant) ? meant : null; // CO1: its card says what happens
  if (companion) yield* companionCard(game, companion).endangered(game, companion, enemy.card);
}

/** EK5, EK7: a comrade may step in; cover, Exposed and Defense of the final target count. */
function* strikeStalker(
  game: Game,
  strike: Strike,
  meant: StalkerState,
  damage: number,
  because: Because,
): Rule {
  const { enemy } = strike;
  const { attack } = enemyCard(game, enemy);
  const { stalker, aid } = yield* stepIn(game, meant, enemy);
  if (enemy.space === null || stalker.space === null) return;
  strike.target = stalker;
  yield* faceEntity(game, enemy, stalker, stalker === meant ? ['EK4'] : ['EK7']);
  const modifiers = damageModifiers(enemyCard(game, enemy), game, strike, damage);
  tellStrike(game, strike, modifiers, because);
  const { afterRoll } = attack;
  const lost = yield* attackStalker(game, stalker, enemy, enemy.space, modifiers, enemy.card, {
    aid,
    ...(afterRoll && {
      afterRoll: () => (enemy.space === null ? SETTLED : afterRoll(game, strike, stalker)),
    }),
  });
  if (attack.after && strike.enemy.space !== null) yield* attack.after(game, strike, stalker, lost);
}

/** EK6: damage counts as successes against the Torso; if it lives it turns to face the attacker. */
function* strikeEnemy(game: Game, enemy: EnemyState, target: EnemyState, damage: readonly Modifier[]): Rule {
  const from = spaceOf(enemy);
  const cover = coverAgainst(game, spaceOf(target), from);
  const successes = cover > 0 ? [...damage, { reason: 'cover', by: -cover }] : damage;
  const source = { from, picks: 'lead', walker: walkerOf(game, enemy) } as const;
  const lives = yield* hitEnemy(game, target, 'torso', successes, source);
  if (!lives) return;
  yield* faceEntity(game, target, enemy, ['EK6']);
  const afterAttacked = enemyCard(game, target).abilities?.afterAttacked;
  if (afterAttacked) yield* afterAttacked(game, target);
}

function companionCard(game: Game, companion: CompanionState): CompanionCard {
  const card = game.box.companions[companion.card];
  if (!card) throw new RuleError(`no Companion card ${companion.card}`);
  return card;
}

/** EK4: the printed damage, changed by the attack's own text and by the activation step. Pure. */
export function damageModifiers(
  card: EnemyCard,
  game: Game,
  strike: Strike,
  damage: number,
): readonly Modifier[] {
  const { attack } = card;
  return [
    { reason: `attack:${attack.id}`, by: damage },
    ...(attack.modifiers?.(game, strike) ?? []),
    ...strike.step,
  ];
}

function tellStrike(game: Game, strike: Strike, modifiers: readonly Modifier[], because: Because): void {
  const { enemy, target, reaction } = strike;
  tell(game, {
    fact: 'enemyAttacked',
    enemy: enemy.id,
    target: target.id,
    attack: enemyCard(game, enemy).attack.id,
    damage: Math.max(0, sumOf(modifiers)),
    modifiers,
    reaction,
    because,
    clauses: reaction ? ['RX1', 'EK4'] : ['EK1', 'EK4'],
  });
}
