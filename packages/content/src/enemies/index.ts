/** Enemies (catalogue 5). How to write one: docs/enemies.md. */
import type { EnemyCard } from '@zonecrawl/engine/cards';
import { banditRifle, banditShotgun } from './bandits.ts';
import { chimera } from './chimera.ts';
import { controller } from './controller.ts';
import { pseudogiant } from './pseudogiant.ts';
import { rodent } from './rodent.ts';
import { snork } from './snork.ts';
import { zombie } from './zombie.ts';

export const enemies: readonly EnemyCard[] = [
  banditRifle,
  banditShotgun,
  snork,
  zombie,
  rodent,
  controller,
  chimera,
  pseudogiant,
];
