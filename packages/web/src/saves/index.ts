/** Games and Campaigns that are kept: the stores, their records, one tab each, files. */
export { type Brought, bring } from './bring.ts';
export {
  campaignStore,
  campaigns,
  exportCampaign,
  exportRunningCampaign,
  type ImportedCampaign,
  importCampaign,
  keepCampaignRecord,
  keptCampaign,
  refreshCampaigns,
  removeCampaign,
  renameCampaign,
} from './campaigns.ts';
export { missionId, newId } from './describe.ts';
export { durability } from './durability.ts';
export { download, textOfCampaign, textOfGame } from './files.ts';
export {
  exportGame,
  exportRunning,
  gameStore,
  games,
  type Imported,
  importGame,
  keepRecord,
  keptGame,
  refresh,
  removeGame,
  renameGame,
  setupOf,
  takeIn,
} from './games.ts';
export { type LastPlayed, lastPlayed, newestOf, noteLast } from './last.ts';
export { type Hold, holdGame, takeGame } from './lock.ts';
export { type MissionGame, missionGame } from './missions.ts';
export { type PictureMark, pictureOfGame } from './picture.ts';
export { type Player, type PlayersOf, SOMEBODY, seated, seatedOf } from './players.ts';
export { firstCampaignUpdate, firstUpdate, loadOn, troubleOf } from './ports.ts';
export { type Recorder, type RecorderOptions, recordCampaign, recordGame } from './recorder.ts';
export { keepsGames } from './stores.ts';
export type { SavedCampaign, SavedGame, SaveMeta, SaveStore } from './types.ts';
