/** The border where rows of a journal come in: a store may have been damaged, so they are checked like files. */
import { z } from 'zod';
import { IdentityCache } from '../cache/identityCache.ts';
import { digestSchema } from './files.ts';
import type { Entry } from './journal.ts';
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
  const parsed = schemaOf(mode).safeParse(entry);
  // The border: what the schema of this mode lets through is an entry of this mode.
  return parsed.success ? (parsed.data as OtherEntry<M>) : null;
}
