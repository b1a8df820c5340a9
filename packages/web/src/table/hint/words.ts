/** Reasons and lines of a hint as text. */
import type { AdvisedLine, Why } from '@zonecrawl/bots';
import { type FigureKind, hintReasons } from '@zonecrawl/content/locales';
import type { Decision } from '@zonecrawl/engine/model';
import { areTokensAlike } from '../../game/sure.ts';
import { notesOf, t, textOf, wordsOf } from '../../text/index.ts';
import { amount, percent } from '../../words/numbers.ts';
import { type OptionWords, optionWords } from '../../words/options.ts';
import { spaceName } from '../../words/spaces.ts';
import { tokenText } from '../../words/turns.ts';
import type { Words } from '../../words/words.ts';

export function reasonText({ reason, figures }: Why): string {
  const kinds: Readonly<Record<string, FigureKind>> = hintReasons[reason];
  const params = Object.entries(figures).map(([name, value]) => [name, figureText(kinds[name], value)]);
  return textOf(`hint.reason.${reason}`, Object.fromEntries(params));
}

function figureText(kind: FigureKind | undefined, value: number): string | number {
  switch (kind) {
    case 'chance':
      return percent(value);
    case 'amount':
      return amount(value);
    case 'count':
    case undefined:
      return value;
  }
}

/** Infinite figures are not shown. */
export const isSayable = ({ figures }: Why): boolean => Object.values(figures).every(Number.isFinite);

/** What is worth saying: of two Turn tokens that lie alike only the one that comes first. */
export function toldLines(
  lines: readonly AdvisedLine[],
  decision: Decision,
  { view }: Words,
): readonly AdvisedLine[] {
  if (decision.kind !== 'nextTurn' || !areTokensAlike(decision, view)) return lines;
  const isTurn = ({ options }: AdvisedLine): boolean => options[0]?.is === 'turn';
  const begins = lines.find(isTurn);
  return lines.filter((line) => line === begins || !isTurn(line));
}

/** The first thing that is done by it, with what follows as small print. */
export function lineWords(line: AdvisedLine, decision: Decision, words: Words): OptionWords {
  const { answer, options, path } = line;
  const [first, ...others] = options.map((option) => optionWords(option, decision, words));
  if (first === undefined) return { title: t('decision.say.keep'), icon: 'check' };
  const [option] = options;
  if (option?.is === 'turn' && decision.kind === 'nextTurn')
    return {
      ...first,
      title: t('hint.beginTurn'),
      detail: notesOf([
        areTokensAlike(decision, words.view) ? '' : first.title,
        tokenText(option.token, decision, words.view),
      ]),
    };
  // Several at once, such as dice.
  if (typeof answer !== 'number') return { title: wordsOf([first, ...others].map(({ title }) => title)) };
  const end = path.at(-1);
  // A path is named by its last space.
  const follows =
    end === undefined
      ? notesOf(others.map(({ title }) => title))
      : t('hint.goesTo', { space: spaceName(words.board, end), steps: path.length });
  const detail = [follows, end === undefined ? first.detail : undefined].find(
    (part) => part !== undefined && part !== '',
  );
  return { ...first, detail: detail ?? '' };
}
