/** Brings the book and its words in side by side, so that it opens once and complete. */

import { loadRules } from '../language/catalogue.ts';
import { language } from '../language/language.ts';

export async function bringRules() {
  const [book] = await Promise.all([import('../rulesbook/index.ts'), loadRules(language.value)]);
  return book;
}
