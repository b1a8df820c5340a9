/**
 * Files of older formats are migrated one format at a time, never guessed at. A migration takes the file as
 * that format had it and gives it as the next one has it; each is tested on files of its time. A mode brings its own.
 */
import {
  type Problem,
  type ProblemArguments,
  type ProblemKey,
  type ProblemParams,
  problemAt,
} from '../base/problems.ts';

/** A file of which only the header has been checked. */
export type OldFile = Readonly<Record<string, unknown>>;
export type Migration = (file: OldFile) => OldFile;

/** What a kind of file calls itself, the format this version reads and writes, and how older ones become it. */
export interface FileFormat {
  readonly kind: ProblemParams<'file.foreign'>['kind'];
  readonly format: number;
  /** `[n]` turns format n into n + 1. */
  readonly migrations: Readonly<Record<number, Migration>>;
}

export type Migrated =
  | { readonly ok: true; readonly file: OldFile }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const refused = <K extends ProblemKey>(where: string, key: K, ...params: ProblemArguments<K>): Migrated => ({
  ok: false,
  problems: [problemAt(where, key, ...params)],
});

export const isObject = (file: unknown): file is OldFile =>
  typeof file === 'object' && file !== null && !Array.isArray(file);

/** The file in the present format, or why it cannot be read: foreign, of another kind, too new, too old. */
export function migrate(file: unknown, { kind, format: newest, migrations }: FileFormat): Migrated {
  if (!isObject(file)) return refused('(top)', 'file.notObject', { kind });
  const { zonecrawl } = file;
  if (zonecrawl === undefined) return refused('zonecrawl', 'file.foreign', { kind });
  if (zonecrawl !== kind)
    return refused('zonecrawl', 'file.otherKind', { kind, is: JSON.stringify(zonecrawl) });
  const oldest = Math.min(newest, ...Object.keys(migrations).map(Number));
  let current = file;
  for (;;) {
    const { format } = current;
    if (typeof format !== 'number' || !Number.isInteger(format)) {
      return refused('format', 'file.noFormat', { newest });
    }
    if (format === newest) return { ok: true, file: current };
    if (format > newest) return refused('format', 'file.tooNew', { format, newest });
    const step = Object.hasOwn(migrations, format) ? migrations[format] : undefined;
    if (!step) return refused('format', 'file.tooOld', { format, oldest });
    const next = step(current);
    if (next['format'] !== format + 1)
      throw new Error(`the migration of format ${format} must give ${format + 1}`);
    current = next;
  }
}
