/**
 * Rows in PostgreSQL, for any number of processes. Appends that wait at the same time share one transaction and so
 * one sync to the disk; the primary key (log, number) is the fence, and locks on logs only spare finding that out late.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Appended, Checkpoint, Row } from '@zonecrawl/engine/kernel';
import postgres from 'postgres';
import { type KnownLog, troubleOf } from './fence.ts';
import { isFull, isNotYet, isUndoneBy } from './postgresErrors.ts';
import { prepareTables } from './postgresTables.ts';
import type { Change, Operations } from './store.ts';

/** Connections of one process, and how many of them may commit at once. */
const CONNECTIONS = 10;
const COMMITS_AT_ONCE = 4;
/** The most changes in one transaction. */
const MOST = 200;
/** A moment is kept to the hour, so that most updates of a log touch no index. */
const HOUR = 3600_000;

interface Waiting {
  readonly change: Change;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** Database and server may start at the same time: it is waited for, so many milliseconds. */
const PATIENCE = 30_000;

export class PostgresPool implements Operations {
  private readonly sql: postgres.Sql;
  private waiting: Waiting[] = [];
  private committing = 0;

  /** Tables that are missing are made. */
  static async open(url: string): Promise<PostgresPool> {
    for (const began = Date.now(); ; ) {
      // New connections for every try: one that was cut off while it opened may never answer.
      const sql = postgres(url, {
        max: CONNECTIONS,
        connect_timeout: 10,
        max_lifetime: null,
        onnotice: () => {},
        connection: { application_name: 'zonecrawl', synchronous_commit: 'on' },
      });
      try {
        await prepareTables(sql);
        return new PostgresPool(sql);
      } catch (error) {
        await sql.end({ timeout: 1 });
        if (!isNotYet(error) || Date.now() - began > PATIENCE) throw error;
        await pause(200);
      }
    }
  }

  private constructor(sql: postgres.Sql) {
    this.sql = sql;
  }

  commit(change: Change): Promise<Appended> {
    const { promise, resolve, reject } = Promise.withResolvers<Appended>();
    this.waiting.push({ change, resolve, reject });
    // What is asked in the same task is sent together.
    queueMicrotask(() => this.work());
    return promise;
  }

  private work(): void {
    if (this.committing >= COMMITS_AT_ONCE || this.waiting.length === 0) return;
    this.committing++;
    void this.carryOut(this.waiting.splice(0, MOST)).finally(() => {
      this.committing--;
      this.work();
    });
  }

  private async carryOut(batch: readonly Waiting[]): Promise<void> {
    try {
      const done = await this.together(batch.map(({ change }) => change));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const appended = done[index];
        if (appended) resolve(appended);
        else reject(new Error('nothing is known of it'));
      }
    } catch (error) {
      const isUndone = isUndoneBy(error);
      // One of them cannot be done: each by itself, so that the others are not lost with it.
      if (isUndone && batch.length > 1) for (const one of batch) await this.carryOut([one]);
      else if (isUndone) for (const { resolve } of batch) resolve({ ok: false, trouble: 'stale' });
      else if (isFull(error)) for (const { resolve } of batch) resolve({ ok: false, trouble: 'full' });
      else for (const { reject } of batch) reject(error);
    }
  }

  /** In one transaction. What one change is refused for does not keep the others from being kept. */
  private async together(changes: readonly Change[]): Promise<readonly Appended[]> {
    const logs = new Set<string>();
    for (const { appends, owners = [] } of changes) {
      for (const { game } of appends) logs.add(game);
      for (const { log } of owners) logs.add(log);
    }
    return this.sql.begin(async (sql) => {
      const known = new Map<string, KnownLog>();
      const found = await sql<{ log: string; owner: string; last: number }[]>`
        SELECT log, owner, last FROM logs WHERE log = ANY(${[...logs]}::text[]) ORDER BY log FOR UPDATE`;
      for (const { log, owner, last } of found) known.set(log, { owner, last });
      const touched = new Set<string>();
      const rows: { readonly log: string; readonly row: Row }[] = [];
      const done = changes.map((change): Appended => {
        const trouble = troubleOf(change, (log) => known.get(log) ?? null);
        if (trouble) return { ok: false, trouble };
        for (const { log, owner } of change.owners ?? []) {
          known.set(log, { owner, last: known.get(log)?.last ?? -1 });
          touched.add(log);
        }
        for (const { game, rows: added } of change.appends) {
          const { owner = '', last = -1 } = known.get(game) ?? {};
          known.set(game, { owner, last: added.at(-1)?.number ?? last });
          touched.add(game);
          for (const row of added) rows.push({ log: game, row });
        }
        return { ok: true };
      });
      await Promise.all([this.keepLogs(sql, known, [...touched].sort()), this.keepRows(sql, rows)]);
      return done;
    });
  }

  private async keepLogs(
    sql: postgres.TransactionSql,
    known: ReadonlyMap<string, KnownLog>,
    logs: readonly string[],
  ): Promise<void> {
    if (logs.length === 0) return;
    const now = hourAfter(Date.now());
    await sql`
      INSERT INTO logs (log, owner, is_room, touched, last)
      SELECT log, owner, strpos(log, '.') = 0, ${now}::bigint, last FROM unnest(
        ${[...logs]}::text[], ${logs.map((log) => known.get(log)?.owner ?? '')}::text[],
        ${logs.map((log) => known.get(log)?.last ?? -1)}::integer[]
      ) AS given (log, owner, last)
      ON CONFLICT (log) DO UPDATE
      SET owner = excluded.owner, touched = excluded.touched, last = excluded.last`;
  }

