import type { EnemyCard, Game, Modifier, Strike } from '@zonecrawl/engine/model';
import { isStalker, maxHp } from '@zonecrawl/engine/rules';
import { withdrawing } from './specials.ts';

/** Blood drives it wild: a Stalker at half of the maximum HP or less. */
const frenzy = (game: Game, { target }: Strike): readonly Modifier[] =>
  isStalker(target) && 2 * target.hp <= maxHp(game, target) ? [{ reason: 'attack:drain:frenzy', by: 3 }] : [];

/** A shimmer in the air until it stands beside you. */
export const bloodsucker: EnemyCard = {
  id: 'bloodsucker',
  copies: 1,
  category: 'elite',
  types: ['mutant'],
  movement: 4,
  hp: 2,
  sight: { front: 4, left: 3, right: 3, back: 2 },
  body: {
    head: [
      { at: 6, effects: ['light'] },
      { at: 9, effects: ['loseHp'] },
    ],
    torso: [
      { at: 5, effects: ['light'] },
      { at: 8, effects: ['heavy'] },
      { at: 12, effects: ['loseHp'] },
    ],
  },
  attack: { id: 'drain', kind: 'charge', damage: 8, range: 1, modifiers: frenzy },
  standee: 'bloodsucker',
  standees: 2,
  special: withdrawing,
  abilities: { id: 'cloak', cloak: 2 },
};
