/** The kernel's public face: playing, saving, replaying. */
export * from './history.ts';
export { type FileKind, FORMATS, type Migrated, migrate } from './migrate.ts';
export { answer, begin, fork, type Play, type Refusal, refuse, restore, type Taken } from './play.ts';
export {
  type Divergence,
  type GameRecord,
  marked,
  type ParsedRecord,
  parseRecord,
  type Replayed,
  type ReplayOptions,
  recordGame,
  replay,
} from './record.ts';
export { type GameSave, type Loaded, loadGame, saveGame } from './save.ts';
