/** What cards of a Mission do with Enemies. */

import type { SpaceId } from '../../board/types.ts';
import type { Effect } from '../../model/effects.ts';
import { type Game, tell } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import type { Rule } from '../../model/rule.ts';
import type { EnemyState } from '../../model/state.ts';
import type { Amount } from '../../model/words.ts';
import { enemyCard, kindOf } from '../../rules/basics/entities.ts';
import { activateOnly } from '../../rules/enemy/activation.ts';
import { enemyAttack } from '../../rules/enemy/enemyAttack.ts';
import { lookAround, moveEnemy } from '../../rules/enemy/enemyMovement.ts';
import { goForward } from '../../rules/enemy/goForward.ts';
import { spawn } from '../../rules/enemy/unknown.ts';
import { loseEnemyHp, wound } from '../../rules/harm/wounds.ts';
import { checkAttention } from '../../rules/map/attention.ts';
import { turn } from '../../rules/map/facing.ts';
import { uncoverSymbols } from '../../rules/map/symbols.ts';
import { closest } from '../../rules/route/closest.ts';
import type { Spot } from '../../rules/route/measure.ts';
import { gainStatus, loseStatus } from '../../rules/stalker/statuses.ts';
import { amount } from '../words/conditions.ts';
import type { EffectContext } from '../words/effectContext.ts';
import { spacesOf } from '../words/places.ts';
import { standeesLeft } from '../words/pool.ts';
import { lives, pickEnemies, pickHit, pickInAnyOrder } from './pick.ts';

type Doing<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;

/** E5: a kind that comes during the Mission; never more of it than the box has. */
export function newKind(game: Game, { enemy, colours, team, pool }: Doing<'newKind'>): void {
  const { kinds } = game.state;
  const kind = kinds.find(({ card }) => card === enemy);
  const more = Math.min(amount(game, pool), standeesLeft(game, enemy));
  if (kind) {
    kind.pool += more;
    kind.colours = [...colours];
    kind.team = team;
  } else {
    kinds.push({ card: enemy, colours: [...colours], team, pool: more });
  }
}

export function* spawnAt(game: Game, effect: Doing<'spawn'>, about: EffectContext): Rule {
  makeKind(game, effect.enemy);
  for (const space of spacesOf(game, effect.place, about)) {
    yield* spawn(game, effect.enemy, amount(game, effect.count), space, effect.facing);
  }
}

/** E2, E5: one that nothing was said about is unmarked, its pool all the box has. */
function makeKind(game: Game, card: CardId): void {
  if (game.state.kinds.some((kind) => kind.card === card)) return;
  game.state.kinds.push({ card, colours: [], team: 3, pool: standeesLeft(game, card) });
}

/** They leave as they are: no death, no Loot. */
export function* removeEnemies(game: Game, effect: Doing<'removeEnemies'>, about: EffectContext): Rule {
  for (const enemy of yield* pickEnemies(game, effect.enemies, about)) {
    const { space } = enemy;
    if (space === null || !lives(game, enemy)) continue;
    loseStatus(game, enemy, 'pinDown', ['E5']);
    loseStatus(game, enemy, 'exposed', ['E5']);
    uncoverSymbols(game, enemy);
    game.state.enemies.splice(game.state.enemies.indexOf(enemy), 1);
    enemy.space = null; // MV7: whatever it was doing is over
    kindOf(game, enemy.card).pool++;
    tell(game, { fact: 'leftMap', entity: enemy.id, space, clauses: ['E5'] });
  }
  checkAttention(game);
}

/** EA1 where the card names no side. */
export function* activateEnemies(game: Game, effect: Doing<'activate'>, about: EffectContext): Rule {
  const enemies = yield* pickEnemies(game, effect.enemies, about);
  const high = game.state.stalkers.some(({ attention }) => attention?.level === 'high');
  const level = effect.level ?? (high ? 'high' : 'low');
  if (enemies.length > 0) {
    yield* activateOnly(
      game,
      enemies.map(({ id }) => id),
      level,
      about.card ?? 'mission',
    );
  }
}

const spacesFor = (game: Game, enemy: EnemyState, upTo: Amount | 'movement'): number =>
  upTo === 'movement' ? enemyCard(game, enemy).movement : amount(game, upTo);

