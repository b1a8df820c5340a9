/** The texts of a language and the box, for tests of what is said. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { box as wholeBox } from '@zonecrawl/content';
import { compileAll } from '@zonecrawl/text/compile';
import { box } from '../src/game/cards.ts';
import { messagesOf, setMessages } from '../src/text/index.ts';

const locales = join(import.meta.dirname, '../../content/src/locales');

export const speakEnglish = (): void => speak('en');

export function speak(language: string): void {
  const folder = join(locales, language);
  const texts: Record<string, string> = {};
  for (const file of globSync('**/*.json', { cwd: folder }))
    Object.assign(texts, JSON.parse(readFileSync(join(folder, file), 'utf8')));
  setMessages(messagesOf(compileAll(texts), language));
  box.value = wholeBox;
}
