/**
 * Gives all cards of a kind the same fields in the same order, with `undefined` for what a card does not have. They
 * mean the same as before, but all have the same hidden class, so that reading their fields is fast (monomorphic).
 */
import type { Abilities, CardAction } from './abilities.ts';
import type { Box, Deck } from './box.ts';

type Fields = Readonly<Record<string, undefined>>;

function fieldsOf(objects: readonly object[]): Fields {
  const fields: Record<string, undefined> = {};
  for (const object of objects) for (const key of Object.keys(object)) fields[key] = undefined;
  return fields;
}

const shapedAs = <T extends object>(fields: Fields, object: T): T => Object.assign({ ...fields }, object);

const allShaped = <T extends object>(objects: readonly T[]): T[] => {
  const fields = fieldsOf(objects);
  return objects.map((object) => shapedAs(fields, object));
};

/** The fields of an Action, wherever it comes from. */
const ACTION: Fields & Readonly<Record<keyof CardAction, undefined>> = {
  id: undefined,
  cost: undefined,
  costNow: undefined,
  oncePerTurn: undefined,
  discard: undefined,
  move: undefined,
  throws: undefined,
  refusal: undefined,
  perform: undefined,
};

export const shapedAction = (action: CardAction): CardAction => shapedAs(ACTION, action);

interface Able {
  readonly id: string;
  readonly abilities?: Abilities;
}

/** A box whose cards of a kind share one shape. */
export function shaped(box: Box): Box {
  const able: readonly Able[] = [
    ...Object.values(box.stalkers),
    ...Object.values(box.weapons),
    ...Object.values(box.armors),
    ...Object.values(box.attachments),
    ...Object.values(box.artifacts),
    ...Object.values(box.items),
    ...Object.values(box.companions),
  ];
  const abilities = able.flatMap((card) => (card.abilities ? [card.abilities] : []));
  const hooks = fieldsOf(abilities);
  const withHooks = (each: Abilities): Abilities =>
    shapedAs(hooks, each.actions ? { ...each, actions: each.actions.map(shapedAction) } : each);
  const deck = <C extends { readonly id: string }>(cards: Deck<C>): Deck<C> =>
    byId(allShaped(Object.values(cards)));
  const ableDeck = <C extends Able>(cards: Deck<C>): Deck<C> => {
    const made = Object.values(cards).map((card) =>
      card.abilities ? { ...card, abilities: withHooks(card.abilities) } : card,
    );
    return byId(allShaped(made));
  };
  const enemyFields = fieldsOf(Object.values(box.enemies).map((card) => card.attack));
  const enemyAbilities = fieldsOf(Object.values(box.enemies).flatMap((card) => card.abilities ?? []));
  const enemies = Object.values(box.enemies).map((card) => ({
    ...card,
    attack: shapedAs(enemyFields, card.attack),
    ...(card.abilities && { abilities: shapedAs(enemyAbilities, card.abilities) }),
  }));
  const lines = fieldsOf(Object.values(box.weapons).flatMap((card) => card.attacks));
  const weapons = Object.values(box.weapons).map((card) => ({
    ...card,
    attacks: card.attacks.map((line) => shapedAs(lines, line)),
  }));
  return {
    ...box,
    stalkers: ableDeck(box.stalkers),
    weapons: ableDeck(byId(weapons)),
    armors: ableDeck(box.armors),
    attachments: ableDeck(box.attachments),
    artifacts: ableDeck(box.artifacts),
    items: ableDeck(box.items),
    companions: ableDeck(box.companions),
    enemies: deck(byId(enemies)),
    anomalies: deck(box.anomalies),
    randomEvents: deck(box.randomEvents),
  };
}

/**
 * A deck without a prototype: what is looked up is mostly a card of another deck, and that it is not in this one is then
 * known after one look into a hash table.
 */
function byId<C extends { readonly id: string }>(cards: readonly C[]): Deck<C> {
  const deck: Record<string, C> = Object.create(null);
  for (const card of cards) deck[card.id] = card;
  return deck;
}
