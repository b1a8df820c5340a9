/** One plain card of each sort, made up: the deck of a game nobody plays, with round figures. */
import type {
  AnomalyCard,
  AnomalyPattern,
  ArmorCard,
  ArtifactCard,
  CompanionCard,
  EnemyCard,
  EventCard,
  ItemCard,
  LootTokenFace,
  LowActivationCard,
  Petals,
  WeaponCard,
} from '../src/model/index.ts';
import { choose } from '../src/model/rule.ts';
import { blastSpace } from '../src/rules/attack/blast.ts';
import { spaceOf, spacesWithin, stalkersOn } from '../src/rules/basics/entities.ts';
import { sufferDamage } from '../src/rules/harm/defense.ts';
import { wound } from '../src/rules/harm/wounds.ts';
import { loseHpToAnomaly } from '../src/rules/movement/anomalies.ts';
import { companionLeaves } from '../src/rules/movement/companions.ts';
import { gainStatus, heal, loseHp } from '../src/rules/stalker/statuses.ts';

/** Eaten for 2 HP. */
const ration: ItemCard = {
  id: 'ration',
  copies: 4,
  value: 100,
  types: ['food'],
  abilities: {
    actions: [
      {
        id: 'eat',
        cost: 'free',
        discard: true,
        refusal: () => null,
        *perform(game, stalker) {
          heal(game, stalker, 2, ['EQ2']);
        },
      },
    ],
  },
};

/** Thrown up to two spaces, with four dice. */
const grenade: ItemCard = {
  id: 'grenade',
  copies: 1,
  value: 100,
  types: ['grenade', 'blast'],
  abilities: {
    actions: [
      {
        id: 'throw',
        cost: 'standard',
        discard: true,
        refusal: () => null,
        *perform(game, stalker, owned) {
          const { space } = yield* choose({
            kind: 'space',
            who: stalker.id,
            clauses: ['AK10'],
            about: { entity: stalker.id },
            options: spacesWithin(game, spaceOf(stalker), 2).map(
              (each) => ({ is: 'space', space: each }) as const,
            ),
          });
          yield* blastSpace(game, stalker, space, 4, 'everybody', owned);
        },
      },
    ],
  },
};

export const items: readonly ItemCard[] = [
  ration,
  grenade,
  { id: 'tonic', copies: 2, value: 100, types: ['food'] },
  { id: 'bandage', copies: 2, value: 100, types: ['medicine'] },
];

const weapon = (id: string, tier: WeaponCard['tier']): WeaponCard => ({
  id,
  copies: 1,
  value: 100,
  tier,
  accurate: [0, 1],
  maximum: 2,
  ammo: 'pistol',
  capacity: 4,
  slots: [],
  attacks: [
    { id: 'singleShot', type: 'singleShot', cost: 'standard', ammo: 1, dice: 1, attention: 'high' },
    {
      id: 'quickShot',
      type: 'quickShot',
      cost: 'free',
      oncePerTurn: true,
      ammo: 1,
      dice: 1,
      attention: 'high',
    },
  ],
});

export const weapons: readonly WeaponCard[] = [weapon('pistol', 1), weapon('cannon', 3)];

export const armors: readonly ArmorCard[] = [
  { id: 'jacket', copies: 4, value: 100, tier: 1, defense: 1, mapRadiation: 0, container: 'basic' },
];

const artifact = (id: string, type: ArtifactCard['type']): ArtifactCard => ({
  id,
  copies: 1,
  value: 100,
  type,
  baseRadiation: 0,
});

export const artifacts: readonly ArtifactCard[] = [
  artifact('pebble', 'gravitational'),
  artifact('shard', 'electric'),
  artifact('ember', 'fire'),
  {
    ...artifact('thorn', 'chemical'),
    abilities: { actions: [{ id: 'prick', cost: 'free', refusal: () => null, *perform() {} }] },
  },
];

const anomaly = (
  parts: Pick<AnomalyCard, 'id' | 'type' | 'stalker'> & Partial<AnomalyCard>,
): AnomalyCard => ({
  copies: 1,
  standee: parts.type,
  holdsArtifact: true,
  hits: 'rolledSymbol',
  *enemy(game, enemy) {
    yield* wound(game, enemy, 'light', { from: null, picks: 'lead' });
  },
  ...parts,
});

