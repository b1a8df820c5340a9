/** The Companions Missions bring along. */
import type { CompanionCard } from '@zonecrawl/engine/cards';

export const companions: readonly CompanionCard[] = [];
