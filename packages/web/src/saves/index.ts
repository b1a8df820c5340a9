/** Games and Campaigns that are kept: the shelves, autosave, one tab each, files. */
export { type Autosave, keepSaving } from './autosave.ts';
export {
  campaignShelf,
  campaigns,
  exportCampaign,
  firstCampaignUpdate,
  gameOf,
  type ImportedCampaign,
  importCampaign,
  keepCampaign,
  keepSavingCampaign,
  openCampaignOn,
  refreshCampaigns,
  removeCampaign,
  renameCampaign,
} from './campaigns.ts';
export { newId } from './describe.ts';
export { download, fileName, textOfGame } from './files.ts';
export {
  exportGame,
  firstUpdate,
  games,
  type Imported,
  importGame,
  keepGame,
  keepSave,
  openOn,
  refresh,
  removeGame,
  renameGame,
  shelf,
  troubleOf,
} from './games.ts';
export { type LastPlayed, lastPlayed, newestOf, noteLast } from './last.ts';
export { type Hold, holdGame, takeGame } from './lock.ts';
export { pictureOfGame } from './picture.ts';
export { type Player, type PlayersOf, SOMEBODY, seated, seatedOf } from './players.ts';
export { keepsGames } from './shelves.ts';
export {
  type CampaignRecord,
  type GameRecord,
  type Kept,
  type Owner,
  SaveFailed,
  type SaveTrouble,
  type Shelf,
} from './types.ts';
