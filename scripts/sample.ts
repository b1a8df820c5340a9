// A few texts of a language picked at random, for anybody to judge: lines of the log and texts of cards.
import { box } from '../packages/content/src/box.ts';
import { cardIn, figuresIn } from '../packages/content/src/locales/figures.ts';
import { logSheet } from '../packages/content/src/locales/sheet.ts';
import type { Texts } from '../packages/content/src/locales/texts.ts';
import { compileAll } from '../packages/text/src/compile.ts';
import { formatOf } from '../packages/text/src/runtime.ts';

const LINES = 20;
const CARDS = 10;

/** The same texts for the same number. */
export function sampleOf(language: string, texts: Texts, seed: number): readonly string[] {
  const chance = chances(seed);
  const lines = [...logSheet(language, texts, box)].map(({ text }) => text);
  return [...picked(lines, LINES, chance), ...picked(cardTexts(language, texts), CARDS, chance)];
}

/** Every card with its name, and its numbers in its text. */
function cardTexts(language: string, texts: Texts): readonly string[] {
  const catalogue = compileAll(Object.fromEntries([...texts].map(([key, { text }]) => [key, text])));
  const format = formatOf((key) => catalogue[key], language);
  return [...texts.keys()].flatMap((key) => {
    const [, id] = /^card\.(.+)\.text$/.exec(key) ?? [];
    const card = id === undefined ? undefined : cardIn(box, id);
    if (card === undefined) return [];
    const words = format(key, figuresIn(card))?.replaceAll(/\[(\w+)(?:\|([^\]]*))?\]/g, (_, term, own) =>
      String(own ?? format(`term.${term}.name`)),
    );
    return [`${format(`card.${id}.name`)}: ${words?.replaceAll('\n', ' / ')}`];
  });
}

function picked<T>(all: readonly T[], most: number, chance: () => number): readonly T[] {
  const left = [...all];
  return Array.from({ length: Math.min(most, left.length) }, () =>
    left.splice(Math.floor(chance() * left.length), 1),
  ).flat();
}

/** Numbers from 0 to 1: those of Lehmer's generator. */
function chances(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
