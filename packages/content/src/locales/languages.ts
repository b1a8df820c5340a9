/** The languages of the game. This is the one place that says which of them are there. */
export interface Language {
  /** As its folder is called, and as BCP 47 has it. */
  readonly code: string;
  /** Some of its texts are missing: the build fills them in from English, and the client says so. */
  readonly unfinished?: true;
}

/** Texts are written in it first. */
export const FIRST = 'en';

export const languages: readonly Language[] = [
  { code: FIRST },
  { code: 'de' },
  { code: 'pl' },
  { code: 'cs' },
  { code: 'it' },
];
