/** What the fields of every fact hold, for its message `fact.<name>`: a name of some kind, or what does not bend. */
import type { Direction, SpaceId } from '@zonecrawl/engine/board';
import type {
  CardId,
  EnemyId,
  EntityId,
  Fact,
  FactName,
  OverlayId,
  StalkerId,
} from '@zonecrawl/engine/model';

/** The kinds of fields, each with the values it may have. */
export interface FieldTypes {
  stalker: StalkerId;
  enemy: EnemyId;
  enemies: readonly EnemyId[];
  entity: EntityId;
  anomalyOn: OverlayId;
  space: SpaceId;
  direction: Direction;
  /** A card; '' is one that may not be known. */
  card: CardId;
  event: CardId;
  activation: CardId;
  control: CardId;
  equipment: CardId;
  anomaly: CardId;
  environment: CardId;
  attack: string;
  ability: string;
  action: string;
  effect: string;
  source: string;
  token: string;
  finding: string;
  mission: string;
  /** A component of the box: a kind of token, a card, an Enemy. */
  component: string;
  /** The text of a choice, a counter, a trigger; or a text of its own. */
  choice: string;
  counter: string;
  trigger: string;
  text: string;
  /** A message chooses by it. */
  case: string;
  yesNo: boolean;
  number: number;
  /** Turn tokens count from 1. */
  turnToken: 0 | 1;
  howMany: readonly unknown[];
  /** No message says it. */
  unsaid: unknown;
}
export type FieldKind = keyof FieldTypes;

type Fields<F> = Exclude<keyof F, 'fact' | 'clauses' | 'because'>;
type KindFor<V> = { [K in FieldKind]: [V] extends [FieldTypes[K]] ? K : never }[FieldKind];
type TableOf<F> = { readonly [K in Fields<F>]-?: KindFor<Exclude<F[K], null | undefined>> };

