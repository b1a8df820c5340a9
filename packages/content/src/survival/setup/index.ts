/** The Setup cards (ZS2): four are drawn for a game, no two with a common tag. */
import type { EnvironmentCard } from '@zonecrawl/engine/model';
import { goals } from './goals.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { tales } from './tales.ts';
import { traps } from './traps.ts';

export const setupCards: readonly EnvironmentCard[] = [...places, ...traps, ...goals, ...people, ...tales];
