/** What the client says in English, so that a test can find what it read. */
import { readFileSync } from 'node:fs';

export const texts = (file: string): Readonly<Record<string, unknown>> =>
  Object(
    JSON.parse(readFileSync(new URL(`../../content/src/locales/en/${file}.json`, import.meta.url), 'utf8')),
  );
