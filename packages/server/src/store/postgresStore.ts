/**
 * The store of several processes: PostgreSQL behind a thread of its own. Its client library can be left with a dead
 * connection that throws, or that answers nothing for ever, when the database goes away; then the thread is replaced.
 */
import { ThreadStore } from './threadStore.ts';

/** A database that says nothing for so long, in milliseconds, is asked again through new connections. */
const PATIENCE = 20_000;

/** `url`: postgres://user@host/database. Tables that are missing are made. */
export const openPostgres = (url: string): Promise<ThreadStore> =>
  ThreadStore.open({
    program: new URL('./postgresThread.ts', import.meta.url),
    data: { url },
    patience: PATIENCE,
  });
