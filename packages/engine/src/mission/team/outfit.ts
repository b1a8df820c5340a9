/** A default loadout: each Stalker gets an equal share of the coupons, spent on what keeps it alive. */
import type { Box } from '../../model/box.ts';
import type { Loadout } from '../../model/gameSetup.ts';
import type { CardId } from '../../model/ids.ts';
import { type ShopTerms, startingArmor, teamCost, teamRefusal } from './shop.ts';

/** Of a share so much at most goes into the Weapon; the rest must do for ammo, bandages and Armor. */
const WEAPON_SHARE = 0.5;

/** One more thing for a seat, if there is any that fits. */
type Wish = (box: Box, loadout: Loadout, coupons: number) => readonly Loadout[];

const dearest = <C extends { readonly id: CardId; readonly value: number | null }>(
  cards: readonly C[],
  most: number,
): readonly C[] =>
  cards
    .filter(({ value }) => value !== null && value <= most)
    .sort((one, other) => (other.value ?? 0) - (one.value ?? 0) || (one.id < other.id ? -1 : 1));

/** Special ammo has no Magazine (A4): nothing to set out with unless somebody wants it. */
const weapon: Wish = (box, loadout, coupons) =>
  dearest(
    Object.values(box.weapons).filter(({ ammo }) => ammo !== 'special'),
    coupons * WEAPON_SHARE,
  ).map(({ id }) => ({ ...loadout, weapon: id }));

const magazine: Wish = (box, loadout) => {
  const ammo = box.weapons[loadout.weapon ?? '']?.ammo ?? 'special';
  if (ammo === 'special') return [];
  const has = loadout.magazines?.[ammo] ?? 0;
  return [{ ...loadout, magazines: { ...loadout.magazines, [ammo]: has + 1 } }];
};

const item =
  (type: 'medicine' | 'food' | 'grenade'): Wish =>
  (box, loadout, coupons) =>
    dearest(
      Object.values(box.items).filter(({ types }) => types.includes(type)),
      coupons,
    ).map(({ id }) => ({ ...loadout, backpack: [...(loadout.backpack ?? []), id] }));

const armor: Wish = (box, loadout, coupons) => {
  const worn = box.armors[loadout.armor ?? ''];
  const better = Object.values(box.armors).filter(({ defense }) => defense > (worn?.defense ?? 0));
  return dearest(better, coupons).map(({ id }) => ({ ...loadout, armor: id }));
};

/** In this order, as far as the share goes. */
const wishes: readonly Wish[] = [
  weapon,
  magazine,
  item('medicine'),
  armor,
  item('food'),
  item('grenade'),
  magazine,
  item('food'),
];

/** A team that can set out at once, within its terms. */
export function outfit(box: Box, terms: ShopTerms, stalkers: readonly CardId[]): readonly Loadout[] {
  const jacket = startingArmor(box);
  const team: Loadout[] = stalkers.map((stalker) => ({
    stalker,
    ...(jacket === undefined ? {} : { armor: jacket }),
  }));
  const share = Math.floor(terms.coupons / Math.max(1, stalkers.length));
  for (const wish of wishes) {
    for (const [seat, loadout] of team.entries()) {
      const left = share - teamCost(box, terms, [loadout]);
      // Of what would be liked the first that this seat may have and can pay from its own share.
      const next = wish(box, loadout, left).find(
        (one) =>
          teamCost(box, terms, [one]) <= share && teamRefusal(box, terms, team.with(seat, one)) === null,
      );
      if (next !== undefined) team[seat] = next;
    }
  }
  return team;
}
