/** Loads the rules page and its texts in parallel, so that it opens complete. */

import { loadRules } from '../language/catalogue.ts';

export async function bringRules() {
  const [book] = await Promise.all([import('../rulesbook/index.ts'), loadRules()]);
  return book;
}
