/**
 * Files of older formats are brought up to date one format at a time, never guessed at. A migration takes the file as
 * that format had it and gives it as the next one has it; each is tested on files of its time. A mode brings its own.
 */
import type { FileProblem } from '../base/json.ts';

/** A file of ours before anything but its head is known. */
export type OldFile = Readonly<Record<string, unknown>>;
export type Migration = (file: OldFile) => OldFile;

/** What a kind of file calls itself, the format this version reads and writes, and how older ones become it. */
export interface FileFormat {
  readonly kind: string;
  readonly format: number;
  /** `[n]` turns format n into n + 1. */
  readonly migrations: Readonly<Record<number, Migration>>;
}

export type Migrated =
  | { readonly ok: true; readonly file: OldFile }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

const refused = (where: string, what: string): Migrated => ({ ok: false, problems: [{ where, what }] });

export const isObject = (file: unknown): file is OldFile =>
  typeof file === 'object' && file !== null && !Array.isArray(file);

/** The file in the present format, or why it cannot be read: foreign, of another kind, too new, too old. */
export function migrate(file: unknown, { kind, format: newest, migrations }: FileFormat): Migrated {
  if (!isObject(file)) return refused('(top)', `this is no ${kind} of Zonecrawl: it is not even an object`);
  const { zonecrawl } = file;
  if (zonecrawl === undefined) return refused('zonecrawl', `this is no ${kind} of Zonecrawl`);
  if (zonecrawl !== kind)
    return refused('zonecrawl', `a ${kind} is expected, but this is ${JSON.stringify(zonecrawl)}`);
  const oldest = Math.min(newest, ...Object.keys(migrations).map(Number));
  let current = file;
  for (;;) {
    const { format } = current;
    if (typeof format !== 'number' || !Number.isInteger(format)) {
      return refused('format', `the format is a number, at most ${newest}`);
    }
    if (format === newest) return { ok: true, file: current };
    if (format > newest)
      return refused('format', `format ${format} is newer than this program, which reads ${newest}`);
    const step = Object.hasOwn(migrations, format) ? migrations[format] : undefined;
    if (!step)
      return refused('format', `format ${format} is not known; the oldest that can be read is ${oldest}`);
    const next = step(current);
    if (next['format'] !== format + 1)
      throw new Error(`the migration of format ${format} must give ${format + 1}`);
    current = next;
  }
}
