/** Plain cards for tests of Enemies: one figure each, and Activation cards written where they are used. */

import {
  type Abilities,
  type ActivationStep,
  type AnomalyCard,
  type BottomStep,
  type Box,
  type CardAction,
  type EnemyCard,
  type LootTokenFace,
  UNLIMITED,
  type UnknownTokenFace,
} from '../src/model/index.ts';
import type { EventCard } from '../src/model/mission.ts';
import type { PositionDraft } from '../src/position/index.ts';
import { enemyActivation } from '../src/rules/enemy/enemyActivation.ts';
import { killEnemy } from '../src/rules/harm/wounds.ts';
import { byId, type Perform, plainBox } from './box.ts';
import { rule, type Table } from './table.ts';

const cross = (front: number, left = 0, right = left, back = 0): EnemyCard['sight'] => ({
  front,
  left,
  right,
  back,
});

export function enemy(id: string, extra: Partial<EnemyCard> = {}): EnemyCard {
  return {
    id,
    copies: 1,
    category: 'horde',
    types: ['human'],
    movement: 2,
    hp: 2,
    sight: cross(0),
    body: {
      head: [{ at: 6, effects: ['loseHp'] }],
      torso: [
        { at: 2, effects: ['light'] },
        { at: 5, effects: ['heavy'] },
        { at: 8, effects: ['loseHp'] },
      ],
    },
    attack: { id: 'hit', kind: 'ranged', damage: 4, range: 3 },
    standee: id,
    standees: 9,
    ...extra,
  };
}

/**
 * `blind` sees only its own space, `walker` (Human, Movement 2), `beast` (Mutant, Movement 3) and `shade` (Psionic)
 * the same; `guard` sees 3 ahead and 1 to its sides, `eye` without limit all around and `owl` 3 all around; they
 * deal 4 at Range 3. `brute` sees 4 all around and charges for 6 (Movement 2, Range 1); `jumper` leaps; `giant` charges
 * everybody on a space; `ghost` ignores Anomalies.
 */
const ENEMIES: readonly EnemyCard[] = [
  enemy('blind'),
  enemy('walker'),
  enemy('beast', { types: ['mutant'], movement: 3 }),
  enemy('shade', { types: ['psionic'] }),
  enemy('guard', { sight: cross(3, 1) }),
  enemy('eye', { sight: cross(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED) }),
  enemy('owl', { sight: cross(3, 3, 3, 3) }),
  enemy('brute', {
    types: ['mutant'],
    sight: cross(4, 4, 4, 4),
    attack: { id: 'bash', kind: 'charge', damage: 6, range: 1 },
  }),
  enemy('jumper', {
    types: ['mutant'],
    sight: cross(4, 4, 4, 4),
    attack: { id: 'leap', kind: 'charge', damage: 6, range: 1, leaps: true },
  }),
  enemy('giant', {
    types: ['mutant'],
    sight: cross(4, 4, 4, 4),
    attack: { id: 'crush', kind: 'charge', damage: 6, range: 1, wholeSpace: true },
  }),
  enemy('ghost', { abilities: { id: 'ghost', ignoresAnomalies: true } }),
];

export interface EnemyExtras {
  readonly enemies?: readonly EnemyCard[];
  /** The one low card, whatever Attention there is, or its two parts; and the high one, if it is not the same. */
  readonly low?: readonly ActivationStep[];
  readonly parts?: { readonly none: readonly ActivationStep[]; readonly low: readonly ActivationStep[] };
  readonly high?: readonly ActivationStep[];
  readonly bottom?: BottomStep;
  readonly unknown?: readonly UnknownTokenFace[];
  readonly loot?: readonly LootTokenFace[];
  readonly anomalies?: readonly AnomalyCard[];
  readonly events?: readonly EventCard[];
  readonly abilities?: Abilities;
  /** More Free Actions of every `tester`, besides `activate`, which draws an Activation card as Z1 does. */
  readonly free?: Readonly<Record<string, Perform>>;
}

/** A box with these Enemies, a Stalker `tester` (20 HP) without Armor, and the cards written out. */
export function enemyBox(extras: EnemyExtras = {}, box: Box = plainBox): Box {
  const {
    enemies = [],
    low = [],
    parts,
    high = low,
    bottom,
    unknown = [],
    loot = [],
    anomalies = [],
  } = extras;
  const { abilities = {}, free = {}, events = [] } = extras;
  const actions = Object.entries({ activate: enemyActivation, ...free }).map(
    ([id, perform]): CardAction => ({ id, cost: 'free', refusal: () => null, perform }),
  );
  return {
    ...box,
    stalkers: {
      ...box.stalkers,
      tester: { id: 'tester', copies: 4, hp: 20, shooting: () => 1, abilities: { ...abilities, actions } },
    },
    enemies: { ...box.enemies, ...byId([...ENEMIES, ...enemies]) },
    lowActivations: {
      low: { id: 'low', copies: 1, parts: parts ?? { any: low } },
    },
    highActivations: {
      high: { id: 'high', copies: 1, steps: high, ...(bottom ? { bottom } : {}) },
    },
    unknown: { ...box.unknown, ...byId(unknown) },
    loot: { ...box.loot, ...byId(loot) },
    anomalies: { ...box.anomalies, ...byId(anomalies) },
    randomEvents: { ...box.randomEvents, ...byId(events) },
  };
}

/** A position whose Stalkers are `tester` unless they say otherwise. */
export type EnemyPosition = Omit<PositionDraft, 'stalkers'> & {
  readonly stalkers: readonly (Omit<PositionDraft['stalkers'][number], 'card'> & {
    readonly card?: string;
  })[];
};

/** Tests with these cards on top of those of a box. */
export const enemyRuleIn =
  (box: Box) =>
  (name: string, extras: EnemyExtras, position: EnemyPosition, body: (table: Table) => void): void => {
    const stalkers = position.stalkers.map((stalker) => ({ card: 'tester', ...stalker }));
    rule(name, { ...position, stalkers }, body, enemyBox(extras, box));
  };

/** The same on top of the plain box. */
export const enemyRule = enemyRuleIn(plainBox);

/** An Anomaly that kills an Enemy and spares a Stalker. */
export const deadly: AnomalyCard = {
  id: 'deadly',
  copies: 1,
  type: 'fire',
  standee: 'fire',
  holdsArtifact: false,
  hits: 'rolledSymbol',
  *stalker() {},
  *enemy(game, hit) {
    yield* killEnemy(game, hit);
  },
};

/** The name of a space, for reading facts. */
export const nameOf = (t: Table, space: number | null | undefined): string =>
  space === undefined || space === null ? '?' : (t.game.board.spaces[space]?.name ?? '?');

/** Spaces somebody went through, by name. */
export const path = (t: Table, name = 'E1'): string =>
  t
    .told('moved')
    .filter(({ entity }) => entity === t.names[name])
    .map(({ to }) => nameOf(t, to))
    .join('');

/** Directions an Enemy turned to, by their first letter. */
export const turns = (t: Table, name = 'E1'): string =>
  t
    .told('turned')
    .filter(({ enemy: who }) => who === t.names[name])
    .map(({ to }) => 'NESW'[to])
    .join('');
