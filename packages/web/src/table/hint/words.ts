/** Reasons and lines of a hint as text. */
import type { AdvisedLine, Why } from '@zonecrawl/bots';
import type { Decision } from '@zonecrawl/engine/model';
import { t } from '../../text/index.ts';
import { amount, percent } from '../../words/numbers.ts';
import { type OptionWords, optionWords } from '../../words/options.ts';
import { spaceName } from '../../words/spaces.ts';
import type { Words } from '../../words/words.ts';

/** Figures that are probabilities; all others are counts or amounts. */
const CHANCES: ReadonlySet<string> = new Set(['kill', 'pinDown', 'miss']);

export function reasonText({ reason, figures }: Why): string {
  const params = Object.entries(figures).map(([name, value]) => [name, figureText(name, value)]);
  return t(`hint.reason.${reason}`, Object.fromEntries(params));
}

function figureText(name: string, value: number): string | number {
  if (CHANCES.has(name)) return percent(value);
  return Number.isInteger(value) ? value : amount(value);
}

/** Infinite figures are not shown. */
export const isSayable = ({ figures }: Why): boolean => Object.values(figures).every(Number.isFinite);

/** The first thing that is done by it, with what follows as small print. */
export function lineWords(line: AdvisedLine, decision: Decision, words: Words): OptionWords {
  const { answer, options, path } = line;
  const [first, ...others] = options.map((option) => optionWords(option, decision, words));
  if (first === undefined) return { title: t('decision.say.keep'), icon: 'check' };
  // Several at once, such as dice.
  if (typeof answer !== 'number') return { title: [first, ...others].map(({ title }) => title).join(', ') };
  const end = path.at(-1);
  // A path is named by its last space.
  const follows =
    end === undefined
      ? others.map(({ title }) => title).join(' · ')
      : t('hint.goesTo', { space: spaceName(words.board, end), steps: path.length });
  const detail = [follows, end === undefined ? first.detail : undefined].find(
    (part) => part !== undefined && part !== '',
  );
  return { ...first, detail: detail ?? '' };
}