export const anomalies: readonly AnomalyCard[] = [
  /** 10 damage, against which Defense is rolled. */
  anomaly({
    id: 'spark',
    type: 'electric',
    *stalker(game, stalker) {
      yield* sufferDamage(game, stalker, 10, 'spark');
    },
  }),
  /** 6 HP and Pin Down. */
  anomaly({
    id: 'whirl',
    type: 'gravitational',
    *stalker(game, stalker, overlay) {
      yield* loseHpToAnomaly(game, stalker, overlay, 6);
      gainStatus(game, stalker, 'pinDown', ['AN5']);
    },
  }),
  /** 7 HP and Exposed; it moves. */
  anomaly({
    id: 'drift',
    type: 'chemical',
    moving: true,
    *stalker(game, stalker, overlay) {
      yield* loseHpToAnomaly(game, stalker, overlay, 7);
      gainStatus(game, stalker, 'exposed', ['AN5']);
    },
  }),
];

const ALL: readonly Petals[] = [1, 2, 3, 4];

/** A cross: all symbols in the middle, one on each arm. */
export const patterns: readonly AnomalyPattern[] = [
  {
    number: 3,
    type: 'gravitational',
    squares: [
      { dx: 0, dy: 0, petals: ALL },
      { dx: 1, dy: 0, petals: [1] },
      { dx: -1, dy: 0, petals: [2] },
      { dx: 0, dy: 1, petals: [3] },
      { dx: 0, dy: -1, petals: [4] },
    ],
  },
];

const enemy = (parts: Pick<EnemyCard, 'id' | 'types' | 'sight'> & Partial<EnemyCard>): EnemyCard => ({
  copies: 1,
  category: 'horde',
  movement: 2,
  hp: 2,
  body: { torso: [{ at: 4, effects: ['light'] }] },
  attack: { id: 'hit', kind: 'ranged', damage: 7, range: 3 },
  standee: parts.id,
  standees: 8,
  ...parts,
});

export const enemies: readonly EnemyCard[] = [
  /** Sees 3 ahead and shoots as far for 7. */
  enemy({ id: 'raider', types: ['human'], sight: { front: 3, left: 0, right: 0, back: 0 } }),
  /** Its Special costs every Stalker within 1 space 3 HP. */
  enemy({
    id: 'rat',
    types: ['mutant'],
    sight: { front: 0, left: 0, right: 0, back: 0 },
    special: {
      id: 'bite',
      *perform(game, biter) {
        for (const space of spacesWithin(game, spaceOf(biter), 1)) {
          for (const stalker of stalkersOn(game, space)) yield* loseHp(game, stalker, 3, 'bite', ['EA5']);
        }
      },
    },
  }),
];

/** In no deck unless a position puts them there; `calm` alone is drawn by itself. */
export const lowActivations: readonly LowActivationCard[] = [
  { id: 'calm', copies: 1, parts: { any: [] } },
  { id: 'march', copies: 0, parts: { any: [{ do: 'goForward', who: { colours: 'all' }, upTo: 2 }] } },
  {
    id: 'sniff',
    copies: 0,
    parts: { any: [{ do: 'move', who: { colours: 'all' }, toward: 'attention', upTo: 2 }] },
  },
  { id: 'shoot', copies: 0, parts: { any: [{ do: 'attack', who: { colours: 'all' } }] } },
];

export const loot: readonly LootTokenFace[] = [
  { id: 'scrap', copies: 4, gifts: [{ gift: 'nothing' }] },
  { id: 'handful', copies: 4, gifts: [{ gift: 'bolts', count: 2 }] },
];

export const randomEvents: readonly EventCard[] = ['din', 'rain', 'fog'].map((id) => ({
  id,
  copies: 1,
  instant: [],
  endOfRound: [],
}));

/** Enemies may attack it; then it leaves. */
export const friend: CompanionCard = {
  id: 'friend',
  figure: 'human',
  targetable: true,
  actions: [],
  *endangered(game, companion) {
    yield* companionLeaves(game, companion);
  },
};
