/** Enemies of Zone Survival: a deck of their own, on standees that others have already (E5). */
import type { EnemyCard } from '@zonecrawl/engine/model';
import { gainStatus, goForward, rangeTo, seesTarget, spaceOf } from '@zonecrawl/engine/rules';
import { banditRifle } from '../../enemies/bandits.ts';
import { military } from '../../enemies/military.ts';

/** Slow, loud, and nobody gets up afterwards: whoever is hit gains Exposed. */
const banditGunner: EnemyCard = {
  ...banditRifle,
  id: 'bandit-gunner',
  survival: true,
  movement: 1,
  sight: { front: 4, left: 1, right: 1, back: 0 },
  attack: {
    id: 'belt-fed',
    kind: 'ranged',
    damage: 6,
    range: 4,
    *after(game, _strike, stalker, damage) {
      if (damage > 0) gainStatus(game, stalker, 'exposed', ['EK5', 'S4']);
    },
  },
};

/** Paid by the head: hits harder the closer he gets. */
const mercenary: EnemyCard = {
  ...military,
  id: 'mercenary',
  survival: true,
  movement: 3,
  attack: {
    id: 'hired-gun',
    kind: 'ranged',
    damage: 7,
    range: 3,
    modifiers: (game, { enemy, target }) =>
      rangeTo(game, enemy, spaceOf(target)) <= 1 ? [{ reason: 'attack:hired-gun:close', by: 2 }] : [],
  },
};

/** Walks on, whatever happens: cannot be pinned or exposed. */
const monolithian: EnemyCard = {
  ...military,
  id: 'monolithian',
  survival: true,
  hp: 3,
  attack: { id: 'gauss-volley', kind: 'ranged', damage: 9, range: 5 },
  special: {
    id: 'procession',
    *perform(game, enemy) {
      yield* goForward(game, enemy, 2);
    },
    idle: seesTarget,
  },
  abilities: { id: 'conviction', immune: ['pinDown', 'exposed'] },
};

export const survivalEnemies: readonly EnemyCard[] = [banditGunner, mercenary, monolithian];
