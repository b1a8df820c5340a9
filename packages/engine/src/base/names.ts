/** What comes from outside and names something: cards, places, counters and Missions by name, figures by number. */
import { z } from 'zod';
import { errorText } from './problems.ts';

const LONGEST = 200;

/**
 * What every object answers to by itself (`constructor`, `__proto__`, `toString`) names nothing of ours, so that looking
 * a name up finds only what was put there.
 */
export const isName = (text: string): boolean => text.length <= LONGEST && !(text in Object.prototype);

export const name = z
  .string()
  .max(LONGEST)
  .refine((text) => isName(text), errorText('shape.name'));

export const names = z.array(name).max(1000);

/** The border where plain numbers become ids. Whether such a thing exists is looked up where it is known. */
export const idSchema = <Id extends number>(most: number): z.ZodType<Id> =>
  z.int().min(0).max(most) as unknown as z.ZodType<Id>;

/** Beyond what any game counts to, and far below where whole numbers end. */
const MOST_COUNTED = 1_000_000_000;

/** Counters by their names. Whole numbers: what is counted has no fractions. */
export const counters = z.record(name, z.int().min(-MOST_COUNTED).max(MOST_COUNTED));
