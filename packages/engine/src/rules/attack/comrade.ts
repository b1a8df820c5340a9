/** AK14: a Stalker who is made to fire at a comrade, or at itself. */
import type { AttackLine } from '../../model/abilities.ts';
import type { Game } from '../../model/game.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { OwnedCard, StalkerState } from '../../model/state.ts';
import { spaceOf, stalkersFromLead } from '../basics/entities.ts';
import { stalkerSees } from '../basics/sight.ts';
import { weaponCardOf } from '../gear/equipment.ts';
import { spendAmmo } from '../gear/pockets.ts';
import { attackStalker } from '../harm/defense.ts';
import { sumOf } from '../harm/wounds.ts';
import { ammoNeeded, planAttack, weaponRangeOf } from './attackPool.ts';
import { rollAttack, scored } from './attackResults.ts';
import { pickAmmo, placeItsAttention, tellAttack } from './stalkerAttack.ts';

/**
 * With a Single Shot of the equipped Weapon, or another attack if it has none, at another Stalker in LoS and Range, or
 * at itself if there is none. Masks buy nothing; each success is 1 damage. Without a Weapon or enough ammo nothing
 * happens.
 */
export function* attackComrade(game: Game, stalker: StalkerState, source: string): Rule {
  const { weapon } = stalker;
  const line = weapon && (yield* chooseLine(game, stalker, weapon));
  if (!weapon || !line) return;
  const target = yield* chooseComrade(game, stalker, weapon, line);
  const ammo = yield* pickAmmo(stalker, weapon, line);
  const space = spaceOf(target);
  const attack = planAttack(game, { stalker, owned: weapon, line, target: null, space, ammo, weapon: true });
  tellAttack(game, attack, target);
  spendAmmo(game, stalker, weapon, ammo);
  placeItsAttention(game, attack);
  yield* rollAttack(game, attack);
  const damage = [{ reason: 'successes', by: Math.max(0, sumOf(scored(game, attack))) }];
  yield* attackStalker(game, target, null, spaceOf(stalker), damage, source);
}

function* chooseLine(game: Game, stalker: StalkerState, weapon: OwnedCard): Rule<AttackLine | null> {
  const { attacks } = weaponCardOf(game, weapon);
  const single = attacks.filter(({ type }) => type === 'singleShot');
  const lines = (single.length > 0 ? single : attacks).filter(
    (line) => weapon.ammo >= ammoNeeded(line) && !line.refusal?.(game, stalker, weapon),
  );
  if (lines.length === 0) return null;
  const { choice } = yield* choose({
    kind: 'choice',
    who: stalker.id,
    clauses: ['AK14'],
    about: { entity: stalker.id, card: weapon.card },
    options: lines.map(({ id }) => ({ is: 'choice', choice: id, standard: false }) as const),
  });
  return lines.find(({ id }) => id === choice) ?? null;
}

function* chooseComrade(
  game: Game,
  stalker: StalkerState,
  weapon: OwnedCard,
  line: AttackLine,
): Rule<StalkerState> {
  const { maximum } = weaponRangeOf(game, stalker, weaponCardOf(game, weapon));
  const from = spaceOf(stalker);
  const comrades = stalkersFromLead(game).filter((other) => {
    if (other === stalker || other.space === null || !stalkerSees(game, from, other.space)) return false;
    const range = game.board.range('stalker', from, other.space);
    return range <= maximum && range >= (line.minimumRange ?? 0);
  });
  if (comrades.length === 0) return stalker;
  const { entity } = yield* choose({
    kind: 'target',
    who: stalker.id,
    clauses: ['AK14'],
    about: { entity: stalker.id, action: line.id },
    options: comrades.map(({ id, space }) => ({ is: 'entity', entity: id, space }) as const),
  });
  return comrades.find(({ id }) => id === entity) ?? stalker;
}
