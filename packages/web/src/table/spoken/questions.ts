/** What is asked, to be listened to: who, where, what, and the answers with their numbers. */
import type { Decision, Option } from '@zonecrawl/engine/model';
import { t } from '../../text/index.ts';
import { actionWords } from '../../words/actions.ts';
import { decisionTitle } from '../../words/decisions.ts';
import { entitiesIn, entityIn } from '../../words/names.ts';
import { optionWords } from '../../words/options.ts';
import { spaceName } from '../../words/spaces.ts';
import type { Words } from '../../words/words.ts';
import { faceName, faceOf } from '../parts/faces.ts';
import { keptText } from '../parts/outcome.ts';

/** More answers than this are told only on request. */
const MANY = 9;
const NONE = 'none';

export function questionText(decision: Decision, words: Words): string {
  const { cast, board, view } = words;
  const stalker = entityIn(cast, decision.who);
  const figure = view.stalkers.find(({ id }) => id === decision.who);
  const space = figure?.space ?? null;
  if (decision.kind === 'nextTurn' && space !== null) {
    const pass = decision.options.some((option) => option.is === 'say') ? 'yes' : 'no';
    return t('spoken.turn', { stalker, space: spaceName(board, space), pass });
  }
  if (decision.kind === 'action' && space !== null) {
    const seenBy = view.figures[decision.who]?.seenBy ?? [];
    return t('spoken.action', {
      stalker,
      space: spaceName(board, space),
      enemies: seenBy.length === 0 ? NONE : entitiesIn(cast, seenBy),
      left: decision.about.amount ?? 0,
    });
  }
  if (decision.kind === 'reroll' && decision.pick !== undefined) {
    const { amount = 0 } = decision.about;
    const standing = keptText(decision, cast)?.text ?? t('spoken.successes', { amount });
    return t('spoken.reroll', { stalker, standing });
  }
  const { length } = decision.options;
  const options = length === 0 || length > MANY ? NONE : numbered(decision, words);
  return t('spoken.asked', { stalker, question: decisionTitle(decision, words), options });
}

/** Each answer with the number that chooses it. */
export const numbered = (decision: Decision, words: Words): readonly string[] =>
  decision.options.map((option, index) =>
    t('spoken.option', { number: index + 1, option: optionName(option, decision, words) }),
  );

/** What an option is called by itself. */
export function optionName(option: Option, decision: Decision, words: Words): string {
  if (option.is === 'action') return actionWords(option.action, option.card).title;
  if (option.is === 'die') {
    const face = faceOf(option);
    if (face !== undefined) return faceName(face);
  }
  return optionWords(option, decision, words).title;
}
