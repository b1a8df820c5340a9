/**
 * A copy of the state that shares nothing mutable with it: for checkpoints and forks, so it is written out rather than
 * walked. What is shared on purpose never changes: the plan of the map, the cards lying out, steps of the
 * agenda, symbols, the random key.
 */
import { copyDecks } from '../model/components.ts';
import type { CompanionState, EnemyState, GameState, OwnedCard, StalkerState } from '../model/state.ts';

const copyOwned = (owned: OwnedCard): OwnedCard => ({ ...owned });
const copyMaybe = (owned: OwnedCard | null): OwnedCard | null => (owned ? { ...owned } : null);

const copyStalker = (stalker: StalkerState): StalkerState => ({
  ...stalker,
  covers: stalker.covers.slice(),
  attention: stalker.attention && { ...stalker.attention },
  turns: [{ ...stalker.turns[0] }, { ...stalker.turns[1] }],
  weapon: copyMaybe(stalker.weapon),
  weaponAttachments: stalker.weaponAttachments.map(copyOwned),
  armor: copyMaybe(stalker.armor),
  armorAttachment: copyMaybe(stalker.armorAttachment),
  artifacts: stalker.artifacts.map(copyOwned),
  backpack: stalker.backpack.map(copyOwned),
  magazines: { ...stalker.magazines },
  findings: stalker.findings.slice(),
});

const copyEnemy = (enemy: EnemyState): EnemyState => ({ ...enemy, covers: enemy.covers.slice() });

const copyCompanion = (companion: CompanionState): CompanionState => ({
  ...companion,
  covers: companion.covers.slice(),
  counters: { ...companion.counters },
});

export const copyRandom = (random: GameState['random']): GameState['random'] => ({
  ...random,
  counts: { ...random.counts },
  scripted: {
    ...random.scripted,
    stalker: random.scripted.stalker.slice(),
    equipment: random.scripted.equipment.slice(),
    anomaly: random.scripted.anomaly.slice(),
  },
});

export function copyState(state: GameState): GameState {
  const { random, mission } = state;
  return {
    ...state,
    random: copyRandom(random),
    agenda: state.agenda.slice(),
    lead: { ...state.lead },
    stalkers: state.stalkers.map(copyStalker),
    enemies: state.enemies.map(copyEnemy),
    companions: state.companions.map(copyCompanion),
    kinds: state.kinds.map((kind) => ({ ...kind, colours: kind.colours.slice() })),
    overlays: state.overlays.map((overlay) => ({
      ...overlay,
      anomaly: overlay.anomaly && { ...overlay.anomaly },
    })),
    bolts: state.bolts.slice(),
    noVisibility: state.noVisibility.slice(),
    loot: state.loot.map((stack) => ({ ...stack, tokens: stack.tokens.map((token) => ({ ...token })) })),
    unknown: state.unknown.map((stack) => ({ ...stack, tokens: stack.tokens.slice() })),
    artifacts: state.artifacts.map((token) => ({ ...token })),
    supply: { ...state.supply, magazines: { ...state.supply.magazines } },
    decks: copyDecks(state.decks),
    order: { ...state.order, passed: state.order.passed.slice() },
    turn: state.turn && { ...state.turn, used: state.turn.used.slice(), visited: state.turn.visited.slice() },
    mission: {
      ...mission,
      counters: { ...mission.counters },
      box: mission.box.slice(),
      removed: mission.removed.slice(),
      fired: mission.fired.slice(),
      tokens: mission.tokens.map((token) => ({ ...token })),
    },
    memory: { ...state.memory },
  };
}
