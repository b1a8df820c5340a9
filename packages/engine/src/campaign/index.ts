/** C: between Missions. */

export { checkBook } from './book/check.ts';
export { textsOfBook } from './book/texts.ts';
export { CampaignHost, type CampaignHostOptions, createCampaign } from './host.ts';
export { bringHome, campaignUpdate, missionSetup, whyNotOffered } from './hosting.ts';
export type { CampaignInput, CampaignInputRefusal, Homecoming } from './inputs.ts';
export { campaignViolations } from './invariants.ts';
export { setupOf } from './mission.ts';
export { type CampaignTypes, campaignMode } from './mode.ts';
export type { CampaignStart } from './newCampaign.ts';
export * from './play.ts';
export type * from './protocol.ts';
export { optionRefusal } from './rules/refusals.ts';
export type { Campaign } from './state/campaign.ts';
export { leftInDeck, magazinesLeft, ownedCards } from './state/holdings.ts';
export { cardsIn, slotOf } from './state/kit.ts';
export * from './state/trade.ts';
export type * from './state/types.ts';
export { type CampaignView, viewCampaign } from './view.ts';
