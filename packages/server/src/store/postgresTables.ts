/** The tables in PostgreSQL: made once, by whichever process comes first, and refused where a newer program made them. */
import type postgres from 'postgres';

/** Of the tables below: newer ones are not touched by an older program. */
const VERSION = 1;
/** Any number, always the same: whoever holds it makes the tables. */
const LOCK = 7_043_001;

export async function prepareTables(sql: postgres.Sql): Promise<void> {
  await checkDurable(sql);
  await sql.begin(async (once) => {
    await once`SELECT pg_advisory_xact_lock(${LOCK})`;
    await once`CREATE TABLE IF NOT EXISTS zonecrawl (version integer NOT NULL)`;
    const [made] = await once<{ version: number }[]>`SELECT version FROM zonecrawl`;
    if (made && made.version > VERSION)
      throw new Error('the database was written by a newer version of this program');
    if (made) return;
    // Names are compared byte by byte, so that the games of a room lie beside it.
    await once`
      CREATE TABLE logs (
        log text COLLATE "C" PRIMARY KEY, owner text NOT NULL, is_room boolean NOT NULL,
        touched bigint NOT NULL, last integer NOT NULL
      ) WITH (fillfactor = 70)`;
    await once`CREATE INDEX idle ON logs (touched) WHERE is_room`;
    await once`
      CREATE TABLE rows (
        log text COLLATE "C" NOT NULL, number integer NOT NULL, entry text NOT NULL, hash text NOT NULL,
        request text, PRIMARY KEY (log, number)
      )`;
    await once`
      CREATE TABLE checkpoints (log text COLLATE "C" PRIMARY KEY, number integer NOT NULL, save text NOT NULL)`;
    await once`
      CREATE TABLE leases (name text COLLATE "C" PRIMARY KEY, holder text NOT NULL, until timestamptz NOT NULL)`;
    await once`INSERT INTO zonecrawl VALUES (${VERSION})`;
  });
}

/** A database that may forget what it has confirmed is refused. */
async function checkDurable(sql: postgres.Sql): Promise<void> {
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const [found] = await sql<{ value: string }[]>`SELECT current_setting(${name}) AS value`;
    if (found?.value !== 'on')
      throw new Error(`${name} is ${found?.value} in this database; it must be on, or games could be lost`);
  }
}
