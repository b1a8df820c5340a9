import type { CardAction, StalkerCard } from '@zonecrawl/engine/model';
import { ammoCapacity, gainAmmo, spendBolt } from '@zonecrawl/engine/rules';

/** Hand Load: turns a Bolt into one ammo, special ammo too. */
const handLoad: CardAction = {
  id: 'handLoad',
  cost: 'free',
  oncePerTurn: true,
  refusal(game, stalker) {
    const { weapon, bolts } = stalker;
    if (!weapon) return { reason: 'noWeapon', clause: 'EQ1' };
    if (bolts <= 0) return { reason: 'noBolts', clause: 'EQ11' };
    return weapon.ammo < ammoCapacity(game, stalker, weapon)
      ? null
      : { reason: 'nothingToReload', clause: 'A4' };
  },
  *perform(game, stalker) {
    if (!stalker.weapon) return;
    spendBolt(game, stalker, false);
    gainAmmo(game, stalker, stalker.weapon, 1);
  },
};

/** Gunsmith: more accurate Range, and his own ammo. */
export const kulibin: StalkerCard = {
  id: 'kulibin',
  copies: 1,
  hp: 15,
  shooting: () => 2,
  abilities: {
    /** Zeroed In: every Weapon he carries. */
    accurateRange: 1,
    actions: [handLoad],
  },
};
