/** The Events of Zone Survival (ZS3), and the cards that some of them leave lying out. */
import type { EnvironmentCard, EventCard } from '@zonecrawl/engine/model';
import { instants } from './instants.ts';
import { lasting, lastingNotes } from './lasting.ts';
import { rounds } from './rounds.ts';
import { weather, weatherNotes } from './weather.ts';

export const events: readonly EventCard[] = [...instants, ...rounds, ...weather, ...lasting];
export const notes: readonly EnvironmentCard[] = [...weatherNotes, ...lastingNotes];
