/** The Item deck (catalogue 4.4). */
import type { ItemCard } from '@zonecrawl/engine/cards';
import { bread, energyDrink } from './food.ts';
import { fragGrenade } from './grenades.ts';
import { firstAidKit } from './medicine.ts';

export const items: readonly ItemCard[] = [fragGrenade, firstAidKit, energyDrink, bread];
