/**
 * What lies open on the table, field by field: a field that is not named here is hidden until somebody shows it. All of it
 * is made anew, so that a view shares nothing that changes with the state.
 */
import type {
  AnomalyOverlayState,
  ArtifactToken,
  CompanionState,
  EnemyKindState,
  EnemyState,
  EnvironmentState,
  GameState,
  MissionState,
  MovingState,
  Options,
  Outcome,
  OwnedCard,
  StalkerState,
  Supply,
  SymbolRef,
  TurnState,
  TurnTokenState,
} from '../model/state.ts';

export type StalkerView = Readonly<ReturnType<typeof stalkerView>>;
export type EnemyView = Readonly<ReturnType<typeof enemyView>>;
export type CompanionView = Readonly<ReturnType<typeof companionView>>;
export type EnemyKindView = Readonly<ReturnType<typeof kindView>>;
export type OwnedView = Readonly<ReturnType<typeof ownedView>>;

export const optionsView = ({ meleeReaction, lostTerritories }: Options) => ({
  meleeReaction,
  lostTerritories,
});

export const leadView = ({ holder, flipped }: GameState['lead']) => ({ holder, flipped });

export const orderView = ({ next, passed }: GameState['order']) => ({ next, passed: passed.slice() });

export const outcomeView = ({ won, ending }: Outcome) => ({ won, ending });

export const symbolView = ({ overlay, symbol }: SymbolRef) => ({ overlay, symbol });

const magazinesView = ({ pistol, rifle, shotgun }: Supply['magazines']) => ({ pistol, rifle, shotgun });

const ownedView = ({ id, card, ammo }: OwnedCard) => ({ id, card, ammo });

const attentionView = ({ level, space }: NonNullable<StalkerState['attention']>) => ({ level, space });

const turnTokenView = ({ slid, markers, injured, healed, used }: TurnTokenState) => ({
  slid,
  markers,
  injured,
  healed,
  used,
});

type TurnTokenView = ReturnType<typeof turnTokenView>;

export const stalkerView = (stalker: StalkerState) => ({
  id: stalker.id,
  space: stalker.space,
  covers: stalker.covers.map(symbolView),
  arrived: stalker.arrived,
  card: stalker.card,
  hp: stalker.hp,
  dosage: stalker.dosage,
  focus: stalker.focus,
  pinDown: stalker.pinDown,
  exposed: stalker.exposed,
  attention: stalker.attention && attentionView(stalker.attention),
  turns: [turnTokenView(stalker.turns[0]), turnTokenView(stalker.turns[1])] satisfies [
    TurnTokenView,
    TurnTokenView,
  ],
  weapon: stalker.weapon && ownedView(stalker.weapon),
  weaponAttachments: stalker.weaponAttachments.map(ownedView),
  armor: stalker.armor && ownedView(stalker.armor),
  armorAttachment: stalker.armorAttachment && ownedView(stalker.armorAttachment),
  artifacts: stalker.artifacts.map(ownedView),
  backpack: stalker.backpack.map(ownedView),
  bolts: stalker.bolts,
  magazines: magazinesView(stalker.magazines),
  findings: stalker.findings.slice(),
  dead: stalker.dead,
});

export const enemyView = (enemy: EnemyState) => ({
  id: enemy.id,
  space: enemy.space,
  covers: enemy.covers.map(symbolView),
  arrived: enemy.arrived,
  card: enemy.card,
  facing: enemy.facing,
  hp: enemy.hp,
  pinDown: enemy.pinDown,
  exposed: enemy.exposed,
});

export const companionView = (companion: CompanionState) => ({
  id: companion.id,
  space: companion.space,
  covers: companion.covers.map(symbolView),
  arrived: companion.arrived,
  card: companion.card,
  counters: { ...companion.counters },
});

export const kindView = ({ card, colours, team, pool }: EnemyKindState) => ({
  card,
  colours: colours.slice(),
  team,
  pool,
});

/** Without what lies under the standee: whether a token does is plain to see. */
export const anomalyView = ({ card, artifact }: NonNullable<AnomalyOverlayState['anomaly']>) => ({
  card,
  artifact,
});

export const artifactView = ({ space, on }: ArtifactToken) => ({ space, on: on && symbolView(on) });

export const supplyView = (supply: Supply) => ({
  focus: supply.focus,
  pinDown: supply.pinDown,
  exposed: supply.exposed,
  criticalInjury: supply.criticalInjury,
  bolts: supply.bolts,
  noVisibility: supply.noVisibility,
  artifacts: supply.artifacts,
  magazines: magazinesView(supply.magazines),
});

export const turnView = ({ stalker, token, done, markersUsed, visited, used, nextFree }: TurnState) => ({
  stalker,
  token,
  done,
  markersUsed,
  visited: visited.slice(),
  used: used.slice(),
  nextFree,
});

export const movingView = ({ stalker, sightCap }: MovingState) => ({ stalker, sightCap });

const placeView = ({ x, y, turn }: NonNullable<EnvironmentState['at']>) => ({ x, y, turn });

const environmentView = ({ card, face, at }: EnvironmentState) => ({ card, face, at: at && placeView(at) });

export const missionView = ({ id, environment, tokens, removed }: MissionState) => ({
  id,
  environment: environment.map(environmentView),
  tokens: tokens.map(({ token, space }) => ({ token, space })),
  removed: removed.slice(),
});
