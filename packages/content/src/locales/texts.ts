/** Reads the texts of a language from its files. Files come in through a parameter. */

export interface Files {
  /** Paths from the root of the repository that match. */
  list(...patterns: string[]): readonly string[];
  read(path: string): string;
}

export interface Text {
  readonly text: string;
  readonly path: string;
}

/** Texts by key, each with its file. */
export type Texts = ReadonlyMap<string, Text>;

const LOCALES = 'packages/content/src/locales';

/** `problem` hears what is no text, and what is there twice. */
export function readTexts(files: Files, language: string, problem: (what: string) => void): Texts {
  const texts = new Map<string, Text>();
  for (const path of files.list(`${LOCALES}/${language}/**/*.json`)) {
    let entries: readonly (readonly [string, unknown])[];
    try {
      entries = Object.entries(JSON.parse(files.read(path)));
    } catch (error) {
      problem(`${path} is no JSON: ${error instanceof Error ? error.message : error}`);
      continue;
    }
    for (const [key, text] of entries) {
      if (typeof text !== 'string') problem(`${path}: ${key} is no text`);
      else if (texts.has(key)) problem(`${path}: ${key} is in ${texts.get(key)?.path}, too`);
      else texts.set(key, { text, path });
    }
  }
  return texts;
}
