/** A fact as a sentence: its message is `fact.<name>`, with the names of everything in it as arguments. */

import { type FieldKind, type FieldTypes, factFields } from '@zonecrawl/content/locales';
import { IdentityCache } from '@zonecrawl/engine/cache';
import type { BoardPicture } from '@zonecrawl/engine/host';
import type { CardId, Fact } from '@zonecrawl/engine/model';
import { textId } from '@zonecrawl/engine/survival';
import { figuresOf } from '../game/cards.ts';
import { messagesNow, nameOf, type Params, textOf, textOr, type Value } from '../text/index.ts';
import { actionIn, effectIn } from './actions.ts';
import {
  anomalyIn,
  type Cast,
  cardIn,
  entitiesIn,
  entityIn,
  findingIn,
  missionIn,
  onTable,
  plain,
  tokenIn,
} from './names.ts';
import { sourceIn } from './reasons.ts';
import { directionIn, spaceName } from './spaces.ts';
import type { Words } from './words.ts';

interface Said {
  readonly cast: Cast;
  readonly board: BoardPicture;
  readonly speaking: unknown;
  readonly text: string;
}
const said = new IdentityCache<Fact, Said>();

/** Cached until names or the language change. */
export function factText(fact: Fact, words: Words): string {
  const { cast, board } = words;
  const speaking = messagesNow();
  const known = said.get(fact);
  if (known?.cast === cast && known.board === board && known.speaking === speaking) return known.text;
  const text = textOf(`fact.${fact.fact}`, paramsOf(fact, words));
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
  textOr('', [`mission.${textId(onTable.value?.id ?? '')}.counter.${counter}`]);

export const isSilent = (fact: Fact): boolean =>
  fact.fact === 'counterChanged' ? counterName(fact.counter) === '' : SILENT.has(fact.fact);

/** Messages select by it where a field has no value. */
const NONE = 'none';

function paramsOf(fact: Fact, words: Words): Params {
  const kinds: Readonly<Record<string, FieldKind>> = factFields[fact.fact];
  const values: Readonly<Record<string, unknown>> = { ...fact };
  return Object.fromEntries(
    Object.entries(kinds)
      .filter(([, kind]) => kind !== 'unsaid')
      .map(([field, kind]) => {
        const value = values[field];
        return [field, value === null || value === undefined ? NONE : formatters[kind](value, fact, words)];
      }),
  );
}

type Formatter<V> = (value: V, fact: Fact, words: Words) => Value;

const card: Formatter<CardId> = (value, fact) => ('face' in fact ? cardIn(value, fact.face) : cardIn(value));
const cardOf = (fact: Fact): CardId | null => ('card' in fact ? fact.card : null);
const same = <V extends Value>(value: V): Value => value;

/** How each kind of field is said. */
const typed: { readonly [K in FieldKind]: Formatter<FieldTypes[K]> } = {
  stalker: (id, _, { cast }) => entityIn(cast, id),
  enemy: (id, _, { cast }) => entityIn(cast, id),
  enemies: (ids, _, { cast }) => (ids.length === 0 ? NONE : entitiesIn(cast, ids)),
  entity: (id, _, { cast }) => entityIn(cast, id),
  anomalyOn: (overlay, _, { view }) => anomalyIn(view, overlay),
  space: (space, _, { board }) => spaceName(board, space),
  direction: (direction) => directionIn(direction),
  card,
  event: card,
  activation: card,
  control: card,
  equipment: card,
  anomaly: card,
  environment: card,
  // The Knife is an Action of the rules.
  attack: (attack) => nameOf(plain(attack), [`attack.${attack}.name`, `action.${attack}.name`]),
  ability: (ability, fact) => actionIn(ability, cardOf(fact)),
  action: (action, fact) => actionIn(action, cardOf(fact)),
  effect: effectIn,
  source: sourceIn,
  token: tokenIn,
  finding: findingIn,
  mission: missionIn,
  component: (component) =>
    nameOf(plain(component), [`term.${component}.name`, `card.${component}.name`, `token.${component}.name`]),
  choice: (choice, fact) => choiceName(cardOf(fact), choice),
  counter: counterName,
  trigger: (trigger, fact) => textOr(NONE, [`environment.${cardOf(fact)}.trigger.${trigger}`]),
  text: (text) => textOr(plain(text), [text]),
  case: same,
  yesNo: (value) => (value ? 'yes' : 'no'),
  number: same,
  turnToken: (token) => token + 1,
  howMany: (list) => list.length,
  unsaid: () => NONE,
};

/** The table of fields is typed by the facts, so that each formatter gets what it takes. */
const formatters = typed as Readonly<Record<FieldKind, Formatter<unknown>>>;

export const choiceName = (card: string | null, choice: string): string =>
  textOr(
    plain(choice),
    [
      ...['environment', 'event', 'card', 'companion'].map((theme) => `${theme}.${card}.choice.${choice}`),
      `mission.${textId(onTable.value?.id ?? '')}.choice.${choice}`,
      `choice.${choice}`,
      `card.${choice}.name`,
    ],
    card === null ? {} : figuresOf(card),
  );
