/** The Random Events: 18 in the box, all different. */
import type { EventCard } from '@zonecrawl/engine/model';
import { dinInTheAir } from './dinInTheAir.ts';
import { distantGunfire, momentsPeace, oldStash, opening, radioChatter, tradersDrop } from './luck.ts';
import { quickGearCheck } from './quickGearCheck.ts';
import { radioactiveRain } from './radioactiveRain.ts';
import { footsteps, patrol, strayDogs, vermin, whispers } from './visitors.ts';
import { blackout, emission, sleet, tremor } from './weather.ts';

export const randomEvents: readonly EventCard[] = [
  quickGearCheck,
  dinInTheAir,
  radioactiveRain,
  emission,
  tremor,
  sleet,
  blackout,
  patrol,
  vermin,
  strayDogs,
  footsteps,
  whispers,
  tradersDrop,
  radioChatter,
  momentsPeace,
  oldStash,
  distantGunfire,
  opening,
];
