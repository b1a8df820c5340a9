/** The words of texts, for a spell checker. */
import { compile, type Message, MessageError } from '@zonecrawl/text/compile';
import type { Texts } from './texts.ts';

/** Every word of a language's texts, with the first key it is found in. */
export function wordsIn(texts: Texts): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [key, { text }] of texts) {
    // A gender is a mark, no word.
    if (key.endsWith('_gender')) continue;
    for (const part of literals(text)) {
      for (const word of wordsOf(part)) if (!words.has(word)) words.set(word, key);
    }
  }
  return words;
}

/** What a message says besides its placeholders; nothing if it cannot be read, which the check of the texts tells. */
function literals(text: string): readonly string[] {
  try {
    return partsOf(compile(text));
  } catch (error) {
    if (error instanceof MessageError) return [];
    throw error;
  }
}

function partsOf(message: Message): readonly string[] {
  if (typeof message === 'string') return [message];
  return message.flatMap((part) => {
    if (part === 0) return [];
    if (typeof part === 'string') return [part];
    // Cases hold messages of their own.
    const [, kind, cases] = part;
    return kind === 's' || kind === 'p' || kind === 'o' ? Object.values(cases).flatMap(partsOf) : [];
  });
}

/** Ids of terms, names in files, codes and abbreviations are no words. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\[\w+(?:\|([^\]]*))?\]/g, (_, words: string | undefined) => ` ${words ?? ''} `)
    .replaceAll('\u00AD', '')
    .replaceAll('’', "'")
    .match(/\p{L}+(?:'\p{L}+)*/gu)
    ?.filter((word) => word.length > 2 && !/\p{L}\p{Lu}/u.test(word)) ?? [];
