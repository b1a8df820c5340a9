/** What cards may use of the rules. */

export { type Offered, offered, whyNot } from './actions/index.ts';
export { movementOf } from './actions/movement.ts';
export * from './activation.ts';
export * from './anomalies.ts';
export {
  attackPool,
  coverModifier,
  planAttack,
  spreads,
  stalkerSeesEnemy,
  targetsOf,
} from './attackPool.ts';
export { pickBodyPart } from './attackResults.ts';
export * from './attention.ts';
export { rangeTo } from './charge.ts';
export * from './closest.ts';
export * from './companions.ts';
export { attackComrade } from './comrade.ts';
export { drawControl } from './control.ts';
export * from './defense.ts';
export * from './dice.ts';
export * from './enemyAttack.ts';
export * from './enemyMovement.ts';
export * from './equipment.ts';
export * from './facing.ts';
export { isHidden } from './hiding.ts';
export { candidate, type Measured, measure, type Place, type Ranking, ranking } from './measure.ts';
export * from './movement.ts';
export { usedThisRound, useThisRound } from './oncePerRound.ts';
export * from './query.ts';
export { capacityOf } from './query.ts';
export * from './radiation.ts';
export * from './rerolls.ts';
export * from './stalkerAttack.ts';
export * from './statuses.ts';
export * from './threats.ts';
export * from './tokens.ts';
export { placeMarkers, standardsLeft } from './turnTokens.ts';
export * from './useAbility.ts';
export { useAction } from './useAction.ts';
export { type Ways, waysOf } from './ways.ts';
export * from './wounds.ts';
