/** A small made-up box: dice and components as printed, a plain card or two of each sort (cards.ts). */
import { type Box, type Game, type Rule, type StalkerState, shaped } from '../src/model/index.ts';
import * as cards from './cards.ts';

/** What an Action of a made-up card does: it only calls a rule. */
export type Perform = (game: Game, stalker: StalkerState) => Rule;

/** Cards by their ids. */
export const byId = <C extends { readonly id: string }>(cards: readonly C[]): Record<string, C> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

export const plainBox: Box = shaped({
  digest: 'plain',
  dice: {
    stalker: [
      { successes: 3, masks: 0 },
      { successes: 2, masks: 0 },
      { successes: 1, masks: 0 },
      { successes: 1, masks: 1 },
      { successes: 1, masks: 1 },
      { successes: 0, masks: 2 },
    ],
    equipment: [
      { successes: 0, accurate: false },
      { successes: 1, accurate: false },
      { successes: 1, accurate: false },
      { successes: 2, accurate: false },
      { successes: 3, accurate: false },
      { successes: 2, accurate: true },
    ],
    anomaly: [1, 2, 2, 3, 3, 3, 4, 4, 4, 4],
  },
  components: {
    focus: 4,
    pinDown: 10,
    exposed: 10,
    criticalInjury: 8,
    bolts: 16,
    noVisibility: 4,
    artifacts: 5,
    magazines: { pistol: 10, rifle: 10, shotgun: 10 },
    standees: {},
  },
  drawings: { tile: () => undefined, overlay: () => undefined },
  stalkers: {},
  weapons: byId(cards.weapons),
  armors: byId(cards.armors),
  attachments: {},
  artifacts: byId(cards.artifacts),
  items: byId(cards.items),
  enemies: byId(cards.enemies),
  wounds: byId([
    { id: 'wound-a', copies: 6, light: 'pushIfPinned', heavy: 'loseHpIfPinned' },
    { id: 'wound-b', copies: 6, light: 'pushIfPinned', heavy: 'loseHp' },
    { id: 'wound-c', copies: 6, light: 'exposed', heavy: 'exposedAndPinDown' },
    { id: 'wound-d', copies: 2, light: 'loseHpAndReshuffle', heavy: 'loseHpAndReshuffle' },
  ]),
  lowActivations: byId(cards.lowActivations),
  highActivations: byId([{ id: 'tense', copies: 1, steps: [] }]),
  controls: {},
  anomalies: byId(cards.anomalies),
  patterns: cards.patterns,
  randomEvents: byId(cards.randomEvents),
  loot: byId(cards.loot),
  unknown: byId([{ id: 'x', copies: 4, shows: null }]),
  companions: byId([cards.friend]),
  missions: {},
});
