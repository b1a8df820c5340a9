/** Why something is so, in words: where damage comes from, what was compared and lost, why an Action is refused. */
import type { Alternative, Because, Fact, Modifier, Reason } from '@zonecrawl/engine/model';
import { type Name, nameOf, t, textOr, wordsOf } from '../text/index.ts';
import { cardIn, entityIn, entityName, plain } from './names.ts';
import { spaceName } from './spaces.ts';
import type { Words } from './words.ts';

/**
 * Where HP loss, damage or a reroll comes from: a word of its own, `card:<card>`, `attack:<line>`, `ability:<ability>`,
 * or a card's ability as `<card>:<ability>`. What an attack's own text changes (`attack:<line>:<what>`) has a word,
 * too.
 */
export function sourceIn(source: string): Name {
  const [kind = '', name] = source.split(':');
  if (name === undefined) {
    return nameOf(cardIn(source).name, [
      `source.${source}`,
      `card.${source}.name`,
      `ability.${source}.name`,
      `attack.${source}.name`,
      `term.${source}.name`,
    ]);
  }
  const word = `modifier.${source}`;
  switch (kind) {
    case 'card':
      return nameOf(cardIn(name).name, [word]);
    case 'attack':
      return nameOf(plain(name), [word, `attack.${name}.name`]);
    case 'ability':
      return nameOf(plain(name), [word, `ability.${name}.name`]);
    default:
      return nameOf(cardIn(kind).name, [word, `ability.${name}.name`, `ability.${kind}.${name}.name`]);
  }
}

export const sourceName = (source: string): string => wordsOf(sourceIn(source));

export const modifierText = ({ reason, by }: Modifier): string =>
  t('table.modifier', { by, source: sourceIn(reason) });

/** What was compared, as a question with its answer and the ones that lost. */
export interface Comparison {
  readonly question: string;
  readonly chosen: string;
  readonly lost: readonly string[];
}

export function becauseOf(fact: Fact): Because | undefined {
  return 'because' in fact ? fact.because : undefined;
}

export function reasonsOf(because: Because, words: Words): Comparison {
  return {
    question: t(`because.${because.question}`),
    chosen: candidateText(because.chosen, words),
    lost: because.lost.map((candidate) => candidateText(candidate, words)),
  };
}

function candidateText({ entity, space, spaces, corners, range, risky }: Alternative, words: Words): string {
  const what =
    entity === undefined
      ? space === undefined
        ? t('table.somewhere')
        : spaceName(words.board, space)
      : space === undefined
        ? entityName(words.cast, entity)
        : t('because.entityOn', {
            entity: entityIn(words.cast, entity),
            space: spaceName(words.board, space),
          });
  const measures = [
    spaces === undefined ? '' : t('because.spaces', { spaces }),
    corners === undefined ? '' : t('because.corners', { corners }),
    range === undefined ? '' : t('because.range', { range }),
    risky === true ? t('because.risky') : '',
  ].filter((words) => words !== '');
  return measures.length === 0 ? what : t('because.measured', { what, measures });
}

/** Why something is not offered. */
export const refusalText = ({ reason, figures }: Reason): string =>
  textOr(reason, [`reason.${reason}`, `ui.reason.${reason}`], figures);
