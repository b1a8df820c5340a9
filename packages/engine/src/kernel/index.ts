/** The kernel's public face: what is the same in every mode. */
export { type Failed, hashOfFile, problemsOf } from './files.ts';
export type { History, UndoReach, UndoRefusal, UndoRule } from './history.ts';
export * from './host.ts';
export * from './journal.ts';
export * from './keeper.ts';
export { MemoryStore } from './memoryStore.ts';
export { type FileFormat, type Migrated, migrate } from './migrate.ts';
export type { Mode, ModeTypes, RefusalOf } from './mode.ts';
export type { Notice } from './notice.ts';
export * from './port.ts';
export type { Divergence, Replayed, ReplayOptions } from './record.ts';
export { checkpointOf } from './runner.ts';
export type { Save } from './save.ts';
export { type InputFacts, type Session, toldSince, type UndoState, undoState } from './session.ts';
