/**
 * For testing cards and rules (docs/testing.md): a game driven through decisions from a position drawn as text, made-up
 * cards to put beside those that are tested, and a group that plays a Campaign.
 */
export * from './boards.ts';
export { plainBox } from './box.ts';
export { HandClock, HandStore, settled } from './byHand.ts';
export { type CampaignParts, campaignBox, errand, Group, played, tell, type Wish } from './campaigns.ts';
export { type EnemyExtras, enemy, enemyBox, enemyRuleIn, path } from './enemies.ts';
export * from './insides.ts';
export { idleIn, missionBox, quiet } from './missions.ts';
export { said } from './problems.ts';
export { ruleIn, Table } from './table.ts';
export { zoneBox } from './zone.ts';
