/** Sources that put texts together or write numbers themselves: a sentence is one message, and a list is a parameter of it. */
import type { Files } from './texts.ts';

const signs: readonly (readonly [sign: RegExp, what: string])[] = [
  [
    /\$\{(?:t|textOf|textOr|wordsOf|\w+(?:Name|Text|Words))\(/,
    'puts a text into a text: make it one message',
  ],
  [/\.join\('(?:, | · |; | and )'\)/, 'joins texts: give the list to a message, or to wordsOf or notesOf'],
  [
    /\bnew Intl\.(?!DisplayNames)|\.toLocale(?:Date|Time)?String\(|\.toFixed\(/,
    'formats by itself: give the number or date to a message, or to wordsOf',
  ],
];

/** `web/text` is where texts are formatted; the gallery is no part of the game. */
const isFree = (path: string): boolean => /\/src\/(?:text|gallery)\/|\.test\.tsx?$/.test(path);

export function gluedTexts(files: Files): readonly string[] {
  return files
    .list('packages/web/src/**/*.{ts,tsx}')
    .filter((path) => !isFree(path))
    .flatMap((path) =>
      files
        .read(path)
        .split('\n')
        .flatMap((line, index) =>
          signs.flatMap(([sign, what]) => (sign.test(line) ? [`${path}:${index + 1} ${what}`] : [])),
        ),
    );
}
