import type { EnemyCard } from '@zonecrawl/engine/model';
import { gainStatus, moveEnemy, seesTarget, spaceOf, stalkersFromLead } from '@zonecrawl/engine/rules';

/** It asks for bread in a human voice, and its long arm reaches two spaces. */
export const izlom: EnemyCard = {
  id: 'izlom',
  copies: 1,
  category: 'elite',
  types: ['human', 'mutant'],
  movement: 2,
  hp: 3,
  sight: { front: 4, left: 2, right: 2, back: 1 },
  body: {
    head: [{ at: 9, effects: ['loseHp'] }],
    torso: [
      { at: 5, effects: ['light'] },
      { at: 8, effects: ['heavy'] },
      { at: 13, effects: ['loseHp'] },
    ],
  },
  attack: {
    id: 'long-arm',
    kind: 'charge',
    damage: 7,
    range: 2,
    *after(game, _strike, stalker, damage) {
      if (damage >= 4) gainStatus(game, stalker, 'pinDown', ['EK5', 'S3']);
    },
  },
  standee: 'izlom',
  standees: 1,
  special: {
    id: 'beg',
    *perform(game, enemy) {
      const [lead] = stalkersFromLead(game);
      if (lead) yield* moveEnemy(game, enemy, spaceOf(lead), 2, {});
    },
    idle: seesTarget,
  },
};
