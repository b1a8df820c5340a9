/** The Stalker deck (catalogue 2). */
import type { StalkerCard } from '@zonecrawl/engine/cards';
import { borsuk } from './borsuk.ts';
import { chort } from './chort.ts';
import { mamon } from './mamon.ts';
import { milady } from './milady.ts';
import { palkan } from './palkan.ts';
import { velet } from './velet.ts';

export const stalkers: readonly StalkerCard[] = [milady, chort, palkan, borsuk, mamon, velet];
