/**
 * The training grounds of version 0.1.0. Zone Survival has taken their place, so nobody is offered them any more. They
 * stay word for word what they were, as data: saves and records that name them still open (fixtures/old).
 */
import type { Mission } from '@zonecrawl/engine/model';
import { longWay } from './longWay.ts';
import { siege } from './siege.ts';
import { yard } from './yard.ts';

export const retired: readonly Mission[] = [yard, siege, longWay];
