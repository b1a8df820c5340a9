/** Artifacts of gravitational Anomalies: movement and pushes. */
import {
  type ArtifactCard,
  choose,
  type EnemyState,
  type Game,
  type StalkerState,
} from '@zonecrawl/engine/model';
import {
  enemyCard,
  loseStatus,
  pushAway,
  rangeBetween,
  spaceOf,
  spacesAway,
  type WoundSource,
} from '@zonecrawl/engine/rules';

/** One more space of Movement. */
export const featherStone: ArtifactCard = {
  id: 'feather-stone',
  copies: 1,
  value: 4000,
  type: 'gravitational',
  baseRadiation: 3,
  abilities: { movement: 1 },
};

/** Less Movement, and one more Defense die. */
export const anvil: ArtifactCard = {
  id: 'anvil',
  copies: 1,
  value: 2500,
  type: 'gravitational',
  baseRadiation: 2,
  abilities: { movement: -1, defenseDice: () => 1 },
};

/** Better Defense against Charges, worse against ranged attacks. */
export const undertow: ArtifactCard = {
  id: 'undertow',
  copies: 1,
  value: 4000,
  type: 'gravitational',
  baseRadiation: 5,
  abilities: {
    defenseBonus(game, { attacker }) {
      if (attacker === null) return 0;
      return enemyCard(game, attacker).attack.kind === 'charge' ? 2 : -1;
    },
  },
};

const source = (stalker: StalkerState): WoundSource => ({ from: spaceOf(stalker), picks: stalker.id });

/** Enemies that can be pushed away: within Range 1, with a space to go to (W3). */
const pushable = (game: Game, stalker: StalkerState): readonly EnemyState[] =>
  game.state.enemies.filter(
    (enemy) => rangeBetween(game, stalker, enemy) <= 1 && spacesAway(game, enemy, source(stalker)).length > 0,
  );

/** Pushes an Enemy within Range 1 away, for a Focus. */
export const plumbBob: ArtifactCard = {
  id: 'plumb-bob',
  copies: 1,
  value: 3500,
  type: 'gravitational',
  baseRadiation: 4,
  abilities: {
    actions: [
      {
        id: 'shove',
        cost: 'free',
        refusal(game, stalker) {
          if (!stalker.focus) return { reason: 'noFocus', clause: 'S2' };
          return pushable(game, stalker).length > 0 ? null : { reason: 'nobodyToPush', clause: 'W3' };
        },
        *perform(game, stalker) {
          const { entity } = yield* choose({
            kind: 'target',
            who: stalker.id,
            clauses: ['W3'],
            about: { entity: stalker.id, card: 'plumb-bob', action: 'shove' },
            options: pushable(game, stalker).map(({ id, space }) => ({
              is: 'entity' as const,
              entity: id,
              space,
            })),
          });
          loseStatus(game, stalker, 'focus', ['S2']);
          const enemy = game.state.enemies.find(({ id }) => id === entity);
          if (enemy) yield* pushAway(game, enemy, source(stalker));
        },
      },
    ],
  },
};
