/** The equipment of a group at a Mission: coupons spent and tiers on sale, by the Mission's place in the story. */

import { quickSeed, seedRandom, shuffle } from '@zonecrawl/engine/base';
import { FIRST_SHOP, outfit, type ShopTerms, survivalShop } from '@zonecrawl/engine/mission';
import { type Box, chapterOf, type Loadout } from '@zonecrawl/engine/model';
import { missionNamed } from '@zonecrawl/engine/survival';

const SECOND: ShopTerms = { ...FIRST_SHOP, coupons: 8000, tier: 2 };
const THIRD: ShopTerms = { ...FIRST_SHOP, coupons: 11_000, tier: 3 };

/** A group has more to spend by the second and third chapter of a Story (C8). */
export function termsFor(box: Box, mission: string, stalkers = 1): ShopTerms {
  const survival = missionNamed(box, mission)?.budget;
  if (survival) return survivalShop(survival, stalkers);
  switch (chapterOf(box.campaign, mission)?.number) {
    case 2:
      return SECOND;
    case 3:
      return THIRD;
    default:
      return FIRST_SHOP;
  }
}

/** A reasonably equipped team. The same seed gives the same team. */
export function groupFor(box: Box, mission: string, stalkers: number, seed: string): readonly Loadout[] {
  const who = shuffle(seedRandom(quickSeed(seed)), 'setup', Object.keys(box.stalkers)).slice(0, stalkers);
  return outfit(box, termsFor(box, mission, stalkers), who);
}
