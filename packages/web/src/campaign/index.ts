/** Campaigns: the list of them, and each one's steps between Missions. */
export { CampaignScreen } from './CampaignScreen.tsx';
export { CampaignsScreen } from './CampaignsScreen.tsx';
