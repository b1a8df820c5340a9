/**
 * Files of older formats are brought up to date one format at a time, never guessed at. A migration takes the file as
 * that format had it and gives it as the next one has it; each is tested on files of its time.
 */
import type { FileProblem } from '../base/json.ts';

/** A file of ours before anything but its head is known. */
export type OldFile = Readonly<Record<string, unknown>>;
export type Migration = (file: OldFile) => OldFile;

export type FileKind = 'save' | 'record' | 'campaign' | 'campaignRecord';

/** The formats this version reads and writes. */
export const FORMATS: Readonly<Record<FileKind, number>> = {
  save: 1,
  record: 1,
  campaign: 1,
  campaignRecord: 1,
};

/** `[n]` turns format n into n + 1. The first formats are the present ones: there is nothing to migrate yet. */
const MIGRATIONS: Readonly<Record<FileKind, Readonly<Record<number, Migration>>>> = {
  save: {},
  record: {},
  campaign: {},
  campaignRecord: {},
};

export type Migrated =
  | { readonly ok: true; readonly file: OldFile }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

const refused = (where: string, what: string): Migrated => ({ ok: false, problems: [{ where, what }] });

const isObject = (file: unknown): file is OldFile =>
  typeof file === 'object' && file !== null && !Array.isArray(file);

/** The file in the present format, or why it cannot be read: foreign, of another kind, too new, too old. */
export function migrate(file: unknown, kind: FileKind, migrations = MIGRATIONS[kind]): Migrated {
  if (!isObject(file)) return refused('(top)', `this is no ${kind} of Zonecrawl: it is not even an object`);
  const { zonecrawl } = file;
  if (zonecrawl === undefined) return refused('zonecrawl', `this is no ${kind} of Zonecrawl`);
  if (zonecrawl !== kind)
    return refused('zonecrawl', `a ${kind} is expected, but this is ${JSON.stringify(zonecrawl)}`);
  const newest = FORMATS[kind];
  let current = file;
  for (;;) {
    const { format } = current;
    if (typeof format !== 'number' || !Number.isInteger(format)) {
      return refused('format', `the format is a number, at most ${newest}`);
    }
    if (format === newest) return { ok: true, file: current };
    const step = migrations[format];
    if (format > newest)
      return refused('format', `format ${format} is newer than this program, which reads ${newest}`);
    if (!step)
      return refused('format', `format ${format} is not known; the oldest that can be read is ${newest}`);
    const next = step(current);
    if (next['format'] !== format + 1)
      throw new Error(`the migration of format ${format} must give ${format + 1}`);
    current = next;
  }
}
