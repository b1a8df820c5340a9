/** What to do next, step by step. */
import type { Aim } from '@zonecrawl/engine/model';
import { exit } from './places.ts';

export const aims: readonly Aim[] = [{ id: 'leave', until: { if: 'everybodyLeft' }, place: exit }];
