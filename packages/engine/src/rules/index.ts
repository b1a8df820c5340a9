/** What cards may use of the rules, room by room. */

// action: what a Stalker does in its Turn
export { type Offered, offered, refusedActions } from './action/actions.ts';
export { movementOf } from './action/movement.ts';
// attack: how Stalkers attack
export {
  attackPool,
  attackRefusal,
  coverModifier,
  planAttack,
  spreads,
  targetsOf,
} from './attack/attackPool.ts';
export { pickBodyPart } from './attack/attackResults.ts';
export { blastSpace } from './attack/blast.ts';
export { attackComrade } from './attack/comrade.ts';
export * from './attack/stalkerAttack.ts';
export { weaponActions } from './attack/weaponActions.ts';
// basics: what every chapter builds on
export { coverAgainst, coverOf } from './basics/cover.ts';
export * from './basics/dice.ts';
export * from './basics/entities.ts';
export { missionOf, randomEventsOf } from './basics/mission.ts';
export * from './basics/sight.ts';
export { seesTarget } from './basics/targets.ts';
// enemy: what Enemies do
export { activateOnly, levelNow } from './enemy/activation.ts';
export { rangeTo } from './enemy/charge.ts';
export { drawControl } from './enemy/control.ts';
export { enemyActivation } from './enemy/enemyActivation.ts';
export * from './enemy/enemyAttack.ts';
export * from './enemy/enemyMovement.ts';
export { goForward } from './enemy/goForward.ts';
export { react, reactors } from './enemy/reaction.ts';
export * from './enemy/threats.ts';
export { resolveUnknown, resolveUnknowns, spawn } from './enemy/unknown.ts';
// gear: what Stalkers carry
export * from './gear/backpack.ts';
export { couponsOf, gainCoupons } from './gear/coupons.ts';
export * from './gear/equipment.ts';
export { usedThisRound, useThisRound } from './gear/oncePerRound.ts';
export * from './gear/outfit.ts';
export * from './gear/pda.ts';
export * from './gear/pockets.ts';
export * from './gear/useAbility.ts';
export { useAction } from './gear/useAction.ts';
// harm: wounds and Defense
export * from './harm/defense.ts';
export * from './harm/wounds.ts';
// map: what lies on the map
export * from './map/attention.ts';
export { detectArtifact, detectable } from './map/detectors.ts';
export * from './map/facing.ts';
export { mayMove, stalkerMove } from './map/legalSteps.ts';
export { dropLoot, resolveLoot, takeArtifact } from './map/loot.ts';
export { moveAnomalies, moveAnomaly, vacate } from './map/movingAnomalies.ts';
export { layNoVisibility } from './map/noVisibility.ts';
export { relocate, standOn } from './map/relocate.ts';
export {
  anomalyCard,
  coverSymbols,
  dangerousSpaces,
  isCovered,
  overlayOf,
  uncoverSymbols,
} from './map/symbols.ts';
export { layToken } from './map/tokens.ts';
// movement: how everybody but Enemies moves
export * from './movement/anomalies.ts';
export * from './movement/companions.ts';
export { changeMap } from './movement/mapChange.ts';
export * from './movement/movement.ts';
export { closestRoom, leaveMap, place } from './movement/placing.ts';
export { push, turnTowardLeaver } from './movement/pushes.ts';
// route: how far it is, and what is closest
export * from './route/closest.ts';
export { goalPlaces } from './route/goals.ts';
export { isHidden } from './route/hiding.ts';
export {
  candidate,
  compareLengths,
  type Measured,
  measure,
  type Ranking,
  ranking,
  type Spot,
} from './route/measure.ts';
export { inOrder } from './route/order.ts';
export { type Ways, waysOf } from './route/ways.ts';
// stalker: how a Stalker fares
export * from './stalker/radiation.ts';
export * from './stalker/rerolls.ts';
export * from './stalker/statuses.ts';
export { placeMarkers, standardsLeft } from './stalker/turnTokens.ts';