  private async keepRows(
    sql: postgres.TransactionSql,
    rows: readonly { readonly log: string; readonly row: Row }[],
  ): Promise<void> {
    if (rows.length === 0) return;
    await sql`
      INSERT INTO rows (log, number, entry, hash, request) SELECT * FROM unnest(
        ${rows.map(({ log }) => log)}::text[], ${rows.map(({ row }) => row.number)}::integer[],
        ${rows.map(({ row }) => JSON.stringify(row.entry))}::text[],
        ${rows.map(({ row }) => row.hash)}::text[], ${rows.map(({ row }) => row.request ?? null)}::text[]
      )`;
  }

  async read(log: string, from: number): Promise<readonly Row[]> {
    const rows = await this.sql<{ number: number; entry: string; hash: string; request: string | null }[]>`
      SELECT number, entry, hash, request FROM rows WHERE log = ${log} AND number >= ${from} ORDER BY number`;
    return rows.map(({ number, entry, hash, request }) => ({
      number,
      entry: JSON.parse(entry),
      hash,
      ...(request === null ? {} : { request }),
    }));
  }

  async claim(log: string, owner: string): Promise<null> {
    const claimed = await this.commit({ appends: [], owners: [{ log, owner }] });
    if (!claimed.ok) throw new Error(`a log could not be claimed: ${claimed.trouble}`);
    return null;
  }

  async last(log: string): Promise<number> {
    const [last = -1] = await this.lasts([log]);
    return last;
  }

  async lasts(logs: readonly string[]): Promise<readonly number[]> {
    const found = await this.sql<{ log: string; last: number }[]>`
      SELECT log, last FROM logs WHERE log = ANY(${[...logs]}::text[])`;
    const known = new Map(found.map(({ log, last }) => [log, last]));
    return logs.map((log) => known.get(log) ?? -1);
  }

  async remove(log: string): Promise<null> {
    await this.sql.begin(async (sql) => {
      // The log first: whoever appends at the same time waits for it, and finds it gone.
      await sql`DELETE FROM logs WHERE log = ${log}`;
      await sql`DELETE FROM rows WHERE log = ${log}`;
      await sql`DELETE FROM checkpoints WHERE log = ${log}`;
    });
    return null;
  }

  async removeRoom(room: string): Promise<null> {
    // All names that begin with the room's and a dot: `/` is the character after it.
    const [from, to] = [`${room}.`, `${room}/`];
    await this.sql.begin(async (sql) => {
      await sql`DELETE FROM logs WHERE log = ${room} OR (log >= ${from} AND log < ${to})`;
      await sql`DELETE FROM rows WHERE log = ${room} OR (log >= ${from} AND log < ${to})`;
      await sql`DELETE FROM checkpoints WHERE log = ${room} OR (log >= ${from} AND log < ${to})`;
      await sql`DELETE FROM leases WHERE name = ${room}`;
    });
    return null;
  }

  /** It only spares work: nobody waits for the disk. */
  async keepCheckpoint(log: string, { number, save }: Checkpoint): Promise<null> {
    await this.sql.begin(async (sql) => {
      await sql`SET LOCAL synchronous_commit = off`;
      await sql`
        INSERT INTO checkpoints (log, number, save) SELECT log, ${number}, ${JSON.stringify(save)}
        FROM logs WHERE log = ${log}
        ON CONFLICT (log) DO UPDATE SET number = excluded.number, save = excluded.save
        WHERE excluded.number >= checkpoints.number`;
    });
    return null;
  }

  async checkpoint(log: string): Promise<Checkpoint | null> {
    const [kept] = await this.sql<{ number: number; save: string }[]>`
      SELECT number, save FROM checkpoints WHERE log = ${log}`;
    return kept ? { number: kept.number, save: JSON.parse(kept.save) } : null;
  }

  /** A message in the write-ahead log alone; its commit waits for all that came before it, on a standby too. */
  async settle(): Promise<null> {
    await this.sql`SELECT pg_logical_emit_message(true, 'zonecrawl', 'settle')`;
    return null;
  }

  async lease(name: string, holder: string, milliseconds: number): Promise<boolean> {
    const term = `${milliseconds} milliseconds`;
    return this.sql.begin(async (sql) => {
      await sql`SET LOCAL synchronous_commit = off`;
      const held = await sql`
        INSERT INTO leases (name, holder, until) VALUES (${name}, ${holder}, now() + ${term}::interval)
        ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
        WHERE leases.holder = excluded.holder OR leases.until < now() RETURNING name`;
      return held.length > 0;
    });
  }

  async idleRooms(since: number, most: number): Promise<readonly string[]> {
    const idle = await this.sql<{ log: string }[]>`
      SELECT log FROM logs AS room WHERE is_room AND touched < ${since} AND NOT EXISTS (
        SELECT 1 FROM logs WHERE log > room.log || '.' AND log < room.log || '/' AND touched >= ${since}
      ) ORDER BY touched LIMIT ${most}`;
    return idle.map(({ log }) => log);
  }

  async compact(log: string, before: number): Promise<null> {
    await this.sql`DELETE FROM rows WHERE log = ${log} AND number < ${before}`;
    return null;
  }

  async close(): Promise<void> {
    while (this.committing > 0 || this.waiting.length > 0) await pause(10);
    await this.sql.end({ timeout: 5 });
  }
}

const hourAfter = (moment: number): number => Math.ceil(moment / HOUR) * HOUR;
