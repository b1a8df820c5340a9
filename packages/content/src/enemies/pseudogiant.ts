import type { EnemyCard, EnemyState, Game, StalkerState } from '@zonecrawl/engine/model';
import { gainStatus, layToken, rangeTo, spaceOf, stalkersFromLead } from '@zonecrawl/engine/rules';
import { CARCASS_COVER } from '../components.ts';

const shaken = (game: Game, giant: EnemyState): StalkerState[] =>
  stalkersFromLead(game).filter((stalker) => !stalker.pinDown && rangeTo(game, giant, spaceOf(stalker)) <= 1);

/** Slow to turn, impossible to push, and whoever stands together is trampled together. */
export const pseudogiant: EnemyCard = {
  id: 'pseudogiant',
  figures: { cover: CARCASS_COVER },
  copies: 1,
  category: 'boss',
  types: ['mutant'],
  movement: 3,
  hp: 5,
  sight: { front: 4, left: 2, right: 2, back: 1 },
  body: {
    head: [
      { at: 9, effects: ['light'] },
      { at: 13, effects: ['loseHp'] },
    ],
    torso: [
      { at: 9, effects: ['light'] },
      { at: 13, effects: ['heavy'] },
      { at: 17, effects: ['loseHp'] },
    ],
  },
  attack: { id: 'stomp', kind: 'charge', damage: 9, range: 1, wholeSpace: true },
  standee: 'pseudogiant',
  standees: 1,
  special: {
    id: 'tremor',
    *perform(game, enemy) {
      for (const stalker of shaken(game, enemy)) gainStatus(game, stalker, 'pinDown', ['EA5', 'S3']);
    },
    idle: (game, enemy) => shaken(game, enemy).length === 0,
  },
  abilities: {
    id: 'immovable',
    immune: ['push'],
    /** Nobody carries it away: whoever stands behind it has Cover. */
    *dies(game, enemy) {
      layToken(game, 'carcass', spaceOf(enemy));
    },
  },
};
