/** Journals as a store would have them: of games that began, were undone and redone, stand, or come from other rules. */
import type { Append, Appended, Checkpoint, JournalStore, Row } from '@zonecrawl/engine/kernel';
import { GAME, type Hosted } from './hosts.ts';
import { isRecord, type Json, plain } from './mutate.ts';
import { signed } from './signed.ts';

const STANDS = 'stands';

/** What the store of this host has, as it goes on from a save too, and the same as if other rules had written it. */
export async function journalsOf(hosted: Hosted): Promise<readonly Json[]> {
  const rows = await hosted.store.read(GAME, 0);
  const save = plain(await hosted.own({ ask: 'save' }));
  const checkpoint = { number: rows.length - 1, save };
  await hosted.own({
    ask: 'load',
    game: STANDS,
    save: signed({ ...Object(save), lineage: { is: 'doesNotRepeat' } }),
  });
  for (let i = 0; i < 3 && hosted.nextInput() !== null; i++) await hosted.request(hosted.nextInput());
  const stands = await hosted.store.read(STANDS, 0);
  const older = (list: readonly Row[]): readonly Json[] => list.map((row) => underOlderRules(plain(row)));
  return [
    plain({ rows, checkpoint: null }),
    plain({ rows, checkpoint }),
    plain({ rows: stands, checkpoint: null }),
    plain({ rows: older(rows), checkpoint }),
    plain({ rows: older(stands), checkpoint: null }),
    plain({ rows: older(stands), checkpoint: null }),
  ];
}

/** Where the rules have changed, hashes are not compared: what is wrong must be found otherwise. */
function underOlderRules(row: Json): Json {
  const entry = isRecord(row) ? (row['entry'] ?? null) : null;
  if (!isRecord(row) || !isRecord(entry) || !('digest' in entry)) return row;
  return { ...row, entry: { ...entry, digest: 'older', ...('from' in entry && { from: 'oldest' }) } };
}

/** More than any game has. */
const MOST_ROWS = 1_000_000;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_ROWS;

/** A store whose rows were damaged: their numbers are its keys and the hashes a column of texts, all else may be anything. */
export class DamagedStore implements JournalStore {
  private rows: Row[];
  private readonly kept: Checkpoint | null;

  constructor(journal: Json) {
    const fields = isRecord(journal) ? journal : {};
    const rows = Array.isArray(fields['rows']) ? fields['rows'] : [];
    this.rows = rows
      .filter(isRecord)
      .flatMap(({ number, entry, hash }) =>
        isNumber(number) && typeof hash === 'string' ? [{ number, entry, hash }] : [],
      )
      .filter(({ number }, index, all) => all.findIndex((other) => other.number === number) === index)
      .sort((a, b) => a.number - b.number);
    const checkpoint = fields['checkpoint'] ?? null;
    const number = isRecord(checkpoint) ? checkpoint['number'] : null;
    this.kept = isRecord(checkpoint) && isNumber(number) ? { number, save: checkpoint['save'] } : null;
  }

  async append({ rows }: Append): Promise<Appended> {
    if (rows[0]?.number !== (await this.last()) + 1) return { ok: false, trouble: 'stale' };
    this.rows.push(...rows.map((row) => JSON.parse(JSON.stringify(row))));
    return { ok: true };
  }

  async read(_game: string, from: number): Promise<readonly Row[]> {
    return structuredClone(this.rows.filter(({ number }) => number >= from));
  }

  async claim(): Promise<void> {}

  async last(): Promise<number> {
    return this.rows.at(-1)?.number ?? -1;
  }

  async remove(): Promise<void> {
    this.rows = [];
  }

  async keepCheckpoint(): Promise<void> {}

  async checkpoint(): Promise<Checkpoint | null> {
    return this.kept;
  }
}
