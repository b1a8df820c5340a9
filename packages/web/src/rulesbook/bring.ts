/** Brings the book and its words in side by side, so that it opens once and complete. */
import { language } from '../settings/language.ts';
import { loadRules } from '../text/catalogue.ts';

export async function bringRules() {
  const [book] = await Promise.all([import('./index.ts'), loadRules(language.value)]);
  return book;
}
