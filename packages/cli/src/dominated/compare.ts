/**
 * Which cards nobody would want: another of the same deck is no worse in any figure and not more expensive. Figures are
 * all numbers of a card; what a hook does besides is compared by its source, so that cards with different hooks are never
 * compared.
 */

/** Of these less is better. */
const LESS: ReadonlySet<string> = new Set(['value', 'ammo', 'cost', 'minimumRange', 'baseRadiation', 'from']);

/** Words that stand for more or less of something. */
const RANKS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  container: { basic: 0, improved: 2, advanced: 4 },
  cost: { standard: 0, free: 1 },
  attention: { high: 0, low: 1, none: 2 },
};

/** What says which card it is, not how good it is. */
const NAMES: ReadonlySet<string> = new Set(['id', 'copies', 'tier']);

export interface Features {
  /** More is better. */
  readonly figures: ReadonlyMap<string, number>;
  /** What it has or has not: hooks, kinds, slots. */
  readonly marks: ReadonlySet<string>;
}

interface Gathered {
  readonly figures: Map<string, number>;
  readonly marks: Set<string>;
}

export function featuresOf(card: object): Features {
  const gathered: Gathered = { figures: new Map(), marks: new Set() };
  visit(card, '', gathered);
  return gathered;
}

function visit(part: object, path: string, gathered: Gathered): void {
  for (const [name, value] of Object.entries(part)) {
    const idOf: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : undefined;
    const step = Array.isArray(part) && typeof idOf === 'string' ? idOf : name;
    if (path === '' && NAMES.has(name)) continue;
    if (name === 'id') continue;
    note(value, step, `${path}/${step}`, gathered);
  }
}

function note(value: unknown, name: string, path: string, { figures, marks }: Gathered): void {
  if (typeof value === 'number') figures.set(path, LESS.has(name) ? -value : value);
  else if (typeof value === 'string') {
    const rank = RANKS[name]?.[value];
    if (rank === undefined) marks.add(`${path} ${value}`);
    else figures.set(path, rank);
  } else if (typeof value === 'function') marks.add(`${path} ${String(value)}`);
  else if (value === true) marks.add(path);
  else if (name === 'accurate' && Array.isArray(value)) {
    const [from, to]: readonly unknown[] = value;
    figures.set(`${path}/from`, -Number(from));
    figures.set(`${path}/to`, Number(to));
  } else if (typeof value === 'object' && value !== null) visit(value, path, { figures, marks });
}

/** Whether nothing about this one is better than about the other: then nobody would want it. */
export function isDominated(one: Features, by: Features): boolean {
  for (const mark of one.marks) if (!by.marks.has(mark)) return false;
  for (const path of new Set([...one.figures.keys(), ...by.figures.keys()])) {
    if ((one.figures.get(path) ?? 0) > (by.figures.get(path) ?? 0)) return false;
  }
  return true;
}

export interface Dominated {
  readonly deck: string;
  readonly card: string;
  readonly by: string;
}

export function dominatedIn(deck: string, cards: readonly { readonly id: string }[]): readonly Dominated[] {
  const all = cards.map((card) => ({ id: card.id, features: featuresOf(card) }));
  return all.flatMap(({ id, features }) =>
    all
      .filter((other) => other.id !== id && isDominated(features, other.features))
      .map((other) => ({ deck, card: id, by: other.id })),
  );
}
