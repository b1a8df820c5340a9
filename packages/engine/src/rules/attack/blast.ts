/** AK10, AK14: one roll for everybody on a space. */

import type { SpaceId } from '../../board/types.ts';
import type { AttackLine, StalkerAttack } from '../../model/abilities.ts';
import { type Game, tell } from '../../model/game.ts';
import type { Rule } from '../../model/rule.ts';
import type { EntityState, OwnedCard, StalkerState } from '../../model/state.ts';
import {
  companionsOn,
  enemiesOn,
  isCompanion,
  isEnemy,
  isStalker,
  spaceOf,
  stalkersOn,
} from '../basics/entities.ts';
import { attackStalker } from '../harm/defense.ts';
import { sumOf } from '../harm/wounds.ts';
import { planAttack } from './attackPool.ts';
import { afterAttack, faceAttacker, oneByOne, resolveShare, rollAttack, scored } from './attackResults.ts';

/** A Blast before anything is rolled; also what odds start from. */
export function planBlast(
  game: Game,
  stalker: StalkerState,
  space: SpaceId,
  dice: number,
  owned: OwnedCard | null,
): StalkerAttack {
  const line: AttackLine = {
    id: 'throw',
    type: 'thrown',
    cost: 'standard',
    ammo: 0,
    dice,
    attention: 'none',
  };
  const attack = planAttack(game, { stalker, owned, line, target: null, space, ammo: 0, weapon: false });
  attack.blast = true;
  attack.within = enemiesOn(game, space);
  return attack;
}

/** A Grenade or other Blast that hits everybody on a space: Enemies on the Torso, Stalkers as AK14. */
export function* blastSpace(
  game: Game,
  stalker: StalkerState,
  space: SpaceId,
  dice: number,
  hits: 'everybody' | 'enemies',
  owned: OwnedCard | null = null,
): Rule {
  const attack = planBlast(game, stalker, space, dice, owned);
  const { card, range } = attack;
  tell(game, {
    fact: 'spaceAttacked',
    stalker: stalker.id,
    space,
    attack: attack.attack.id,
    card,
    range,
    clauses: ['AK10'],
  });
  yield* rollAttack(game, attack);
  const all = scored(game, attack);
  const from = spaceOf(stalker);
  const there: EntityState[] = [...attack.within];
  if (hits === 'everybody') there.push(...stalkersOn(game, space), ...companionsOn(game, space));
  yield* oneByOne(
    attack,
    there,
    (entity) => entity,
    function* (entity) {
      if (isEnemy(entity)) yield* resolveShare(game, attack, { target: entity, successes: all });
      else if (isStalker(entity)) {
        const damage = [{ reason: 'successes', by: Math.max(0, sumOf(all)) }];
        yield* attackStalker(game, entity, null, from, damage, owned?.card ?? 'blast');
      } else if (isCompanion(entity)) {
        yield* endanger(game, entity, owned?.card ?? 'blast');
      }
    },
  );
  yield* faceAttacker(game, attack);
  yield* afterAttack(game, attack);
}

function* endanger(game: Game, entity: EntityState, source: string): Rule {
  if (!isCompanion(entity)) return;
  const card = game.box.companions[entity.card];
  if (card) yield* card.endangered(game, entity, source);
}
