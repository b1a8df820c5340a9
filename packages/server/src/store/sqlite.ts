/**
 * The store in one SQLite file. It blocks, so a thread of its own runs it (sqliteThread.ts). Several operations are
 * carried out in one transaction: those that wait at the same time share one sync to the disk.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Appended, Checkpoint, Row } from '@zonecrawl/engine/kernel';
import { type KnownLog, troubleOf } from './fence.ts';
import { type Change, isRoom, type Operations } from './store.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS logs (
    log TEXT PRIMARY KEY, owner TEXT NOT NULL, is_room INTEGER NOT NULL, touched INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS idle ON logs (is_room, touched);
  CREATE TABLE IF NOT EXISTS rows (
    log TEXT NOT NULL, number INTEGER NOT NULL, entry TEXT NOT NULL, hash TEXT NOT NULL, request TEXT,
    PRIMARY KEY (log, number)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS checkpoints (
    log TEXT PRIMARY KEY, number INTEGER NOT NULL, save TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS settled (one INTEGER PRIMARY KEY CHECK (one = 1), times INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS leases (
    name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL
  ) WITHOUT ROWID;
`;

/** Of the tables above: a newer file is not touched by an older program. */
const VERSION = 1;

/** Milliseconds within which it is not noted again that a log is in use: that would be one more page for every row. */
const TOUCH = 60_000;

export class SqliteFile implements Operations {
  private readonly db: DatabaseSync;
  private readonly now: () => number;
  private readonly statements = new Map<string, StatementSync>();

  constructor(path: string, now: () => number) {
    this.now = now;
    this.db = new DatabaseSync(path);
    this.db.exec('PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    const { user_version: version = 0 } = this.sql('PRAGMA user_version').get() ?? {};
    if (Number(version) > VERSION) throw new Error(`${path} was written by a newer version of this program`);
    this.db.exec(`BEGIN IMMEDIATE; ${SCHEMA} PRAGMA user_version = ${VERSION}; COMMIT;`);
  }

  /** All of it in one transaction. What one operation refuses does not keep the others from being kept. */
  together<T>(work: () => T): T {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const done = work();
      this.db.exec('COMMIT');
      return done;
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.db.close();
  }

  private sql(text: string): StatementSync {
    const known = this.statements.get(text);
    if (known) return known;
    const made = this.db.prepare(text);
    this.statements.set(text, made);
    return made;
  }

  /** Checked whole before anything is written. */
  commit(change: Change): Appended {
    const { appends, owners = [] } = change;
    const trouble = troubleOf(change, (log) => this.known(log));
    if (trouble) return { ok: false, trouble };
    for (const { log, owner } of owners) this.claim(log, owner);
    for (const { game, rows } of appends) {
      for (const { number, entry, hash, request } of rows) {
        this.sql('INSERT INTO rows VALUES (?, ?, ?, ?, ?)').run(
          game,
          number,
          JSON.stringify(entry),
          hash,
          request ?? null,
        );
      }
      const now = this.now();
      this.sql('UPDATE logs SET touched = ? WHERE log = ? AND touched < ?').run(now, game, now - TOUCH);
    }
    return { ok: true };
  }

  private known(log: string): KnownLog | null {
    const known = this.sql(
      'SELECT owner, (SELECT max(number) FROM rows WHERE log = ?1) AS last FROM logs WHERE log = ?1',
    ).get(log);
    return known ? { owner: String(known['owner']), last: Number(known['last'] ?? -1) } : null;
  }

  read(log: string, from: number): readonly Row[] {
    return this.sql(
      'SELECT number, entry, hash, request FROM rows WHERE log = ? AND number >= ? ORDER BY number',
    )
      .all(log, from)
      .map(({ number, entry, hash, request }) => ({
        number: Number(number),
        entry: JSON.parse(String(entry)),
        hash: String(hash),
        ...(request === null ? {} : { request: String(request) }),
      }));
  }

  claim(log: string, owner: string): null {
    this.sql(
      'INSERT INTO logs VALUES (?, ?, ?, ?) ON CONFLICT (log) DO UPDATE SET owner = excluded.owner',
    ).run(log, owner, isRoom(log) ? 1 : 0, this.now());
    return null;
  }

  last(log: string): number {
    const { last } = this.sql('SELECT max(number) AS last FROM rows WHERE log = ?').get(log) ?? {};
    return last === null || last === undefined ? -1 : Number(last);
  }

  lasts(logs: readonly string[]): readonly number[] {
    return logs.map((log) => this.last(log));
  }

  lease(name: string, holder: string, milliseconds: number): boolean {
    const now = this.now();
    const { changes } = this.sql(
      `INSERT INTO leases VALUES (?1, ?2, ?3) ON CONFLICT (name) DO UPDATE
       SET holder = excluded.holder, until = excluded.until WHERE holder = excluded.holder OR until < ?4`,
    ).run(name, holder, now + milliseconds, now);
    return changes > 0;
  }

  remove(log: string): null {
    for (const table of ['rows', 'logs', 'checkpoints'])
      this.sql(`DELETE FROM ${table} WHERE log = ?`).run(log);
    return null;
  }

  keepCheckpoint(log: string, { number, save }: Checkpoint): null {
    this.sql(
      `INSERT INTO checkpoints SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM logs WHERE log = ?)
       ON CONFLICT (log) DO UPDATE SET number = excluded.number, save = excluded.save
       WHERE excluded.number >= number`,
    ).run(log, number, JSON.stringify(save), log);
    return null;
  }

  checkpoint(log: string): Checkpoint | null {
    const kept = this.sql('SELECT number, save FROM checkpoints WHERE log = ?').get(log);
    return kept ? { number: Number(kept['number']), save: JSON.parse(String(kept['save'])) } : null;
  }

  settle(): null {
    this.sql('INSERT INTO settled VALUES (1, 1) ON CONFLICT (one) DO UPDATE SET times = times + 1').run();
    return null;
  }

  idleRooms(since: number, most: number): readonly string[] {
    return this.sql(
      `SELECT log FROM logs AS room WHERE is_room = 1 AND touched < ?1 AND NOT EXISTS (
         SELECT 1 FROM logs WHERE log > room.log || '.' AND log < room.log || '/' AND touched >= ?1
       ) ORDER BY touched LIMIT ?2`,
    )
      .all(since, most)
      .map(({ log }) => String(log));
  }

  removeRoom(room: string): null {
    this.remove(room);
    // All names that begin with the room's and a dot: `/` is the character after it.
    for (const table of ['rows', 'logs', 'checkpoints'])
      this.sql(`DELETE FROM ${table} WHERE log >= ? AND log < ?`).run(`${room}.`, `${room}/`);
    return null;
  }

  compact(log: string, before: number): null {
    this.sql('DELETE FROM rows WHERE log = ? AND number < ?').run(log, before);
    return null;
  }
}
