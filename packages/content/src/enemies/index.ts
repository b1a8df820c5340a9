/** Enemies. How to write one: docs/enemies.md. */
import type { EnemyCard } from '@zonecrawl/engine/model';
import { banditRifle, banditShotgun } from './bandits.ts';
import { bloodsucker } from './bloodsucker.ts';
import { chimera } from './chimera.ts';
import { controller } from './controller.ts';
import { crawl } from './crawl.ts';
import { dog } from './dog.ts';
import { exoskeleton } from './exoskeleton.ts';
import { hornhead } from './hornhead.ts';
import { izlom } from './izlom.ts';
import { military } from './military.ts';
import { poltergeist } from './poltergeist.ts';
import { pseudogiant } from './pseudogiant.ts';
import { rodent } from './rodent.ts';
import { snork } from './snork.ts';
import { tick } from './tick.ts';
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
  dog,
  tick,
  bloodsucker,
  crawl,
  poltergeist,
  izlom,
  hornhead,
  military,
  exoskeleton,
];
