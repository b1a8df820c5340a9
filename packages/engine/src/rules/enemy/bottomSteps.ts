/** EA4: the separate last steps of high cards. They look where Enemies are, pinned or not (S9). */
import type { SpaceId } from '../../board/types.ts';
import type { BottomStep } from '../../model/enemies.ts';
import { type Game, tell } from '../../model/game.ts';
import type { Rule } from '../../model/rule.ts';
import type { EnemyState, StalkerState } from '../../model/state.ts';
import { coverAgainst } from '../basics/cover.ts';
import { enemiesOn, enemyCard, isHuman, spaceOf, stalkersFromLead, walkerOf } from '../basics/entities.ts';
import { enemySees, isSeen, stalkerSeesEnemy } from '../basics/sight.ts';
import { sufferDamage } from '../harm/defense.ts';
import { hitEnemy } from '../harm/wounds.ts';
import { faceEntity } from '../map/facing.ts';
import { attentionSpaces, usualInterest } from '../route/goals.ts';
import { inOrder } from '../route/order.ts';
import { gainStatus, loseStatus } from '../stalker/statuses.ts';
import { type Activation, activated, hasColour, performSpecial } from './activationSteps.ts';
import { isIdleSpecial } from './stakes.ts';
import { resolveUnknowns } from './unknown.ts';

/** How far a grenade is thrown: not onto the own space, and not farther than that. */
const THROW = 2;

export function* bottomStep(game: Game, activation: Activation, bottom: BottomStep, number: number): Rule {
  tell(game, {
    fact: 'activationStep',
    card: activation.card,
    step: number,
    enemies: [],
    bottom: true,
    clauses: ['EA4'],
  });
  switch (bottom.do) {
    case 'throwGrenade':
      for (const space of attentionSpaces(game, 'high')) yield* throwGrenade(game, space, bottom.damage);
      return;
    case 'suppressingFire':
      for (const stalker of stalkersFromLead(game)) {
        if (humansAiming(game, stalker) >= bottom.enemies)
          gainStatus(game, stalker, 'pinDown', ['EA4', 'S3']);
      }
      return;
    case 'exposeSeen':
      for (const enemy of game.state.enemies) {
        if (isSeenByStalker(game, enemy)) gainStatus(game, enemy, 'exposed', ['EA4', 'S4']);
      }
      return;
    case 'focusLost':
      for (const stalker of stalkersFromLead(game)) {
        if (isSeen(game, spaceOf(stalker))) loseStatus(game, stalker, 'focus', ['EA4', 'S2']);
      }
      return;
    case 'resolveUnknown':
      return yield* resolveUnknowns(game, 'closestToLead');
    case 'specialOfColours':
      return yield* specials(game, activation, bottom.colours);
  }
}

/** The Human Enemy that throws: the nearest within Range 1 to 2; none throws where Humans stand themselves. */
function throwerAt(game: Game, space: SpaceId): EnemyState | null {
  let thrower: EnemyState | null = null;
  let nearest = THROW + 1;
  for (const enemy of game.state.enemies) {
    if (!isHuman(game, enemy)) continue;
    const range = game.board.range(walkerOf(game, enemy), spaceOf(enemy), space);
    if (range === 0) return null;
    if (range < nearest) {
      nearest = range;
      thrower = enemy;
    }
  }
  return thrower;
}

/** Stalkers suffer damage, which is no Attack (EK8); Enemies are attacked on the Torso (EK6). In the order of R14. */
function* throwGrenade(game: Game, space: SpaceId, damage: number): Rule {
  const thrower = throwerAt(game, space);
  if (thrower === null) return;
  const from = spaceOf(thrower);
  const source = { from, picks: 'lead', walker: walkerOf(game, thrower) } as const;
  const stalkers = stalkersFromLead(game).filter((stalker) => stalker.space === space);
  const enemies = yield* inOrder(game, enemiesOn(game, space), [space]);
  for (const stalker of stalkers)
    if (stalker.space !== null) yield* sufferDamage(game, stalker, damage, 'grenade');
  for (const enemy of enemies) {
    if (enemy.space === null) continue;
    const cover = coverAgainst(game, enemy.space, from);
    const successes = [{ reason: 'grenade', by: damage }];
    if (cover > 0) successes.push({ reason: 'cover', by: -cover });
    const lives = yield* hitEnemy(game, enemy, 'torso', successes, source);
    if (lives) yield* faceEntity(game, enemy, thrower, ['EK6']);
  }
}

/** Human Enemies that have this Stalker in LoS and in the Range of their attack. */
function humansAiming(game: Game, stalker: StalkerState): number {
  const space = spaceOf(stalker);
  let aiming = 0;
  for (const enemy of game.state.enemies) {
    if (!isHuman(game, enemy) || !enemySees(game, enemy, space)) continue;
    const range = game.board.range(walkerOf(game, enemy), spaceOf(enemy), space);
    if (range <= enemyCard(game, enemy).attack.range) aiming++;
  }
  return aiming;
}

const isSeenByStalker = (game: Game, enemy: EnemyState): boolean =>
  game.state.stalkers.some((stalker) => stalker.space !== null && stalkerSeesEnemy(game, stalker, enemy));

function* specials(game: Game, activation: Activation, colours: Parameters<typeof hasColour>[2]): Rule {
  const enemies = activated(game, activation).filter((enemy) => hasColour(game, enemy, colours));
  const idle = (enemy: EnemyState): boolean => isIdleSpecial(game, enemy);
  for (const enemy of yield* inOrder(game, enemies, usualInterest(game, activation.level), { idle })) {
    if (enemy.space !== null && !enemy.pinDown) yield* performSpecial(game, enemy);
  }
}
