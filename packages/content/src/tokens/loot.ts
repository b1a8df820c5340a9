/** Loot tokens (T4): 31 in the box. */
import type { LootTokenFace } from '@zonecrawl/engine/model';

export const loot: readonly LootTokenFace[] = [
  { id: 'loot-bolts', copies: 3, gifts: [{ gift: 'bolts', count: 2 }] },
  { id: 'loot-pistol', copies: 3, gifts: [{ gift: 'magazine', magazine: 'pistol', count: 1 }] },
  { id: 'loot-rifle', copies: 3, gifts: [{ gift: 'magazine', magazine: 'rifle', count: 1 }] },
  { id: 'loot-shotgun', copies: 3, gifts: [{ gift: 'magazine', magazine: 'shotgun', count: 1 }] },
  { id: 'loot-ammo-crate', copies: 1, gifts: [{ gift: 'magazineOfChoice' }, { gift: 'bolts', count: 1 }] },
  { id: 'loot-item', copies: 5, gifts: [{ gift: 'item' }] },
  { id: 'loot-food', copies: 2, gifts: [{ gift: 'item', type: 'food' }] },
  { id: 'loot-medicine', copies: 2, gifts: [{ gift: 'item', type: 'medicine' }] },
  { id: 'loot-coupons', copies: 2, gifts: [{ gift: 'coupons', coupons: 300 }] },
  { id: 'loot-wallet', copies: 1, gifts: [{ gift: 'coupons', coupons: 600 }] },
  { id: 'loot-attachment', copies: 1, gifts: [{ gift: 'attachment', tier: 1 }] },
  { id: 'loot-weapon', copies: 1, gifts: [{ gift: 'weapon', tier: 1 }] },
  { id: 'loot-armor', copies: 1, gifts: [{ gift: 'armor', tier: 1 }] },
  { id: 'loot-artifact', copies: 1, gifts: [{ gift: 'artifact' }] },
  { id: 'loot-photo', copies: 1, gifts: [{ gift: 'focus' }] },
  { id: 'loot-junk', copies: 1, gifts: [{ gift: 'nothing' }] },
];
