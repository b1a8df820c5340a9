/** C: between Missions. */

export { checkBook } from './book/check.ts';
export { textsOfBook } from './book/texts.ts';
export {
  beginCampaignHistory,
  type CampaignHistory,
  campaignHistoryOf,
  giveInput,
  redoInputs,
  undoInputs,
} from './history.ts';
export { createCampaign } from './host.ts';
export { campaignViolations } from './invariants.ts';
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
export { whyNot } from './rules/refusals.ts';
export { type CampaignSave, type LoadedCampaign, loadCampaign, saveCampaign } from './save.ts';
export type { Campaign } from './state/campaign.ts';
export { leftInDeck, magazinesLeft, ownedCards } from './state/holdings.ts';
export { cardsIn, slotOf } from './state/kit.ts';
export * from './state/trade.ts';
export type * from './state/types.ts';
export { viewCampaign } from './view.ts';
