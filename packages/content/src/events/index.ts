/** The Random Events (catalogue 8.2). */
import type { EventCard } from '@zonecrawl/engine/mission';
import { dinInTheAir } from './dinInTheAir.ts';
import { quickGearCheck } from './quickGearCheck.ts';
import { radioactiveRain } from './radioactiveRain.ts';

export const randomEvents: readonly EventCard[] = [quickGearCheck, dinInTheAir, radioactiveRain];
