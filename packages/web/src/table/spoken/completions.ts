/** Whole lines that a typed beginning may become. */
import type { Decision } from '@zonecrawl/engine/model';
import { t } from '../../text/index.ts';
import { figuresOnMap } from '../../words/figures.ts';
import { entityIn, entityName } from '../../words/names.ts';
import { spaceName } from '../../words/spaces.ts';
import type { Words } from '../../words/words.ts';
import type { Around } from '../map/describe.ts';
import { type CommandId, commandIds, wordsOfCommand } from './grammar.ts';
import { optionName } from './questions.ts';

const MOST = 8;

export function completionsOf(
  line: string,
  decision: Decision | null,
  words: Words,
  around: Around,
): readonly string[] {
  const plain = (words: string): string => words.replaceAll('\u00A0', ' ').toLowerCase();
  const typed = plain(line.trimStart());
  if (typed === '') return [];
  const lines = [
    ...(decision?.options.map((option) => optionName(option, decision, words)) ?? []),
    ...commandIds.flatMap((id) =>
      wordsOfCommand(id).flatMap((said) => [
        said,
        ...objectsOf(id, words, around).map((one) => `${said} ${one}`),
      ]),
    ),
  ];
  const fitting = lines.filter((one) => plain(one).startsWith(typed) && plain(one) !== typed);
  // The short ones first: they are the beginnings of the others.
  return [...new Set(fitting)].toSorted((a, b) => a.length - b.length).slice(0, MOST);
}

function objectsOf(id: CommandId, words: Words, { reach }: Around): readonly string[] {
  const { view, cast, board } = words;
  const figures = (): readonly string[] => figuresOnMap(view).map((one) => entityName(cast, one));
  switch (id) {
    case 'go':
    case 'sneak':
      return reach.map(({ space }) => spaceName(board, space));
    case 'shoot':
      return view.enemies.flatMap(({ id: enemy, space }) =>
        space === null
          ? []
          : (['head', 'torso'] as const).map((part) =>
              t('command.target', { enemy: entityIn(cast, enemy), part: t(`term.${part}.name`) }),
            ),
      );
    case 'where':
    case 'look':
    case 'sees':
      return figures();
    case 'help':
      return commandIds.map((one) => wordsOfCommand(one)[0] ?? one);
    default:
      return [];
  }
}
