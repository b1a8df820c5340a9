/**
 * Files of older formats are brought up to date one format at a time, never guessed at. A migration takes the file as
 * that format had it and gives it as the next one has it; each is tested on files of its time.
 */
import type { FileProblem } from '../base/json.ts';
import { oldSeed } from '../base/seed.ts';

/** A file of ours before anything but its head is known. */
export type OldFile = Readonly<Record<string, unknown>>;
export type Migration = (file: OldFile) => OldFile;

export type FileKind = 'save' | 'record' | 'campaign' | 'campaignRecord';

/** The formats this version reads and writes. */
export const FORMATS = {
  save: 2,
  record: 2,
  campaign: 2,
  campaignRecord: 2,
} as const satisfies Readonly<Record<FileKind, number>>;

/** `[n]` turns format n into n + 1. */
const MIGRATIONS: Readonly<Record<FileKind, Readonly<Record<number, Migration>>>> = {
  save: { 1: tagSeedOfStart },
  record: { 1: tagSeedOfStart },
  // Its state kept the seed with a tag from the first day.
  campaign: { 1: (file) => ({ ...file, format: 2 }) },
  campaignRecord: { 1: ({ seed, ...file }) => ({ ...file, format: 2, seed: tagged(seed) }) },
};

/** What is no text will be refused by whoever reads the file. */
const tagged = (seed: unknown): unknown => (typeof seed === 'string' ? oldSeed(seed) : seed);

/** In format 1 there was one generator, and how a game began said no tag. A position without a seed had one, too. */
function tagSeedOfStart({ start, ...file }: OldFile): OldFile {
  const next = { ...file, format: 2 };
  if (!isObject(start)) return { ...next, start };
  const { setup, position } = start;
  if (isObject(setup))
    return { ...next, start: { ...start, setup: { ...setup, seed: tagged(setup['seed']) } } };
  if (!isObject(position)) return { ...next, start };
  const { seed = 'position' } = position;
  return { ...next, start: { ...start, position: { ...position, seed: tagged(seed) } } };
}

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
  const oldest = Math.min(newest, ...Object.keys(migrations).map(Number));
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
      return refused('format', `format ${format} is not known; the oldest that can be read is ${oldest}`);
    const next = step(current);
    if (next['format'] !== format + 1)
      throw new Error(`the migration of format ${format} must give ${format + 1}`);
    current = next;
  }
}
