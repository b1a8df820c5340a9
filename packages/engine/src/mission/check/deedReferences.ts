/** Every card, Contact, location and counter a script or an epilogue names exists. */

import { IdentityCache } from '../../cache/identityCache.ts';
import type { Box } from '../../model/box.ts';
import type { Claim, Deed } from '../../model/campaignBook.ts';
import { walkDeeds } from './deedWalk.ts';
import type { Problem } from './validate.ts';

/** The counters of the Mission just played; null in a script, which no Mission precedes. */
export type Counters = ReadonlySet<string> | null;

type Named = Readonly<Record<string, unknown>>;

const nearby = (names: readonly string[]): string =>
  names.length === 0 ? 'none exist' : `one of ${names.slice(0, 40).join(', ')}`;

export function checkDeeds(
  box: Box,
  deeds: readonly Deed[],
  where: string,
  counters: Counters,
  problem: Problem,
): void {
  const among = (names: Named, name: string, at: string, what: string): void => {
    if (!Object.hasOwn(names, name)) problem(at, `there is no ${what} "${name}"`, nearby(Object.keys(names)));
  };
  /** A box without a Zone Map plays Missions alone: nobody reads what an epilogue says about places. */
  const onMap = (location: string, at: string): void => {
    if (box.campaign) among(box.campaign.locations, location, at, 'location');
  };
  walkDeeds(deeds, where, {
    deed(deed, at) {
      switch (deed.deed) {
        case 'gain':
          if (deed.gift.gift === 'card')
            among(equipment(box), deed.gift.card, `${at}.gift.card`, 'Equipment card');
          if (nothingInStash.has(deed.gift.gift))
            problem(
              `${at}.gift.gift`,
              'the Stash does not hold that (C1)',
              'card, draw, magazine or coupons',
            );
          break;
        case 'lose':
          among(equipment(box), deed.card, `${at}.card`, 'Equipment card');
          break;
        case 'removeCard':
          among(removable(box), deed.card, `${at}.card`, 'card');
          break;
        case 'contact':
          among(box.contacts ?? {}, deed.contact, `${at}.contact`, 'Contact');
          break;
        case 'location':
          onMap(deed.location, `${at}.location`);
          break;
        case 'flag':
          if ((deed.set === undefined) === (deed.add === undefined))
            problem(at, 'a flag is either set or added to', '"set" or "add"');
          break;
        case 'achievement':
          if (box.campaign && !box.campaign.achievements.includes(deed.achievement))
            problem(
              `${at}.achievement`,
              `there is no achievement "${deed.achievement}"`,
              nearby(box.campaign.achievements),
            );
          break;
        default:
          break;
      }
    },
    claim(claim, at) {
      checkClaim(claim, at);
    },
    choice({ price, when }, at) {
      if (price !== undefined && when !== undefined && claimsCoupons(when))
        problem(`${at}.when`, 'what a choice costs is asked for already', 'only "price"');
    },
  });

  function checkClaim(claim: Claim, at: string): void {
    switch (claim.claim) {
      case 'counter':
        if (!counters) problem(at, 'no Mission was just played here', 'a flag instead of a counter');
        else if (!counters.has(claim.counter))
          problem(`${at}.counter`, `no card of the Mission sets "${claim.counter}"`, nearby([...counters]));
        break;
      case 'card':
        among(equipment(box), claim.card, `${at}.card`, 'Equipment card');
        break;
      case 'contact':
        among(box.contacts ?? {}, claim.contact, `${at}.contact`, 'Contact');
        break;
      case 'location':
        onMap(claim.location, `${at}.location`);
        break;
      case 'won':
        if (box.campaign) among(box.missions, claim.mission, `${at}.mission`, 'Mission');
        break;
      default:
        break;
    }
  }
}

/** C1: only Equipment, Magazines and coupons lie in the Stash. */
const nothingInStash: ReadonlySet<string> = new Set(['bolts', 'finding', 'ammo']);

const claimsCoupons = (claim: Claim): boolean => claim.claim === 'coupons';

const equipment = (box: Box): Named => ({
  ...box.weapons,
  ...box.armors,
  ...box.attachments,
  ...box.artifacts,
  ...box.items,
});

const removables = new IdentityCache<Box, Named>();

/** C1: what can leave a Campaign for good. */
export function removable(box: Box): Named {
  const known = removables.get(box);
  if (known) return known;
  const made = allRemovable(box);
  removables.set(box, made);
  return made;
}

const allRemovable = (box: Box): Named => ({
  ...equipment(box),
  ...box.stalkers,
  ...box.randomEvents,
  ...Object.fromEntries(
    Object.values(box.missions).flatMap(({ environment }) => environment.map((c) => [c.id, c])),
  ),
});
