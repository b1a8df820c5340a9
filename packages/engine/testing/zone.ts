/** Plain cards for tests of movement, Attention, radiation and Anomalies: one figure each, and Actions that only call a rule. */

import {
  type Abilities,
  type AnomalyCard,
  type Box,
  type CardAction,
  type EnemyCard,
  UNLIMITED,
} from '../src/model/index.ts';
import type { EventCard } from '../src/model/mission.ts';
import { byId, type Perform, plainBox } from './box.ts';

const action = (id: string, cost: 'standard' | 'free', perform: Perform): CardAction => ({
  id,
  cost,
  refusal: () => null,
  perform,
});

const enemy = (
  id: string,
  types: EnemyCard['types'],
  sight: number,
  extra: Partial<EnemyCard> = {},
): EnemyCard => ({
  id,
  copies: 1,
  category: 'horde',
  types,
  movement: 2,
  hp: 1,
  sight: { front: sight, left: 0, right: 0, back: 0 },
  body: { torso: [{ at: 4, effects: ['light'] }] },
  attack: { id: 'hit', kind: 'ranged', damage: 1, range: 0 },
  standee: id,
  standees: 9,
  ...extra,
});

export interface Extras {
  /** Actions every `tester` may carry out. */
  readonly free?: Readonly<Record<string, Perform>>;
  readonly standard?: Readonly<Record<string, Perform>>;
  readonly abilities?: Abilities;
  readonly anomalies?: readonly AnomalyCard[];
  readonly events?: readonly EventCard[];
}

/**
 * A box with a Stalker `tester` (20 HP), Enemies `guard` (Human, sees 3 ahead), `sentry` (Human, sees without limit
 * ahead), `blind` (Human, sees only its own space), `hound` (Mutant, the same), `rock` (as `blind`, never pushed) and
 * `ghost` (as `blind`, ignores Anomalies), Armors `suit1` and `suit2` (Map Radiation 1, improved container; 2, basic)
 * and Artifacts of base radiation `glow5` and `glow2`.
 */
export function zoneBox(extras: Extras = {}, box: Box = plainBox): Box {
  const { free = {}, standard = {}, abilities = {}, anomalies = [], events = [] } = extras;
  const actions = [
    ...Object.entries(free).map(([id, perform]) => action(id, 'free', perform)),
    ...Object.entries(standard).map(([id, perform]) => action(id, 'standard', perform)),
  ];
  const enemies = [
    enemy('guard', ['human'], 3),
    enemy('sentry', ['human'], UNLIMITED),
    enemy('blind', ['human'], 0),
    enemy('hound', ['mutant'], 0),
    enemy('rock', ['human'], 0, { abilities: { id: 'rock', immune: ['push'] } }),
    enemy('ghost', ['human'], 0, { abilities: { id: 'ghost', ignoresAnomalies: true } }),
  ];
  const armor = (id: string, mapRadiation: number, container: 'basic' | 'improved') => ({
    [id]: { id, copies: 1, value: 100, tier: 1, defense: 0, mapRadiation, container } as const,
  });
  const artifact = (id: string, baseRadiation: number) => ({
    [id]: { id, copies: 1, value: 100, type: 'fire', baseRadiation } as const,
  });
  return {
    ...box,
    stalkers: {
      ...box.stalkers,
      tester: { id: 'tester', copies: 4, hp: 20, shooting: () => 1, abilities: { ...abilities, actions } },
    },
    enemies: { ...box.enemies, ...byId(enemies) },
    armors: { ...box.armors, ...armor('suit1', 1, 'improved'), ...armor('suit2', 2, 'basic') },
    artifacts: { ...box.artifacts, ...artifact('glow5', 5), ...artifact('glow2', 2) },
    anomalies: { ...box.anomalies, ...byId(anomalies) },
    randomEvents: { ...box.randomEvents, ...byId(events) },
  };
}

export const plain: Box = zoneBox();
