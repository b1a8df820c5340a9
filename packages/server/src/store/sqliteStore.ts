/** The embedded store: SQLite in a thread of its own, since it blocks. */
import { ThreadStore } from './threadStore.ts';

/** `path`: a file that is made if missing, or `:memory:`. */
export const openSqlite = (path: string): Promise<ThreadStore> =>
  ThreadStore.open({
    program: new URL('./sqliteThread.ts', import.meta.url),
    data: { path },
    patience: null,
  });
