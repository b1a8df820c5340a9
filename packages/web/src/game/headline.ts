/** Of all that has happened, the one thing a player wants to know first. */
import { type EntityId, type Fact, type FactName, FIRST_OTHER_ENTITY } from '@zonecrawl/engine/model';
import type { LogLine } from './log.ts';

type Weight = (fact: Fact) => boolean;

const oneOf =
  (...names: readonly FactName[]): Weight =>
  ({ fact }) =>
    names.includes(fact);

const isStalker = (entity: EntityId): boolean => entity < FIRST_OTHER_ENTITY;

/** What changes the game most comes first. */
const ORDER: readonly Weight[] = [
  oneOf('missionEnded'),
  (fact) => fact.fact === 'died' && isStalker(fact.entity),
  oneOf('died'),
  oneOf('criticalInjury'),
  (fact) => fact.fact === 'hpLost' && isStalker(fact.entity),
  oneOf('leftMap'),
  oneOf('environmentFlipped', 'environmentPlaced', 'mapChanged', 'pointsScored'),
  oneOf('artifactFound', 'artifactTaken', 'cardGained', 'lootTurnedUp', 'findings'),
  (fact) => fact.fact === 'hpLost' || (fact.fact === 'attackResolved' && fact.threshold !== null),
  oneOf('anomalyHit', 'controlDrawn'),
  oneOf('unknownTurnedUp', 'placed'),
  oneOf('defended', 'enemyAttacked'),
  // Enemies have noticed somebody.
  (fact) =>
    fact.fact === 'interrupted' ||
    (fact.fact === 'attentionPlaced' && fact.seenBy !== undefined) ||
    (fact.fact === 'lookedAround' && fact.found !== null) ||
    (fact.fact === 'statusGained' && isStalker(fact.entity) && fact.status !== 'focus'),
  oneOf('eventDrawn'),
  oneOf('counterChanged'),
  oneOf('attackResolved'),
  oneOf('healed', 'criticalInjuriesHealed', 'dosageRaised', 'statusGained', 'anomalyMoved'),
  (fact) => fact.fact === 'attentionPlaced' && fact.level === 'high',
  (fact) => fact.fact === 'moved' && !isStalker(fact.entity),
];

/** The course of things, which tells nothing while there is anything else. */
const TRIVIAL: ReadonlySet<FactName> = new Set([
  ...(['phaseBegan', 'roundBegan', 'turnBegan', 'turnEnded', 'actionBegan'] as const),
  ...(['activationStep', 'activationEnded', 'enemyChoseGoal', 'enemyStayed', 'enemyHeldFire'] as const),
  ...(['turned', 'movementEnded', 'symbolCovered', 'attentionReduced', 'attentionPlaced'] as const),
  ...(['turnTokenSlid', 'turnTokensReset', 'leadTurnedBack', 'tokensDiscarded', 'ammoSpent'] as const),
  ...(['diceRolled', 'woundsReshuffled', 'environmentDiscarded', 'cardDiscarded', 'triggered'] as const),
]);

/** The latest of the weightiest; of whatever is not among these, the latest that tells anything. */
export function headline(lines: readonly LogLine[]): LogLine | undefined {
  for (const isWeighty of ORDER) {
    const line = lines.findLast(({ fact }) => isWeighty(fact));
    if (line !== undefined) return line;
  }
  return lines.findLast(({ fact }) => !TRIVIAL.has(fact.fact)) ?? lines.at(-1);
}
