/** Links to terms in texts: `[attention]` shows the name of a term, `[attention|tokens]` other words for it. */

export interface TermLink {
  readonly term: string;
  /** The words that are shown instead of its name. */
  readonly words?: string;
}

export const termsIn = (text: string): readonly TermLink[] =>
  [...text.matchAll(/\[([a-zA-Z]+)(?:\|([^\]]*))?\]/g)].map(([, term = '', words]) => ({
    term,
    ...(words === undefined ? {} : { words }),
  }));

const stemsOf = (words: string): readonly string[] =>
  words
    .toLocaleLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** Whether words are a form of a term's name: some word of one begins as some word of the other does, or has it in it. */
export function isFormOf(words: string, name: string): boolean {
  const isLike = (one: string, other: string): boolean => {
    const letters = Math.max(2, Math.min(3, one.length - 1, other.length - 1));
    if (one.slice(0, letters) === other.slice(0, letters)) return true;
    // A compound: Artefaktbehälter.
    return other.length > 3 && one.includes(other);
  };
  return stemsOf(words).some((word) => stemsOf(name).some((other) => isLike(word, other)));
}
