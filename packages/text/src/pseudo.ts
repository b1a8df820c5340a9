/** A language for tests, made of another: accents on every letter, half as long again, in brackets. */
import type { Cases, Catalogue, Message, Part } from './message.ts';

/** The code that BCP 47 keeps for it. */
export const PSEUDO = 'en-XA';

const plain = 'AaCcDdEeGgHhIiKkLlNnOoRrSsTtUuWwYyZz';
const accented = 'ÅåÇçĐđÉéĜĝĤĥÎîĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';
const letters = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));

/** Vowels are doubled until the text is half as long again. */
const vowels = /[aeiouy]/i;

export function pseudoText(text: string): string {
  let owed = 0;
  let words = '';
  // What stands in brackets before a bar is the id of a term, not text.
  for (const [piece] of text.matchAll(/\[[a-zA-Z]+(?=[\]|])|[\s\S]/g)) {
    if (piece.length > 1) {
      words += piece;
      continue;
    }
    const letter = letters.get(piece) ?? piece;
    words += letter;
    owed += 0.5;
    while (vowels.test(piece) && owed >= 1) {
      words += letter.toLowerCase();
      owed -= 1;
    }
  }
  return words;
}

const casesOf = (cases: Cases): Cases =>
  Object.fromEntries(Object.entries(cases).map(([name, message]) => [name, pseudoMessage(message)]));

function pseudoPart(part: Part): Part {
  if (part === 0) return part;
  if (typeof part === 'string') return pseudoText(part);
  switch (part[1]) {
    case 's':
      return [part[0], 's', casesOf(part[2])];
    case 'p':
    case 'o':
      return [part[0], part[1], casesOf(part[2]), part[3]];
    default:
      return part;
  }
}

const pseudoMessage = (message: Message): Message =>
  typeof message === 'string' ? pseudoText(message) : message.map(pseudoPart);

/** Texts that are no words: other code reads them. */
const isData = (key: string): boolean => /\.clauses$|_gender$/.test(key);

export const pseudoOf = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, message]) => [key, isData(key) ? message : pseudoMessage(message)]),
  );
