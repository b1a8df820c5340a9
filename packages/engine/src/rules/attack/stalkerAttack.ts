/** AK: a Stalker attacks with a Weapon or the Knife. */

import { RuleError } from '../../base/errors.ts';
import type { AttackLine, StalkerAttack } from '../../model/abilities.ts';
import type { Option } from '../../model/decision.ts';
import { type Game, tell } from '../../model/game.ts';
import type { Clause, EnemyId } from '../../model/ids.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { EnemyState, EntityState, OwnedCard, StalkerState } from '../../model/state.ts';
import { enemiesOn, spaceOf } from '../basics/entities.ts';
import { react } from '../enemy/reaction.ts';
import { attackSources } from '../gear/outfit.ts';
import { spendAmmo } from '../gear/pockets.ts';
import { placeAttention, reduceAttention } from '../map/attention.ts';
import { ammoNeeded, picksBodyPart, planAttack, targetsOf } from './attackPool.ts';
import {
  afterAttack,
  dealOut,
  faceAttacker,
  oneByOne,
  pickBodyPart,
  resolveShare,
  rollAttack,
} from './attackResults.ts';
import { emptyPurse, spendMasks } from './masks.ts';

/** AK1 to AK13 for a Weapon attack. The Turn token was slid by the caller (AK2). */
export function* weaponAttack(game: Game, stalker: StalkerState, owned: OwnedCard, line: AttackLine): Rule {
  const target = yield* pickTarget(game, stalker, targetsOf(game, stalker, owned, line), line, ['AK1']);
  const ammo = yield* pickAmmo(stalker, owned, line);
  const attack = planAttack(game, {
    stalker,
    owned,
    line,
    target,
    space: spaceOf(target),
    ammo,
    weapon: true,
  });
  tellAttack(game, attack, target);
  spendAmmo(game, stalker, owned, ammo);
  placeItsAttention(game, attack);
  if (picksBodyPart(line)) yield* pickBodyPart(game, attack);
  yield* carryOutAttack(game, attack);
  yield* afterAttack(game, attack);
}

/** What the Knife is as an attack (A8). */
export const KNIFE: AttackLine = {
  id: 'knife',
  type: 'melee',
  cost: 'standard',
  ammo: 0,
  dice: 3,
  attention: 'none',
  pickBodyPart: true,
};

/** A8: on an Enemy on the own space, who is asked for if not given. */
export function* knifeAttack(game: Game, stalker: StalkerState, given: EnemyId | null): Rule {
  const here = enemiesOn(game, spaceOf(stalker));
  const candidates = given === null ? here : here.filter((enemy) => enemy.id === given);
  const target = yield* pickTarget(game, stalker, candidates, KNIFE, ['A8', 'AK1']);
  const attack = planAttack(game, {
    stalker,
    owned: null,
    line: KNIFE,
    target,
    space: spaceOf(target),
    ammo: 0,
    weapon: false,
  });
  tellAttack(game, attack, target);
  yield* pickBodyPart(game, attack);
  yield* carryOutAttack(game, attack);
  if (attack.kills > 0) reduceAttention(game, stalker, ['A8']);
  yield* afterAttack(game, attack);
  yield* maybeReactToMelee(game, attack);
}

/** The house rule of A8, off by default: an Enemy that survives a melee attack reacts at once. */
function* maybeReactToMelee(game: Game, attack: StalkerAttack): Rule {
  if (!game.state.options.meleeReaction) return;
  for (const enemy of attack.hit) {
    if (enemy.space !== null) yield* react(game, enemy.id, attack.stalker.id);
  }
}

/** AK4 to AK8: roll, masks, comparing, wounds, masks again, facing. */
export function* carryOutAttack(game: Game, attack: StalkerAttack): Rule {
  yield* rollAttack(game, attack);
  const purse = emptyPurse();
  yield* spendMasks(game, attack, purse, 'before');
  const shares = yield* dealOut(game, attack);
  yield* oneByOne(
    attack,
    shares,
    (share) => share.target,
    (share) => resolveShare(game, attack, share),
  );
  yield* spendMasks(game, attack, purse, 'after');
  yield* faceAttacker(game, attack);
}

function* pickTarget(
  game: Game,
  stalker: StalkerState,
  candidates: readonly EnemyState[],
  line: AttackLine,
  clauses: readonly Clause[],
): Rule<EnemyState> {
  const { entity } = yield* choose({
    kind: 'target',
    who: stalker.id,
    clauses,
    about: { entity: stalker.id, action: line.id },
    options: candidates.map(({ id, space }) => ({ is: 'entity' as const, entity: id, space })),
  });
  const target = game.state.enemies.find(({ id }) => id === entity);
  if (!target) throw new RuleError(`no Enemy ${entity}`);
  return target;
}

/** Unload: as much as the player says, at least one. */
export function* pickAmmo(stalker: StalkerState, owned: OwnedCard, line: AttackLine): Rule<number> {
  if (line.ammo !== 'X') return line.ammo;
  const options: Extract<Option, { is: 'number' }>[] = [];
  for (let number = ammoNeeded(line); number <= owned.ammo; number++) options.push({ is: 'number', number });
  const { number } = yield* choose({
    kind: 'ammo',
    who: stalker.id,
    clauses: ['AK2', 'EQ6'],
    about: { entity: stalker.id, action: line.id, card: owned.card },
    options,
  });
  return number;
}

export function tellAttack(game: Game, attack: StalkerAttack, target: EntityState): void {
  const { stalker, card, range, accurate } = attack;
  tell(game, {
    fact: 'stalkerAttacked',
    stalker: stalker.id,
    target: target.id,
    attack: attack.attack.id,
    card,
    range,
    accurate,
    clauses: ['AK1'],
  });
}

/** AK2: the Attention the attack names, on the own space unless it says otherwise. */
export function placeItsAttention(game: Game, attack: StalkerAttack): void {
  let level = attack.attack.attention;
  for (const { abilities } of attackSources(game, attack)) {
    if (abilities.attention) level = abilities.attention(game, attack, level);
  }
  if (level === 'none') return;
  const { stalker, target } = attack;
  const at = attack.attack.attentionAt === 'target' && target ? target : stalker;
  placeAttention(game, stalker, level, spaceOf(at), ['AK2']);
}
