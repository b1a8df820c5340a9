import type { EnemyCard, EntityId, Game, Modifier, Special, Strike } from '@zonecrawl/engine/model';
import { isStalker, maxHp, moveToward, type Spot, spaceOf, stalkersFromLead } from '@zonecrawl/engine/rules';

/** Blood drives it wild: a Stalker at half of the maximum HP or less. */
const frenzy = (game: Game, { target }: Strike): readonly Modifier[] =>
  isStalker(target) && 2 * target.hp <= maxHp(game, target) ? [{ reason: 'attack:drain:frenzy', by: 3 }] : [];

/** Those with the fewest HP: it smells who bleeds. */
function weakest(game: Game): readonly Spot<EntityId>[] {
  const all = stalkersFromLead(game);
  const least = Math.min(...all.map(({ hp }) => hp));
  return all
    .filter(({ hp }) => hp === least)
    .map((stalker) => ({ what: stalker.id, space: spaceOf(stalker) }));
}

const PROWL = { spaces: 2 };

/** Toward whoever is hurt worst, whoever else it sees on the way. */
const prowl: Special = {
  id: 'prowl',
  *perform(game, enemy) {
    yield* moveToward(game, enemy, weakest(game), 'closestTarget', PROWL.spaces, true);
  },
  idle: (game, enemy) => weakest(game).every(({ space }) => space === enemy.space),
};

/** A shimmer in the air until it stands beside you. */
export const bloodsucker: EnemyCard = {
  id: 'bloodsucker',
  figures: PROWL,
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
  special: prowl,
  abilities: { id: 'cloak', cloak: 2 },
};
