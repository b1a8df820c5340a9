/** A4: Reload. */

import { RuleError } from '../../base/errors.ts';
import type { CardAction } from '../../model/abilities.ts';
import type { Reason } from '../../model/reasons.ts';
import { choose } from '../../model/rule.ts';
import type { StalkerState } from '../../model/state.ts';
import { type Carried, figuresOf, weaponsCarried } from '../gear/outfit.ts';
import { fillUp, spendMagazine } from '../gear/pockets.ts';

const NO_MAGAZINE: Reason = { reason: 'noMagazine', clause: 'A4' };
const NOTHING_TO_RELOAD: Reason = { reason: 'nothingToReload', clause: 'A4' };

export const reload: CardAction = {
  id: 'reload',
  cost: 'standard',
  // The Focus is kept.
  costNow: (game, stalker) =>
    stalker.focus || figuresOf(game, stalker).freeReload > 0 ? 'free' : 'standard',
  refusal(game, stalker) {
    let empty = false;
    for (const carried of weaponsCarried(game, stalker)) {
      if (isFull(carried)) continue;
      if (hasMagazineFor(stalker, carried)) return null;
      empty = true;
    }
    return empty ? NO_MAGAZINE : NOTHING_TO_RELOAD;
  },
  *perform(game, stalker) {
    const weapons = weaponsCarried(game, stalker).filter(
      (carried) => !isFull(carried) && hasMagazineFor(stalker, carried),
    );
    const chosen = yield* choose({
      kind: 'reload',
      who: stalker.id,
      clauses: ['A4'],
      about: { entity: stalker.id },
      options: weapons.map(({ owned: { id, card } }) => ({ is: 'owned' as const, owned: id, card })),
    });
    const { owned, magazine } = weapons.find((carried) => carried.owned.id === chosen.owned) ?? {};
    if (!owned || !magazine) throw new RuleError('nothing to reload');
    spendMagazine(game, stalker, magazine);
    fillUp(game, stalker, owned);
  },
};

const isFull = ({ owned, capacity }: Carried): boolean => owned.ammo >= capacity;

/** Special ammo is refilled only by effects that say so. */
const hasMagazineFor = ({ magazines }: StalkerState, { magazine }: Carried): boolean =>
  magazine !== null && magazines[magazine] > 0;
