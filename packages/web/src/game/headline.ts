/** Of all that has happened, the one thing a player wants to know first. */
import type { Fact } from '@zonecrawl/engine/model';
import type { LogLine } from './log.ts';

/** What changes the game most comes first; of whatever is not among these, the latest tells most. */
const ORDER: readonly (readonly Fact['fact'][])[] = [
  ['missionEnded'],
  ['died'],
  ['criticalInjury'],
  ['hpLost'],
  ['attackResolved', 'defended'],
  ['artifactFound', 'artifactTaken', 'cardGained', 'unknownTurnedUp', 'lootTurnedUp', 'findings'],
  ['dosageRaised', 'healed', 'attentionPlaced'],
  ['eventDrawn'],
  ['moved', 'statusGained'],
];

/** The latest of the weightiest. */
export const headline = (lines: readonly LogLine[]): LogLine | undefined =>
  ORDER.map((facts) => lines.findLast(({ fact }) => facts.includes(fact.fact))).find(
    (line) => line !== undefined,
  ) ?? lines.at(-1);
