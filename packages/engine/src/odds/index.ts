/** Exact distributions. */
export { crossingOdds } from './anomaly.ts';
export { type AttackQuestion, attackLineOf, attackOdds, rollWorth } from './attack.ts';
export { blastOdds } from './blast.ts';
export { defenseOdds } from './defense.ts';
export { reactionOdds } from './reaction.ts';
export { rerollOdds } from './rerollOdds.ts';
export { type AttackUtility, TO_KILL } from './spending.ts';
export type * from './types.ts';
