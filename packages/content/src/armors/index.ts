/** The Armor deck (catalogue 4.1). */
import type { ArmorCard } from '@zonecrawl/engine/cards';
import { leatherJacket, nbcSuit, ps5m, psz9d } from './suits.ts';

export const armors: readonly ArmorCard[] = [leatherJacket, ps5m, psz9d, nbcSuit];
