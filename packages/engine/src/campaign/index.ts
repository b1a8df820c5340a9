/** C: between Missions. */
export type { Campaign } from './campaign.ts';
export { checkBook } from './check.ts';
export {
  beginCampaignHistory,
  type CampaignHistory,
  campaignHistoryOf,
  giveInput,
  redoInputs,
  undoInputs,
} from './history.ts';
export { leftInDeck, magazinesLeft, ownedCards } from './holdings.ts';
export { createCampaign } from './host.ts';
export { campaignViolations } from './invariants.ts';
export { cardsIn, slotOf } from './kit.ts';
export {
  answerCampaign,
  beginCampaign,
  type CampaignPlay,
  type CampaignTaken,
  restoreCampaign,
} from './play.ts';
export type * from './protocol.ts';
export {
  type CampaignRecord,
  parseCampaignRecord,
  type ReplayedCampaign,
  recordCampaign,
  replayCampaign,
} from './record.ts';
export { whyNot } from './refusals.ts';
export { type CampaignSave, type LoadedCampaign, loadCampaign, saveCampaign } from './save.ts';
export { textsOfBook } from './texts.ts';
export * from './trade.ts';
export type * from './types.ts';
export { viewCampaign } from './view.ts';
export { walkDeeds } from './walk.ts';
