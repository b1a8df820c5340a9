/** Games and Campaigns that are kept: the shelves, their records, one tab each, files. */
export { type Brought, bring } from './bring.ts';
export {
  campaignShelf,
  campaigns,
  exportCampaign,
  exportRunningCampaign,
  type ImportedCampaign,
  importCampaign,
  keepCampaignRecord,
  refreshCampaigns,
  removeCampaign,
  renameCampaign,
} from './campaigns.ts';
export { missionId, newId } from './describe.ts';
export {
  exportGame,
  exportRunning,
  games,
  type Imported,
  importGame,
  keepRecord,
  refresh,
  removeGame,
  renameGame,
  setupOf,
  shelf,
} from './games.ts';
export { type LastPlayed, lastPlayed, newestOf, noteLast } from './last.ts';
export { type Hold, holdGame, takeGame } from './lock.ts';
export { type MissionGame, missionGame } from './missions.ts';
export { pictureOfGame } from './picture.ts';
export { type Player, type PlayersOf, SOMEBODY, seated, seatedOf } from './players.ts';
export { firstCampaignUpdate, firstUpdate, loadOn, troubleOf } from './ports.ts';
export { type Recorder, type RecorderOptions, recordCampaign, recordGame } from './recorder.ts';
export { keepsGames } from './shelves.ts';
export type { CampaignRecord, GameRecord, Kept, Shelf } from './types.ts';
