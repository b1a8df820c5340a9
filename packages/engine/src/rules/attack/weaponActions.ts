/** EQ6: the attack lines of a Weapon as Actions (A9). */
import { IdentityCache } from '../../cache/identityCache.ts';
import type { AttackLine, CardAction } from '../../model/abilities.ts';
import type { WeaponCard } from '../../model/equipment.ts';
import type { Game } from '../../model/game.ts';
import { SETTLED } from '../../model/rule.ts';
import { shapedAction } from '../../model/shape.ts';
import type { StalkerState } from '../../model/state.ts';
import { weaponCard } from '../gear/equipment.ts';
import { attackRefusal } from './attackPool.ts';
import { weaponAttack } from './stalkerAttack.ts';

/** Made once per card: they hold no state. */
const made = new IdentityCache<WeaponCard, readonly CardAction[]>();

/** Each attack line of the equipped Weapon, called `attack:<line id>`; the Weapon is the `owned` they are done with. */
export function weaponActions(game: Game, stalker: StalkerState): readonly CardAction[] {
  const weapon = weaponCard(game, stalker);
  return weapon ? made.of(weapon, ({ attacks }) => attacks.map(asAction)) : [];
}

const asAction = (line: AttackLine): CardAction =>
  shapedAction({
    id: `attack:${line.id}`,
    cost: line.cost,
    oncePerTurn: line.oncePerTurn ?? false,
    refusal: (game, stalker, owned) =>
      owned ? attackRefusal(game, stalker, owned, line) : { reason: 'noWeapon', clause: 'AK1' },
    perform: (game, stalker, owned) => (owned ? weaponAttack(game, stalker, owned, line) : SETTLED),
  });
