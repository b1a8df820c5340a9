import {
  type EnemyCard,
  type EnemyState,
  type Game,
  type StalkerState,
  UNLIMITED,
} from '@zonecrawl/engine/model';
import { enemySees, gainStatus, spaceOf, stalkersFromLead } from '@zonecrawl/engine/rules';

const seen = (game: Game, ghost: EnemyState): StalkerState[] =>
  stalkersFromLead(game).filter((stalker) => !stalker.exposed && enemySees(game, ghost, spaceOf(stalker)));

/** Nothing to grab and nothing to hold on to: it throws the room at you. */
export const poltergeist: EnemyCard = {
  id: 'poltergeist',
  copies: 1,
  category: 'elite',
  types: ['mutant', 'psionic'],
  movement: 3,
  hp: 2,
  sight: { front: UNLIMITED, left: 3, right: 3, back: 3 },
  body: {
    torso: [
      { at: 6, effects: ['light'] },
      { at: 10, effects: ['loseHp'] },
    ],
  },
  attack: {
    id: 'hurl',
    kind: 'ranged',
    damage: 6,
    range: 4,
    // Indoors there is more to throw.
    modifiers: (game, { enemy }) =>
      enemy.space !== null && game.board.spaces[enemy.space]?.room !== null
        ? [{ reason: 'attack:hurl:indoors', by: 2 }]
        : [],
  },
  standee: 'poltergeist',
  standees: 1,
  special: {
    id: 'rattle',
    *perform(game, enemy) {
      for (const stalker of seen(game, enemy)) gainStatus(game, stalker, 'exposed', ['EA5', 'S4']);
    },
    idle: (game, enemy) => seen(game, enemy).length === 0,
  },
  abilities: { id: 'weightless', ignoresAnomalies: true, immune: ['push', 'pinDown'] },
};
