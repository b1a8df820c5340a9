/** Artifacts of electric Anomalies: rerolls, Focus, Loot. */

import type { SpaceId } from '@zonecrawl/engine/board';
import {
  type ArtifactCard,
  choose,
  type EnemyState,
  type Game,
  type StalkerAttack,
  type StalkerState,
} from '@zonecrawl/engine/model';
import {
  gainStatus,
  loseStatus,
  mayGain,
  rangeBetween,
  resolveLoot,
  spaceOf,
  stalkerSees,
  tellUse,
  usedThisRound,
  useThisRound,
} from '@zonecrawl/engine/rules';

/** Once per Round up to two dice of an own Attack or Defense roll. */
export const liveWire: ArtifactCard = {
  id: 'live-wire',
  copies: 1,
  value: 4500,
  type: 'electric',
  baseRadiation: 4,
  abilities: {
    rerolls: [
      {
        id: 'jolt',
        most: 2,
        dice: (game, owner, { dice }, owned) =>
          usedThisRound(game, owner, owned) ? [] : dice.map((_die, index) => index),
        *pay(game, owner, owned) {
          useThisRound(game, owner, owned);
        },
      },
    ],
  },
};

/** Enemies the spark could jump to: in LoS within Range 2, and not a target of the attack. */
const inReach = (game: Game, { stalker, hit }: StalkerAttack): readonly EnemyState[] =>
  game.state.enemies.filter(
    (enemy) =>
      !hit.includes(enemy) &&
      rangeBetween(game, stalker, enemy) <= 2 &&
      stalkerSees(game, spaceOf(stalker), spaceOf(enemy)) &&
      mayGain(game, enemy, 'pinDown'),
  );

/** After a Weapon attack, pins down another Enemy, for a Focus. */
export const forkedSpark: ArtifactCard = {
  id: 'forked-spark',
  copies: 1,
  value: 3500,
  type: 'electric',
  baseRadiation: 5,
  abilities: {
    afterAttack: {
      id: 'fork',
      applies: (game, attack) => attack.weapon && attack.stalker.focus && inReach(game, attack).length > 0,
      *perform(game, attack) {
        const { stalker } = attack;
        const enemies = inReach(game, attack);
        const chosen = yield* choose({
          kind: 'useAbility',
          who: stalker.id,
          clauses: ['AK13'],
          about: { entity: stalker.id, card: 'forked-spark', action: 'fork' },
          options: [
            { is: 'say' as const, say: 'no' },
            ...enemies.map(({ id, space }) => ({ is: 'entity' as const, entity: id, space })),
          ],
        });
        const enemy = chosen.is === 'entity' && enemies.find(({ id }) => id === chosen.entity);
        if (!enemy) return;
        tellUse(game, stalker, 'forked-spark', 'fork', ['AK13']);
        loseStatus(game, stalker, 'focus', ['S2']);
        gainStatus(game, enemy, 'pinDown', ['AK13']);
      },
    },
  },
};

/** From this dosage on it crackles (RD3: orange). */
const CRACKLES = 8;

/** A Focus at the start of a Turn with a high dosage. */
export const stormGlass: ArtifactCard = {
  id: 'storm-glass',
  copies: 1,
  value: 3000,
  type: 'electric',
  baseRadiation: 6,
  abilities: {
    *startOfTurn(game, owner) {
      if (owner.focus || owner.dosage < CRACKLES) return;
      tellUse(game, owner, 'storm-glass', 'crackle');
      gainStatus(game, owner, 'focus', ['A10']);
    },
  },
};

/** Reduces HP lost to Anomalies. */
export const groundingRod: ArtifactCard = {
  id: 'grounding-rod',
  copies: 1,
  value: 3500,
  type: 'electric',
  baseRadiation: 2,
  abilities: { anomalyLoss: (_game, _owner, loss) => loss - 3 },
};

/** Loot in LoS within Range 2. */
const drawn = (game: Game, stalker: StalkerState): readonly SpaceId[] =>
  game.state.loot
    .map(({ space }) => space)
    .filter(
      (space) =>
        game.board.range('stalker', spaceOf(stalker), space) <= 2 &&
        stalkerSees(game, spaceOf(stalker), space),
    );

/** Resolves Loot in sight, for a Focus. */
export const lodestone: ArtifactCard = {
  id: 'lodestone',
  copies: 1,
  value: 4000,
  type: 'electric',
  baseRadiation: 3,
  abilities: {
    actions: [
      {
        id: 'attract',
        cost: 'free',
        oncePerTurn: true,
        refusal(game, stalker) {
          if (!stalker.focus) return { reason: 'noFocus', clause: 'S2' };
          return drawn(game, stalker).length > 0 ? null : { reason: 'noLootInSight', clause: 'T4' };
        },
        *perform(game, stalker) {
          const { space } = yield* choose({
            kind: 'space',
            who: stalker.id,
            clauses: ['T4'],
            about: { entity: stalker.id, card: 'lodestone', action: 'attract' },
            options: drawn(game, stalker).map((each) => ({ is: 'space' as const, space: each })),
          });
          loseStatus(game, stalker, 'focus', ['S2']);
          yield* resolveLoot(game, stalker, space);
        },
      },
    ],
  },
};