/** EM1, EM6: each toward its own closest goal. */
export function* moveEnemies(game: Game, effect: Doing<'moveEnemies'>, about: EffectContext): Rule {
  for (const enemy of yield* pickEnemies(game, effect.enemies, about)) {
    if (!lives(game, enemy) || enemy.pinDown) continue;
    const goal = yield* closest(game, enemy, goalsOf(game, effect.toward, about), 'closestGoal');
    if (!goal) {
      tell(game, { fact: 'enemyStayed', enemy: enemy.id, reason: 'noGoal', clauses: ['EM6'] });
      continue;
    }
    yield* moveEnemy(game, enemy, goal.space, spacesFor(game, enemy, effect.upTo), {
      uninterrupted: effect.uninterrupted ?? false,
      because: goal.because,
    });
  }
}

function goalsOf(
  game: Game,
  toward: Doing<'moveEnemies'>['toward'],
  about: EffectContext,
): readonly Spot<SpaceId>[] {
  const { stalkers, lead } = game.state;
  const candidates = (spaces: readonly (SpaceId | null | undefined)[]): readonly Spot<SpaceId>[] =>
    spaces.flatMap((space) => (space === null || space === undefined ? [] : [{ what: space, space }]));
  switch (toward) {
    case 'cover':
      return candidates(
        game.board.spaces.filter(({ cover, water }) => cover > 0 && !water).map(({ id }) => id),
      );
    case 'closestStalker':
      return candidates(stalkers.map(({ space }) => space));
    case 'leadStalker':
      return candidates([stalkers[lead.holder]?.space]);
    case 'closestAttention':
      return candidates(stalkers.map(({ attention }) => attention?.space));
    default:
      return candidates(spacesOf(game, toward, about));
  }
}

export function* goForwardAll(game: Game, effect: Doing<'goForward'>, about: EffectContext): Rule {
  for (const enemy of yield* pickEnemies(game, effect.enemies, about)) {
    if (lives(game, enemy) && !enemy.pinDown)
      yield* goForward(game, enemy, spacesFor(game, enemy, effect.upTo));
  }
}

export function* lookAroundAll(game: Game, effect: Doing<'lookAround'>, about: EffectContext): Rule {
  for (const enemy of yield* pickInAnyOrder(game, effect.enemies, about)) {
    if (lives(game, enemy) && !enemy.pinDown) lookAround(game, enemy);
  }
}

export function* faceEnemies(game: Game, effect: Doing<'faceEnemies'>, about: EffectContext): Rule {
  for (const enemy of yield* pickInAnyOrder(game, effect.enemies, about))
    turn(game, enemy, effect.facing, ['F1']);
}

export function* enemiesAttack(game: Game, effect: Doing<'enemiesAttack'>, about: EffectContext): Rule {
  const step = effect.damage ? [{ reason: `card:${about.card ?? 'mission'}`, by: effect.damage }] : [];
  for (const enemy of yield* pickEnemies(game, effect.enemies, about)) {
    if (lives(game, enemy) && !enemy.pinDown) yield* enemyAttack(game, enemy, { reaction: false, step });
  }
}

export function* enemiesSpecial(game: Game, effect: Doing<'enemiesSpecial'>, about: EffectContext): Rule {
  for (const enemy of yield* pickEnemies(game, effect.enemies, about)) {
    const { special } = enemyCard(game, enemy);
    if (!special || !lives(game, enemy) || enemy.pinDown) continue;
    tell(game, { fact: 'specialPerformed', enemy: enemy.id, special: special.id, clauses: ['EA5'] });
    yield* special.perform(game, enemy);
  }
}

export function* enemyStatus(game: Game, effect: Doing<'enemyStatus'>, about: EffectContext): Rule {
  for (const enemy of yield* pickHit(game, effect.enemies, about)) {
    if (effect.gain) gainStatus(game, enemy, effect.status, ['S1']);
    else loseStatus(game, enemy, effect.status, ['S1']);
  }
}

export function* woundEnemies(game: Game, effect: Doing<'woundEnemies'>, about: EffectContext): Rule {
  for (const enemy of yield* pickHit(game, effect.enemies, about)) {
    if (!lives(game, enemy)) continue;
    if (effect.wound === 'loseHp') yield* loseEnemyHp(game, enemy, 1, about.card ?? 'mission');
    else yield* wound(game, enemy, effect.wound, { from: null, picks: 'lead' });
  }
}
