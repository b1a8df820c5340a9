/** The Companions Missions bring along. */
import type { CompanionCard } from '@zonecrawl/engine/cards';
import { dalik } from './dalik.ts';

export const companions: readonly CompanionCard[] = [dalik];
