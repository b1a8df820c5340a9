/** The mission vocabulary: what others may use of it. */

export { walkDeeds } from './check/deedWalk.ts';
export { textsOf } from './check/texts.ts';
export { withMission } from './check/withMission.ts';
export { perform } from './effects/perform.ts';
export { setUpMission } from './setup/setup.ts';
export { MAGAZINE_PRICE, plainLoadouts, TEAM_COUPONS } from './team/loadout.ts';
export { outfit } from './team/outfit.ts';
export {
  backpackOf,
  cardsOf,
  FIRST_SHOP,
  type ShopTerms,
  startingArmor,
  survivalShop,
  teamCost,
  teamRefusal,
} from './team/shop.ts';
export { environmentCard, eventCard, faceOf } from './words/cards.ts';
export { amount, holds } from './words/conditions.ts';
export { effectContext } from './words/effectContext.ts';
export { isIn, spacesOf } from './words/places.ts';
export { enemiesMeant } from './words/who.ts';
