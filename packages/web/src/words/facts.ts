/** A fact as a sentence: its text is `fact.<name>`, with everything the fact names as words. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { BoardPicture } from '@zonecrawl/engine/host';
import type { Because, Candidate, EntityId, Fact, Modifier, OverlayId } from '@zonecrawl/engine/model';
import type { View } from '@zonecrawl/engine/view';
import { messagesNow, type Params, t, textOr } from '../text/index.ts';
import { abilityName, effectName } from './actions.ts';
import {
  anomalyName,
  type Cast,
  cardName,
  directionName,
  entityName,
  entityNames,
  missionName,
  onTable,
  plain,
  sideName,
  spaceName,
} from './names.ts';

/** What names need to be found. */
export interface Words {
  readonly cast: Cast;
  readonly view: View;
  readonly board: BoardPicture;
}

interface Said {
  readonly cast: Cast;
  readonly board: BoardPicture;
  readonly speaking: unknown;
  readonly text: string;
}
const said = new WeakMap<Fact, Said>();

/** Said once; said anew only when names or the language have changed. */
export function factText(fact: Fact, words: Words): string {
  const { cast, board } = words;
  const speaking = messagesNow();
  const known = said.get(fact);
  if (known?.cast === cast && known.board === board && known.speaking === speaking) return known.text;
  const text = t(`fact.${fact.fact}`, paramsOf(fact, words));
  said.set(fact, { cast, board, speaking, text });
  return text;
}

/** Facts that say nothing a player wants to read: they move things on the table. */
const SILENT: ReadonlySet<Fact['fact']> = new Set([
  'turnTokenSlid',
  'markerRemoved',
  'turnTokensReset',
  'mapChanged',
  'symbolCovered',
]);

/** What a Mission counts is told if it has a name there; the rest is the Mission's own business. */
const counterName = (counter: string): string =>
  textOr('', [`mission.${onTable.value?.id}.counter.${counter}`]);

export const isSilent = (fact: Fact): boolean =>
  fact.fact === 'counterChanged' ? counterName(fact.counter) === '' : SILENT.has(fact.fact);

const ENTITIES = new Set(['stalker', 'enemy', 'entity', 'target', 'who', 'found', 'holder', 'seenBy']);
const SPACES = new Set(['space', 'goal', 'meant']);

function paramsOf(fact: Fact, words: Words): Params {
  // What a fact may leave out is told apart by its text.
  const params: Record<string, string | number> = { meant: 'none', seenBy: 'none' };
  for (const [name, value] of Object.entries(fact)) {
    const word = wordFor(fact, name, value, words);
    if (word !== undefined) params[name] = word;
  }
  return params;
}

/** Numbers in a fact are ids of many kinds; its field says which. */
function wordFor(fact: Fact, name: string, value: unknown, words: Words): string | number | undefined {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return listWord(fact, name, words);
  if (typeof value === 'string') return stringWord(fact, name, value);
  if (typeof value !== 'number') return undefined;
  // The field's name says what kind of id the number is.
  if (ENTITIES.has(name)) return entityName(words.cast, value as EntityId);
  if (SPACES.has(name)) return spaceName(words.board, value as SpaceId);
  if (name === 'overlay') return anomalyName(words.view, value as OverlayId);
  if (name === 'token') return value + 1;
  if (name === 'from' || name === 'to') return endWord(fact, value, words);
  return value;
}

function endWord(fact: Fact, value: number, words: Words): string {
  switch (fact.fact) {
    case 'leadPassed':
    case 'cardGiven':
      return entityName(words.cast, value as EntityId);
    case 'turned':
      return directionName(value as 0 | 1 | 2 | 3);
    default:
      return spaceName(words.board, value as SpaceId);
  }
}

