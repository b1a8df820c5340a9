/**
 * Questions and facts as a seat sees them. Each kind says here who may know it: a new one does not compile until somebody
 * has said so.
 */
import type { Box } from '../model/box.ts';
import type { Decision, DecisionKind } from '../model/decision.ts';
import type { Fact, FactName } from '../model/facts.ts';
import type { StalkerId } from '../model/ids.ts';

/** `asked`: what it is about is visible to the Stalker who is asked only. */
const DECISIONS: Readonly<Record<DecisionKind, 'open' | 'asked'>> = {
  chooseLead: 'open',
  nextTurn: 'open',
  action: 'open',
  step: 'open',
  push: 'open',
  pushTo: 'open',
  pushAway: 'open',
  anomalyOrder: 'open',
  tieRoute: 'open',
  tieClosest: 'open',
  tieOrder: 'open',
  tieFacing: 'open',
  tieForward: 'open',
  unknownOrder: 'open',
  target: 'open',
  defender: 'open',
  bodyPart: 'open',
  ammo: 'open',
  reroll: 'open',
  masks: 'open',
  spread: 'open',
  blastOrder: 'open',
  useAbility: 'open',
  criticalInjury: 'open',
  orderAfter: 'open',
  reload: 'open',
  pickUp: 'open',
  gain: 'open',
  install: 'open',
  discard: 'open',
  prepare: 'open',
  magazine: 'open',
  space: 'open',
  symbol: 'open',
  leadToken: 'open',
  control: 'asked',
  choice: 'open',
  card: 'open',
  entrance: 'open',
};

/** A decision as these seats see it: a Control card and its decision are visible to its Stalker only. */
export function decisionFor(decision: Decision, seats: readonly StalkerId[]): Decision {
  const { kind, who, clauses, pick } = decision;
  if (DECISIONS[kind] === 'open' || seats.includes(who)) return decision;
  return { kind, who, clauses, about: {}, options: [], ...(pick && { pick }) };
}

/** `cut`: `partOf` says what is seen of it. */
const FACTS: Readonly<Record<FactName, 'open' | 'cut' | 'hidden'>> = {
  missionBegan: 'open',
  roundBegan: 'open',
  phaseBegan: 'open',
  eventDrawn: 'open',
  eventsAdded: 'open',
  turnBegan: 'open',
  passed: 'open',
  turnEnded: 'open',
  actionBegan: 'open',
  turnTokenSlid: 'open',
  markerPlaced: 'open',
  markerRemoved: 'open',
  turnTokensReset: 'open',
  leadPassed: 'open',
  leadTurnedBack: 'open',
  missionEnded: 'open',
  moved: 'open',
  turned: 'open',
  placed: 'open',
  leftMap: 'open',
  movementEnded: 'open',
  hpLost: 'cut',
  healed: 'open',
  statusGained: 'open',
  statusLost: 'open',
  criticalInjury: 'open',
  criticalInjuriesHealed: 'open',
  died: 'open',
  componentRanOut: 'open',
  attentionPlaced: 'open',
  attentionMoved: 'open',
  attentionReduced: 'open',
  dosageRaised: 'open',
  dosageReduced: 'open',
  diceRolled: 'open',
  diceRerolled: 'open',
  stalkerAttacked: 'open',
  spaceAttacked: 'open',
  masksSpent: 'open',
  attackResolved: 'open',
  woundDrawn: 'open',
  woundsReshuffled: 'open',
  enemyAttacked: 'open',
  enemyHeldFire: 'open',
  defended: 'open',
  abilityUsed: 'open',
  reactionSkipped: 'open',
  activationDrawn: 'open',
  activationStep: 'open',
  activationEnded: 'open',
  enemyStayed: 'open',
  enemyChoseGoal: 'open',
  interrupted: 'open',
  lookedAround: 'open',
  specialPerformed: 'open',
  controlDrawn: 'cut',
  controlResolved: 'cut',
  boltPlaced: 'open',
  tokensDiscarded: 'open',
  noVisibilityPlaced: 'open',
  unknownTurnedUp: 'open',
  unknownPlaced: 'open',
  lootDropped: 'open',
  lootTurnedUp: 'open',
  tokenPlaced: 'open',
  tokenRemoved: 'open',
  bolts: 'open',
  magazines: 'open',
  findings: 'open',
  coupons: 'open',
  ammoSpent: 'open',
  reloaded: 'open',
  cardGained: 'open',
  cardDiscarded: 'open',
  cardEquipped: 'open',
  cardStowed: 'open',
  cardGiven: 'open',
  anomalyRolled: 'open',
  anomalyHit: 'open',
  symbolCovered: 'open',
  anomalyMoved: 'open',
  artifactFound: 'open',
  artifactTaken: 'open',
  environmentPlaced: 'open',
  environmentFlipped: 'open',
  environmentDiscarded: 'open',
  mapChanged: 'open',
  choiceMade: 'open',
  // Counters are how a Mission remembers; what they mean is told by its cards.
  counterChanged: 'hidden',
  triggered: 'open',
  pointsScored: 'open',
  fateRolled: 'open',
  textShown: 'open',
};

/** A fact as these seats see it; null when they do not notice it at all. */
export function factFor(box: Box, fact: Fact, seats: readonly StalkerId[]): Fact | null {
  return FACTS[fact.fact] === 'open' ? fact : partOf(box, fact, seats);
}

function partOf(box: Box, fact: Fact, seats: readonly StalkerId[]): Fact | null {
  switch (fact.fact) {
    case 'controlDrawn':
      return seats.includes(fact.stalker) ? fact : { ...fact, card: '' };
    case 'controlResolved':
      return seats.includes(fact.stalker) ? fact : { ...fact, card: '', choice: '' };
    // What it cost is plain to see; which card it was is known to the one who heard it, and told by `controlResolved`.
    case 'hpLost':
      return Object.hasOwn(box.controls, fact.source) ? { ...fact, source: 'control' } : fact;
    default:
      return null;
  }
}
