/** The Companions: some come with a Mission, the others are b-sides of Contacts (C5). */
import type { CompanionCard } from '@zonecrawl/engine/model';
import { dalik } from './dalik.ts';
import { fieldMedic } from './fieldMedic.ts';
import { lookout } from './lookout.ts';
import { loyalDog } from './loyalDog.ts';
import { petryk, vereta } from './wards.ts';

export const companions: readonly CompanionCard[] = [dalik, loyalDog, fieldMedic, lookout, vereta, petryk];
