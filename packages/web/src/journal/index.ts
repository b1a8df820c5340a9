/** What is shown is kept: journals of games in the browser. */
export { type Database, done, type StoreNamed } from './database.ts';
export { openDatabase } from './open.ts';
export { CAMPAIGNS, CHECKPOINTS, GAMES, OLD_CAMPAIGNS, OLD_GAMES, OWNERS, ROWS } from './schema.ts';
export { IndexedDbStore, JOURNAL, lastIn, removeIn, rowsOf } from './store.ts';
