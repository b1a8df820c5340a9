/** The Item deck. */
import type { ItemCard } from '@zonecrawl/engine/model';
import { bread, energyDrink, sunflowerSeeds, touristsDelight, vodka } from './food.ts';
import { concussionGrenade, fireBottle, flashGrenade, fragGrenade, smokeGrenade } from './grenades.ts';
import {
  adrenaline,
  bandage,
  firstAidKit,
  radProtector,
  smellingSalts,
  surgeonsCase,
  tourniquet,
} from './medicine.ts';
import { bagOfBolts, looseRounds, luckyCartridge, probe, signalFlare, sparePlate } from './tools.ts';

export const items: readonly ItemCard[] = [
  fragGrenade,
  fireBottle,
  concussionGrenade,
  flashGrenade,
  smokeGrenade,
  firstAidKit,
  bandage,
  surgeonsCase,
  radProtector,
  adrenaline,
  smellingSalts,
  tourniquet,
  energyDrink,
  bread,
  touristsDelight,
  vodka,
  sunflowerSeeds,
  bagOfBolts,
  signalFlare,
  looseRounds,
  sparePlate,
  probe,
  luckyCartridge,
];
