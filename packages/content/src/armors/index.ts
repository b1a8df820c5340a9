/** The Armor deck. */
import type { ArmorCard } from '@zonecrawl/engine/model';
import {
  bastion,
  exoFrame,
  furnaceSuit,
  instituteSuit,
  mercenaryRig,
  sapperSuit,
  sentinel,
} from './heavy.ts';
import { flakVest, forageParka, medicHarness, nightRunner, poacherCloak } from './light.ts';
import { leatherJacket, nbcSuit, ps5m, psz9d } from './suits.ts';

export const armors: readonly ArmorCard[] = [
  leatherJacket,
  ps5m,
  psz9d,
  nbcSuit,
  forageParka,
  flakVest,
  poacherCloak,
  nightRunner,
  medicHarness,
  mercenaryRig,
  sapperSuit,
  furnaceSuit,
  instituteSuit,
  bastion,
  exoFrame,
  sentinel,
];
