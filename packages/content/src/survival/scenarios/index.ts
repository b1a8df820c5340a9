/** The scenarios of Zone Survival. Numbers are part of codes: never change or reuse one. */
import type { Scenario } from '@zonecrawl/engine/model';
import { feud } from './feud.ts';
import { giant } from './giant.ts';
import { huntress } from './huntress.ts';
import { redSky } from './redSky.ts';
import { stretcher } from './stretcher.ts';
import { tollRoad } from './tollRoad.ts';
import { untilDawn } from './untilDawn.ts';
import { whisperer } from './whisperer.ts';
import { winterStores } from './winterStores.ts';
import { witnesses } from './witnesses.ts';

export const scenarios: readonly Scenario[] = [
  untilDawn,
  winterStores,
  giant,
  whisperer,
  huntress,
  feud,
  redSky,
  witnesses,
  stretcher,
  tollRoad,
];
