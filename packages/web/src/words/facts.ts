/** A fact as a sentence: its message is `fact.<name>`, with the names of everything in it as arguments. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { BoardPicture } from '@zonecrawl/engine/host';
import type { EntityId, Fact, OverlayId } from '@zonecrawl/engine/model';
import { messagesNow, type Params, t, textOr } from '../text/index.ts';
import { abilityName, effectName } from './actions.ts';
import {
  anomalyName,
  type Cast,
  cardName,
  entityName,
  entityNames,
  findingName,
  missionName,
  onTable,
  plain,
  sideName,
  tokenName,
} from './names.ts';
import { sourceName } from './reasons.ts';
import { directionName, spaceName } from './spaces.ts';
import type { Words } from './words.ts';

interface Said {
  readonly cast: Cast;
  readonly board: BoardPicture;
  readonly speaking: unknown;
  readonly text: string;
}
const said = new WeakMap<Fact, Said>();

/** Cached until names or the language change. */
export function factText(fact: Fact, words: Words): string {
  const { cast, board } = words;
  const speaking = messagesNow();
  const known = said.get(fact);
  if (known?.cast === cast && known.board === board && known.speaking === speaking) return known.text;
  const text = t(`fact.${fact.fact}`, paramsOf(fact, words));
  said.set(fact, { cast, board, speaking, text });
  return text;
}

/** Facts that are not in the log: they only move things on the table. */
const SILENT: ReadonlySet<Fact['fact']> = new Set([
  'turnTokenSlid',
  'markerRemoved',
  'turnTokensReset',
  'mapChanged',
  'symbolCovered',
  'activationEnded',
]);

/** A counter of a Mission is shown only if the Mission has a text for it. */
const counterName = (counter: string): string =>
  textOr('', [`mission.${onTable.value?.id}.counter.${counter}`]);

export const isSilent = (fact: Fact): boolean =>
  fact.fact === 'counterChanged' ? counterName(fact.counter) === '' : SILENT.has(fact.fact);

const ENTITIES = new Set(['stalker', 'enemy', 'entity', 'target', 'who', 'found', 'holder', 'seenBy']);
const SPACES = new Set(['space', 'goal', 'meant']);

function paramsOf(fact: Fact, words: Words): Params {
  // Optional fields: the message selects by 'none'.
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
      return tokenName(value);
    case 'counter':
      return counterName(value);
    case 'component':
      return textOr(plain(value), [`term.${value}.name`]);
    case 'finding':
      return findingName(value);
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

function listWord(fact: Fact, name: string, words: Words): string | number | undefined {
  if (fact.fact === 'activationStep' && name === 'enemies') {
    return fact.enemies.length === 0 ? 'none' : entityNames(words.cast, fact.enemies);
  }
  if (fact.fact === 'diceRolled' && name === 'dice') return fact.dice.length;
  if (fact.fact === 'diceRerolled' && name === 'rerolled') return fact.rerolled.length;
  return undefined;
}
