/** Names that come from outside: of cards, places, counters, Missions. */
import { z } from 'zod';

const LONGEST = 200;

/**
 * What every object answers to by itself (`constructor`, `__proto__`, `toString`) names nothing of ours, so that looking
 * a name up finds only what was put there.
 */
export const isName = (text: string): boolean => text.length <= LONGEST && !(text in Object.prototype);

export const name = z
  .string()
  .max(LONGEST)
  .refine((text) => isName(text), 'this cannot be a name');

export const names = z.array(name).max(1000);

/** Beyond what any game counts to, and far below where whole numbers end. */
const MOST_COUNTED = 1_000_000_000;

/** Counters by their names. Whole numbers: what is counted has no fractions. */
export const counters = z.record(name, z.int().min(-MOST_COUNTED).max(MOST_COUNTED));
