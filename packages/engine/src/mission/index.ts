/** The mission vocabulary: what others may use of it. */
export { environmentCard, eventCard, faceOf } from './cards.ts';
export { amount, holds } from './conditions.ts';
export { perform } from './effects.ts';
export { MAGAZINE_PRICE, plainLoadouts, TEAM_COUPONS } from './loadout.ts';
export { outfit } from './outfit.ts';
export { isIn, spacesOf } from './places.ts';
export { scene } from './scene.ts';
export { setUpMission } from './setup.ts';
export {
  backpackOf,
  cardsOf,
  costOf,
  FIRST_SHOP,
  type ShopTerms,
  startingArmor,
  teamRefusal,
} from './shop.ts';
export { enemiesMeant } from './stalkers.ts';
export { textsOf } from './texts.ts';
export { withMission } from './withMission.ts';
