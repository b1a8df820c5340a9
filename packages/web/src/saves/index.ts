/** Games that are kept: the shelf, autosave, one tab per game, files. */
export { type Autosave, keepSaving } from './autosave.ts';
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
  keepsGames,
  lastGame,
  openOn,
  refresh,
  removeGame,
  renameGame,
  shelf,
  troubleOf,
} from './games.ts';
export { type Hold, holdGame, takeGame } from './lock.ts';
export { pictureOfGame } from './picture.ts';
export { type GameRecord, SaveFailed, type SaveTrouble, type Shelf } from './types.ts';
