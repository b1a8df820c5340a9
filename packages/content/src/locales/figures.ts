/** The numbers of a card as parameters of its texts, so that a text cannot say another number than the card has. */
import type { Box, CardId } from '@zonecrawl/engine/model';

/** A card of any deck or Mission. */
export function cardIn(box: Box, id: CardId): object | undefined {
  const decks = [...Object.values(box), box.lostTerritories?.setups, box.lostTerritories?.environment];
  for (const deck of decks) {
    if (typeof deck === 'object' && deck !== null && Object.hasOwn(deck, id)) return Object(deck)[id];
  }
  return Object.values(box.missions)
    .flatMap(({ environment, events }) => [...environment, ...events])
    .find((card) => card.id === id);
}

/**
 * Every number in the data of a card by the end of its path, as short or long as one likes: `attack: { damage: 4 }` gives
 * `{damage}` and `{attackDamage}`. Entries of a list go by their id, else by their number from 1. A name that several
 * different numbers have gives nothing. What a hook counts with belongs into a field as well: `figures: { heal: 2 }`.
 */
export function figuresIn(card: object): Readonly<Record<string, number>> {
  const found = new Map<string, number | null>();
  const visit = (part: object, path: readonly string[]): void => {
    for (const [name, value] of Object.entries(part)) {
      const here = [...path, Array.isArray(part) ? entryName(value, name) : name];
      if (typeof value === 'object' && value !== null) visit(value, here);
      if (typeof value !== 'number') continue;
      for (let from = 0; from < here.length; from++) {
        const known = found.get(camelCase(here.slice(from)));
        found.set(camelCase(here.slice(from)), known === undefined || known === value ? value : null);
      }
    }
  };
  visit(card, []);
  const numbers: Record<string, number> = {};
  for (const [name, value] of found) if (value !== null && /^[a-zA-Z]\w*$/.test(name)) numbers[name] = value;
  return numbers;
}

const entryName = (entry: unknown, index: string): string =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
    ? entry.id
    : String(Number(index) + 1);

/** Names joined; what separates words inside them is left out. */
const camelCase = (path: readonly string[]): string =>
  path
    .flatMap((name) => name.split(/[^a-zA-Z0-9]+/))
    .map((word, index) => (index === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join('');
