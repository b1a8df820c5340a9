/** Which sound goes with which fact. */
import type { Fact } from '@zonecrawl/engine/model';
import type { SoundName } from './recipes.ts';

const sounds: Partial<Record<Fact['fact'], SoundName>> = {
  roundBegan: 'round',
  moved: 'step',
  turned: 'turn',
  lookedAround: 'turn',
  diceRolled: 'dice',
  diceRerolled: 'dice',
  anomalyRolled: 'dice',
  fateRolled: 'dice',
  stalkerAttacked: 'shot',
  enemyAttacked: 'shot',
  spaceAttacked: 'shot',
  attackResolved: 'hit',
  hpLost: 'wound',
  criticalInjury: 'wound',
  died: 'death',
  healed: 'heal',
  dosageRaised: 'geiger',
  anomalyHit: 'anomaly',
  attentionPlaced: 'alert',
  attentionReduced: 'quiet',
  eventDrawn: 'card',
  activationDrawn: 'card',
  woundDrawn: 'card',
  controlDrawn: 'card',
  environmentFlipped: 'card',
  unknownTurnedUp: 'alert',
  lootTurnedUp: 'loot',
  cardGained: 'loot',
  artifactTaken: 'loot',
  artifactFound: 'loot',
  reloaded: 'reload',
};

export function soundOf(fact: Fact): SoundName | undefined {
  if (fact.fact === 'missionEnded') return fact.outcome.won ? 'won' : 'lost';
  return sounds[fact.fact];
}
