/**
 * The border where rows of a journal come in: a store may have been damaged, so they are checked like files. Those that
 * say from where the game goes on hold what saves hold, and are migrated like these.
 */
import { z } from 'zod';
import { IdentityCache } from '../cache/identityCache.ts';
import { digestSchema } from './files.ts';
import type { Entry } from './journal.ts';
import { isObject, migrate, type OldFile } from './migrate.ts';
import type { Mode, ModeTypes } from './mode.ts';
import { lineageSchema } from './save.ts';

const count = z.int().min(1).max(1_000_000);
const rules = { digest: digestSchema, format: z.int().min(0).max(1000) };

function entrySchema<M extends ModeTypes>({ startSchema, stateSchema, inputsSchema }: Mode<M>) {
  return z.discriminatedUnion('entry', [
    z.strictObject({ entry: z.literal('began'), start: startSchema, ...rules }),
    z.strictObject({
      entry: z.literal('stands'),
      because: z.enum(['imported', 'carriedOver', 'repaired', 'reseeded']),
      from: digestSchema,
      lineage: lineageSchema,
      ...rules,
      start: startSchema.nullable(),
      checkpoint: stateSchema,
      answers: inputsSchema,
      inputs: inputsSchema,
    }),
    z.strictObject({ entry: z.literal('undone'), inputs: count }),
    z.strictObject({ entry: z.literal('redone'), inputs: count }),
  ]);
}

type OtherEntry<M extends ModeTypes> = Exclude<Entry<M>, { readonly entry: 'input' }>;

/** One schema per mode: making one costs more than using it. */
const schemas = new IdentityCache<object, z.ZodType>();

function schemaOf<M extends ModeTypes>(mode: Mode<M>): z.ZodType {
  const known = schemas.get(mode);
  if (known) return known;
  const made = entrySchema(mode);
  schemas.set(mode, made);
  return made;
}

const inputEntry = z.strictObject({ entry: z.literal('input'), input: z.unknown() });

/** The entry, or null if it is none of this mode. */
export function readEntry<M extends ModeTypes>(mode: Mode<M>, entry: unknown): Entry<M> | null {
  const given = inputEntry.safeParse(entry);
  if (given.success) {
    const inputs = mode.inputsSchema.safeParse([given.data.input]);
    return inputs.success ? { entry: 'input', input: inputs.data[0] } : null;
  }
  const parsed = schemaOf(mode).safeParse(inPresentFormat(mode, entry));
  // The border: what the schema of this mode lets through is an entry of this mode.
  return parsed.success ? (parsed.data as OtherEntry<M>) : null;
}

/** What was written in an older format as it would be written today; anything else as it is. */
function inPresentFormat<M extends ModeTypes>({ files }: Mode<M>, entry: unknown): unknown {
  if (!isObject(entry) || !('format' in entry) || entry['format'] === files.save.format) return entry;
  try {
    const migrated = migrate({ ...NOTHING_GIVEN, ...entry, zonecrawl: files.save.kind }, files.save);
    return migrated.ok ? withPlayOf(entry, migrated.file) : entry;
  } catch {
    // A damaged row may be anything, and a migration may have to play it.
    return entry;
  }
}

/** What a save holds and a beginning does not. */
const NOTHING_GIVEN: OldFile = { answers: [], inputs: [] };

/** Only what is played is a matter of formats; under which rules it was, and where it came from, the row says itself. */
function withPlayOf(old: OldFile, { format, start, checkpoint, answers, inputs }: OldFile): OldFile {
  const { entry, digest, because, from, lineage } = old;
  if (entry === 'began') return { entry, digest, format, start };
  return { entry, because, from, lineage, digest, format, start, checkpoint, answers, inputs };
}
