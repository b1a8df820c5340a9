/** Every card, Contact, location and counter a script or an epilogue names exists. */

import { type Problem, type ProblemParams, sayTo, unknownName, untold } from '../../base/problems.ts';
import { IdentityCache } from '../../cache/identityCache.ts';
import type { Box } from '../../model/box.ts';
import type { Claim, Deed } from '../../model/campaignBook.ts';
import { walkDeeds } from './deedWalk.ts';

/** The counters of the Mission just played; null in a script, which no Mission precedes. */
export type KnownCounters = ReadonlySet<string> | null;

type Named = Readonly<Record<string, unknown>>;
type Kind = ProblemParams<'name.unknown'>['kind'];

export function checkDeeds(
  box: Box,
  deeds: readonly Deed[],
  where: string,
  counters: KnownCounters,
  problems: Problem[],
): void {
  const say = sayTo(problems);
  const among = (names: Named, name: string, at: string, kind: Kind): void => {
    if (!Object.hasOwn(names, name)) problems.push(unknownName(at, kind, name, Object.keys(names)));
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
            among(equipment(box), deed.gift.card, `${at}.gift.card`, 'equipment');
          if (nothingInStash.has(deed.gift.gift)) say(`${at}.gift.gift`, 'campaign.notInStash');
          break;
        case 'lose':
          among(equipment(box), deed.card, `${at}.card`, 'equipment');
          break;
        case 'removeCard':
          among(removable(box), deed.card, `${at}.card`, 'card');
          break;
        case 'contact':
          among(box.contacts ?? {}, deed.contact, `${at}.contact`, 'contact');
          break;
        case 'location':
          onMap(deed.location, `${at}.location`);
          break;
        case 'flag':
          if ((deed.set === undefined) === (deed.add === undefined)) say(at, 'campaign.flag');
          break;
        case 'achievement':
          if (box.campaign && !box.campaign.achievements.includes(deed.achievement))
            problems.push(
              unknownName(`${at}.achievement`, 'achievement', deed.achievement, box.campaign.achievements),
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
        say(`${at}.when`, 'campaign.price');
    },
  });

  function checkClaim(claim: Claim, at: string): void {
    switch (claim.claim) {
      case 'counter':
        if (!counters) say(at, 'campaign.noCounters');
        else if (!counters.has(claim.counter))
          problems.push(untold(`${at}.counter`, 'counter', claim.counter, [...counters]));
        break;
      case 'card':
        among(equipment(box), claim.card, `${at}.card`, 'equipment');
        break;
      case 'contact':
        among(box.contacts ?? {}, claim.contact, `${at}.contact`, 'contact');
        break;
      case 'location':
        onMap(claim.location, `${at}.location`);
        break;
      case 'won':
        if (box.campaign) among(box.missions, claim.mission, `${at}.mission`, 'mission');
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
