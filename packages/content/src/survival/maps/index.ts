/** The maps of Zone Survival. Numbers are part of codes: never change or reuse one. */
import type { MapPlan } from '@zonecrawl/engine/model';
import { crossroads, heart, longRoad, parish } from './large.ts';
import { cellars, farmstead, scrapyard } from './middle.ts';
import { barrier, institute, mere } from './small.ts';

export const maps: readonly MapPlan[] = [
  mere,
  barrier,
  institute,
  farmstead,
  scrapyard,
  cellars,
  crossroads,
  parish,
  longRoad,
  heart,
];