function stringWord(fact: Fact, name: string, value: string): string {
  switch (name) {
    case 'card':
      if (value === '') return t('table.hiddenCard');
      return 'face' in fact ? sideName(value, fact.face) : cardName(value);
    case 'attack':
      return textOr(plain(value), [`attack.${value}.name`]);
    case 'action':
      return abilityName(value, 'card' in fact ? fact.card : null);
    case 'ability':
    case 'special':
      return textOr(plain(value), [`ability.${value}.name`]);
    case 'effect':
      return effectName(value);
    case 'source':
      return sourceName(value);
    case 'token':
      return textOr(plain(value), [`token.${value}.name`]);
    case 'counter':
      return counterName(value);
    case 'component':
      return textOr(plain(value), [`term.${value}.name`]);
    case 'finding':
      return textOr(plain(value), [`finding.${value}.name`, `token.${value}.name`]);
    case 'mission':
      return missionName(value);
    case 'trigger':
      return textOr('none', ['card' in fact ? `environment.${fact.card}.trigger.${value}` : value]);
    case 'choice':
      return choiceName('card' in fact ? fact.card : null, value);
    case 'text':
      return textOr(plain(value), [value]);
    default:
      return value;
  }
}

export const choiceName = (card: string | null, choice: string): string =>
  textOr(plain(choice), [
    ...['environment', 'event', 'card', 'companion'].map((theme) => `${theme}.${card}.choice.${choice}`),
    `mission.${onTable.value?.id}.choice.${choice}`,
    `choice.${choice}`,
    `decision.say.${choice}`,
    `card.${choice}.name`,
  ]);

/**
 * Where HP loss, damage or a reroll comes from: a word of its own, `card:<card>`, `attack:<line>`, `ability:<ability>`,
 * or a card's ability as `<card>:<ability>`. What an attack's own text changes (`attack:<line>:<what>`) has a word, too.
 */
export function sourceName(source: string): string {
  const [kind = '', name] = source.split(':');
  if (name === undefined) {
    return textOr(plain(source), [
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
      return textOr(cardName(name), [word]);
    case 'attack':
      return textOr(plain(name), [word, `attack.${name}.name`]);
    case 'ability':
      return textOr(plain(name), [word, `ability.${name}.name`]);
    default:
      return textOr(cardName(kind), [word, `ability.${name}.name`, `ability.${kind}.${name}.name`]);
  }
}

function listWord(fact: Fact, name: string, words: Words): string | number | undefined {
  if (fact.fact === 'activationStep' && name === 'enemies') {
    return fact.enemies.length === 0 ? 'none' : entityNames(words.cast, fact.enemies);
  }
  if (fact.fact === 'diceRolled' && name === 'dice') return fact.dice.length;
  if (fact.fact === 'diceRerolled' && name === 'rerolled') return fact.rerolled.length;
  return undefined;
}

export const modifierText = ({ reason, by }: Modifier): string =>
  t('table.modifier', { by: by > 0 ? `+${by}` : `${by}`.replace('-', '−'), reason: sourceName(reason) });

/** What was compared, as a question with its answer and the ones that lost. */
export interface Reasons {
  readonly question: string;
  readonly chosen: string;
  readonly lost: readonly string[];
}

export function becauseOf(fact: Fact): Because | undefined {
  return 'because' in fact ? fact.because : undefined;
}

export function reasonsOf(because: Because, words: Words): Reasons {
  return {
    question: textOr(plain(because.question), [`because.${because.question}`]),
    chosen: candidateText(because.chosen, words),
    lost: because.lost.map((candidate) => candidateText(candidate, words)),
  };
}

function candidateText({ entity, space, spaces, corners, range }: Candidate, words: Words): string {
  const what =
    entity === undefined
      ? space === undefined
        ? t('table.somewhere')
        : spaceName(words.board, space)
      : space === undefined
        ? entityName(words.cast, entity)
        : t('because.entityOn', {
            entity: entityName(words.cast, entity),
            space: spaceName(words.board, space),
          });
  const measures = [
    spaces === undefined ? '' : t('because.spaces', { spaces }),
    corners === undefined ? '' : t('because.corners', { corners }),
    range === undefined ? '' : t('because.range', { range }),
  ].filter((words) => words !== '');
  return measures.length === 0 ? what : t('because.measured', { what, measures: measures.join(', ') });
}
