/** A4: Reload. */
import type { CardAction, Reason } from '../../cards/abilities.ts';
import type { Game } from '../../kernel/game.ts';
import { choose, RuleError } from '../../kernel/rule.ts';
import type { Magazine, OwnedCard, StalkerState } from '../../kernel/state.ts';
import { ammoCapacity, figuresOf, fillUp, spendMagazine, weaponCardOf } from '../equipment.ts';

const NO_MAGAZINE: Reason = { reason: 'noMagazine', clause: 'A4' };
const NOTHING_TO_RELOAD: Reason = { reason: 'nothingToReload', clause: 'A4' };

export const reload: CardAction = {
  id: 'reload',
  cost: 'standard',
  // The Focus is kept.
  costNow: (game, stalker) =>
    stalker.focus || figuresOf(game, stalker).freeReload > 0 ? 'free' : 'standard',
  refusal(game, stalker) {
    const { weapon, backpack } = stalker;
    let empty = false;
    if (weapon && !isFull(game, stalker, weapon)) {
      if (hasMagazineFor(game, stalker, weapon)) return null;
      empty = true;
    }
    for (const owned of backpack) {
      if (!game.box.weapons[owned.card] || isFull(game, stalker, owned)) continue;
      if (hasMagazineFor(game, stalker, owned)) return null;
      empty = true;
    }
    return empty ? NO_MAGAZINE : NOTHING_TO_RELOAD;
  },
  *perform(game, stalker) {
    const weapons = weaponsOf(game, stalker).filter(
      (owned) => !isFull(game, stalker, owned) && hasMagazineFor(game, stalker, owned),
    );
    const chosen = yield* choose({
      kind: 'reload',
      who: stalker.id,
      clauses: ['A4'],
      about: { entity: stalker.id },
      options: weapons.map(({ id, card }) => ({ is: 'owned' as const, owned: id, card })),
    });
    const owned = weapons.find(({ id }) => id === chosen.owned);
    const magazine = owned && magazineOf(game, owned);
    if (!owned || !magazine) throw new RuleError('nothing to reload');
    spendMagazine(game, stalker, magazine);
    fillUp(game, stalker, owned);
  },
};

/** Equipped or in the Backpack. */
function weaponsOf(game: Game, { weapon, backpack }: StalkerState): readonly OwnedCard[] {
  const weapons = backpack.filter(({ card }) => game.box.weapons[card]);
  if (weapon) weapons.unshift(weapon);
  return weapons;
}

const isFull = (game: Game, stalker: StalkerState, owned: OwnedCard): boolean =>
  owned.ammo >= ammoCapacity(game, stalker, owned);

/** Special ammo has no Magazine and is refilled only by effects that say so. */
function magazineOf(game: Game, owned: OwnedCard): Magazine | null {
  const { ammo } = weaponCardOf(game, owned);
  return ammo === 'special' ? null : ammo;
}

function hasMagazineFor(game: Game, stalker: StalkerState, owned: OwnedCard): boolean {
  const magazine = magazineOf(game, owned);
  return magazine !== null && stalker.magazines[magazine] > 0;
}
