/** How long each fact is shown, in milliseconds at normal speed; 0: it is shown together with the next one. */
import type { Fact } from '@zonecrawl/engine/model';
import type { Speed } from './speed.ts';

const durations: Partial<Record<Fact['fact'], number>> = {
  roundBegan: 500,
  phaseBegan: 500,
  eventDrawn: 2200,
  turnBegan: 150,
  actionBegan: 120,
  leadPassed: 500,
  moved: 340,
  turned: 200,
  placed: 600,
  leftMap: 500,
  hpLost: 750,
  healed: 500,
  statusGained: 450,
  statusLost: 250,
  criticalInjury: 900,
  died: 900,
  attentionPlaced: 350,
  attentionMoved: 450,
  attentionReduced: 350,
  dosageRaised: 500,
  dosageReduced: 250,
  diceRolled: 1150,
  diceRerolled: 1000,
  stalkerAttacked: 550,
  spaceAttacked: 550,
  masksSpent: 500,
  attackResolved: 900,
  woundDrawn: 900,
  enemyAttacked: 950,
  enemyHeldFire: 260,
  defended: 900,
  abilityUsed: 700,
  reactionSkipped: 500,
  activationDrawn: 2000,
  activationStep: 650,
  enemyStayed: 240,
  enemyChoseGoal: 320,
  interrupted: 600,
  lookedAround: 450,
  specialPerformed: 700,
  controlDrawn: 900,
  boltPlaced: 400,
  noVisibilityPlaced: 400,
  unknownTurnedUp: 1100,
  unknownPlaced: 300,
  lootDropped: 350,
  lootTurnedUp: 900,
  tokenPlaced: 400,
  tokenRemoved: 250,
  anomalyRolled: 1100,
  fateRolled: 1600,
  anomalyHit: 800,
  anomalyMoved: 700,
  artifactFound: 700,
  artifactTaken: 700,
  cardGained: 900,
  environmentFlipped: 900,
  environmentPlaced: 600,
  mapChanged: 500,
  textShown: 1200,
  missionEnded: 400,
};

const factors: Readonly<Record<Speed, number>> = { normal: 1, fast: 0.32, off: 0 };

export const durationOf = (fact: Fact, speed: Speed): number =>
  (durations[fact.fact] ?? 0) * factors[speed] + (speed === 'normal' ? readingOf(fact) : 0);

/** What it takes to read one figure of a sum. */
const FIGURE = 500;

/**
 * What hurts a Stalker is held until it can have been read, by the length of its sum: what comes next takes the dice off
 * the table. Whoever has read it goes on with a press.
 */
function readingOf(fact: Fact): number {
  if (fact.fact !== 'defended' || fact.damage === 0) return 0;
  return FIGURE * (2 + fact.incoming.length + fact.modifiers.length);
}

/** Worth stopping at when the player goes fact by fact. */
export const isBeat = (fact: Fact): boolean => (durations[fact.fact] ?? 0) > 0;