/** A new fact, or a new field of one, does not compile before it is here. */
export const factFields: { readonly [N in FactName]: TableOf<Extract<Fact, { readonly fact: N }>> } = {
  missionBegan: { mission: 'mission' },
  roundBegan: { round: 'number' },
  phaseBegan: { phase: 'case' },
  eventDrawn: { card: 'event' },
  eventsAdded: { cards: 'number' },
  turnBegan: { stalker: 'stalker', token: 'turnToken' },
  passed: { stalker: 'stalker' },
  turnEnded: { stalker: 'stalker' },
  actionBegan: { stalker: 'stalker', action: 'action', card: 'unsaid', source: 'unsaid', free: 'yesNo' },
  turnTokenSlid: { stalker: 'stalker', token: 'turnToken', slid: 'unsaid' },
  markerPlaced: { stalker: 'stalker', token: 'turnToken', markers: 'unsaid' },
  markerRemoved: { stalker: 'stalker', token: 'turnToken', markers: 'unsaid' },
  turnTokensReset: {},
  leadPassed: { from: 'unsaid', to: 'stalker', flipped: 'unsaid' },
  leadTurnedBack: { holder: 'stalker' },
  missionEnded: { outcome: 'unsaid' },
  moved: { entity: 'entity', from: 'space', to: 'space', how: 'case', direction: 'unsaid' },
  turned: { enemy: 'enemy', from: 'unsaid', to: 'direction' },
  placed: { entity: 'entity', card: 'unsaid', space: 'space', facing: 'unsaid', meant: 'space' },
  leftMap: { entity: 'entity', space: 'space' },
  movementEnded: { entity: 'entity', space: 'space', reason: 'case' },
  hpLost: { entity: 'entity', amount: 'number', hp: 'number', source: 'source' },
  healed: { stalker: 'stalker', amount: 'number', hp: 'number' },
  statusGained: { entity: 'entity', status: 'case' },
  statusLost: { entity: 'entity', status: 'case' },
  criticalInjury: { stalker: 'stalker', token: 'turnToken' },
  criticalInjuriesHealed: { stalker: 'stalker' },
  died: { entity: 'entity', card: 'unsaid', space: 'space' },
  componentRanOut: { component: 'component' },
  attentionPlaced: { stalker: 'stalker', level: 'case', space: 'space', seenBy: 'enemy' },
  attentionMoved: { stalker: 'stalker', level: 'case', from: 'space', to: 'space' },
  attentionReduced: { stalker: 'stalker', to: 'case' },
  dosageRaised: { stalker: 'stalker', by: 'number', dosage: 'number', source: 'source', modifiers: 'unsaid' },
  dosageReduced: { stalker: 'stalker', dosage: 'number' },
  diceRolled: { who: 'entity', purpose: 'case', dice: 'howMany' },
  diceRerolled: { who: 'entity', source: 'source', dice: 'unsaid', rerolled: 'howMany' },
  stalkerAttacked: {
    stalker: 'stalker',
    target: 'entity',
    attack: 'attack',
    card: 'unsaid',
    range: 'number',
    accurate: 'yesNo',
  },
  spaceAttacked: { stalker: 'stalker', space: 'space', attack: 'attack', card: 'unsaid', range: 'number' },
  masksSpent: { stalker: 'stalker', effect: 'effect', masks: 'number', target: 'enemy' },
  attackResolved: {
    target: 'entity',
    part: 'case',
    successes: 'number',
    modifiers: 'unsaid',
    threshold: 'number',
  },
  woundDrawn: { enemy: 'enemy', card: 'unsaid', wound: 'case', outcome: 'case' },
  woundsReshuffled: {},
  enemyAttacked: {
    enemy: 'enemy',
    target: 'entity',
    attack: 'attack',
    damage: 'number',
    modifiers: 'unsaid',
    reaction: 'yesNo',
  },
  enemyHeldFire: { enemy: 'enemy', reason: 'case' },
  defended: {
    stalker: 'stalker',
    incoming: 'unsaid',
    successes: 'number',
    modifiers: 'unsaid',
    damage: 'number',
  },
  abilityUsed: { entity: 'entity', card: 'card', ability: 'ability' },
  reactionSkipped: { enemy: 'enemy', reason: 'case' },
  activationDrawn: { card: 'activation', level: 'unsaid', part: 'case', reason: 'unsaid' },
  activationStep: { card: 'unsaid', step: 'number', enemies: 'enemies', bottom: 'yesNo' },
  activationEnded: { card: 'activation' },
  enemyStayed: { enemy: 'enemy', reason: 'case' },
  enemyChoseGoal: { enemy: 'enemy', goal: 'space' },
  interrupted: { enemy: 'enemy', target: 'entity' },
  lookedAround: { enemy: 'enemy', found: 'entity' },
  specialPerformed: { enemy: 'enemy', special: 'ability' },
  controlDrawn: { stalker: 'stalker', card: 'control' },
  controlResolved: { stalker: 'stalker', card: 'unsaid', choice: 'choice' },
  boltPlaced: { overlay: 'anomalyOn', symbol: 'unsaid', space: 'space' },
  tokensDiscarded: { bolts: 'unsaid', noVisibility: 'unsaid', pins: 'unsaid' },
  noVisibilityPlaced: { space: 'space' },
  unknownTurnedUp: { space: 'space', token: 'token' },
  unknownPlaced: { space: 'space' },
  lootDropped: { space: 'space', up: 'unsaid' },
  lootTurnedUp: { stalker: 'stalker', space: 'space', token: 'token' },
  tokenPlaced: { token: 'token', space: 'space' },
  tokenRemoved: { token: 'token', space: 'space' },
  bolts: { stalker: 'stalker', by: 'number', bolts: 'number' },
  magazines: { stalker: 'stalker', magazine: 'case', by: 'number', magazines: 'number' },
  findings: { stalker: 'stalker', finding: 'finding', by: 'number' },
  coupons: { by: 'unsaid', coupons: 'number' },
  ammoSpent: { stalker: 'stalker', owned: 'unsaid', by: 'number', ammo: 'number' },
  reloaded: { stalker: 'stalker', owned: 'unsaid', card: 'equipment', ammo: 'number' },
  cardGained: { stalker: 'stalker', owned: 'unsaid', card: 'equipment' },
  cardDiscarded: { stalker: 'stalker', owned: 'unsaid', card: 'equipment' },
  cardEquipped: { stalker: 'stalker', owned: 'unsaid', card: 'equipment' },
  cardStowed: { stalker: 'stalker', owned: 'unsaid', card: 'equipment' },
  cardGiven: { from: 'stalker', to: 'stalker', card: 'equipment' },
  anomalyRolled: {
    entity: 'entity',
    overlay: 'unsaid',
    card: 'anomaly',
    rolled: 'number',
    uncovered: 'unsaid',
    activates: 'yesNo',
  },
  anomalyHit: { overlay: 'unsaid', card: 'anomaly', entity: 'entity' },
  symbolCovered: { entity: 'entity', overlay: 'unsaid', symbol: 'unsaid', petals: 'number' },
  anomalyMoved: { card: 'anomaly', from: 'unsaid', to: 'unsaid' },
  artifactFound: { overlay: 'unsaid', space: 'space' },
  artifactTaken: { stalker: 'stalker', space: 'space' },
  environmentPlaced: { card: 'environment', face: 'unsaid' },
  environmentFlipped: { card: 'environment', face: 'unsaid' },
  environmentDiscarded: { card: 'environment', forGood: 'yesNo' },
  mapChanged: {},
  choiceMade: { stalker: 'stalker', card: 'unsaid', choice: 'choice' },
  counterChanged: { counter: 'counter', value: 'number' },
  triggered: { trigger: 'trigger', card: 'card' },
  pointsScored: { card: 'card', points: 'number' },
  fateRolled: { petals: 'number' },
  textShown: { text: 'text', card: 'unsaid' },
};
