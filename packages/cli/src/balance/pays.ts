/** What an ending pays: its coupons, and what its epilogue brings in a Campaign (C8). */
import type { Deed, Ending, Gift } from '@zonecrawl/engine/model';

/** For people: `2000 coupons; perhaps 300 coupons; contact tinker`. What a page tells, and flags, are left out. */
export function paysOf({ coupons = 0, epilogue = [] }: Ending): string {
  const said = [...(coupons > 0 ? [`${coupons} coupons`] : []), ...epilogue.flatMap((deed) => saidOf(deed))];
  return said.length === 0 ? 'nothing' : [...new Set(said)].join('; ');
}

function saidOf(deed: Deed): readonly string[] {
  switch (deed.deed) {
    case 'coupons':
      return [`${deed.by} coupons`];
    case 'gain':
      return [giftOf(deed.gift)];
    case 'contact':
      return [deed.gain ? `contact ${deed.contact}` : `loses contact ${deed.contact}`];
    case 'location':
      return deed.is === 'open' ? [`opens ${deed.location}`] : [];
    case 'achievement':
      return [`achievement ${deed.achievement}`];
    case 'if':
      return perhaps([...deed.deeds, ...(deed.otherwise ?? [])]);
    case 'random':
      return perhaps(deed.of.flat());
    case 'ask':
      return perhaps(deed.choices.flatMap(({ deeds }) => deeds));
    default:
      return [];
  }
}

const perhaps = (deeds: readonly Deed[]): readonly string[] =>
  deeds.flatMap(saidOf).map((said) => (said.startsWith('perhaps ') ? said : `perhaps ${said}`));

function giftOf(gift: Gift): string {
  if (gift.gift !== 'draw') return `a gift of ${gift.gift}`;
  return `a card of ${gift.deck}${gift.tier === undefined ? '' : `, Tier ${gift.tier}`}`;
}
