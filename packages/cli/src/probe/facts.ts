/** Facts and odds with names instead of ids, so that a person can read them. */
import { spaceId } from '@zonecrawl/engine/board';
import { compass, type Naming } from './names.ts';

const ENTITIES: ReadonlySet<string> = new Set([
  'entity',
  'stalker',
  'enemy',
  'target',
  'who',
  'seenBy',
  'found',
  'holder',
  'enemies',
]);
const SPACES: ReadonlySet<string> = new Set(['space', 'goal', 'meant', 'from', 'to']);

/** Facts whose `from` and `to` are no spaces. */
const BETWEEN: Readonly<Record<string, 'entities' | 'directions' | 'plain'>> = {
  leadPassed: 'entities',
  cardGiven: 'entities',
  turned: 'directions',
  anomalyMoved: 'plain',
  attentionReduced: 'plain',
};

export function inWords(naming: Naming, told: object): unknown {
  const fact = 'fact' in told ? String(told.fact) : '';
  return named(naming, told, BETWEEN[fact] ?? 'spaces');
}

type Between = 'entities' | 'directions' | 'plain' | 'spaces';

function named(naming: Naming, value: object, between: Between): unknown {
  const entries = Object.entries(value).map(([key, entry]: [string, unknown]) => [
    key,
    nameOf(naming, key, entry, between),
  ]);
  return Object.fromEntries(entries);
}

function nameOf(naming: Naming, key: string, value: unknown, between: Between): unknown {
  // How many of each kind of die, and what they show.
  if (key === 'dice') return value;
  if (Array.isArray(value)) return value.map((item: unknown) => nameOf(naming, key, item, between));
  if (typeof value === 'object' && value !== null) return named(naming, value, between);
  if (typeof value !== 'number') return value;
  if (ENTITIES.has(key)) return naming.entity(value);
  if (key === 'direction' || key === 'facing') return compass(value);
  if (!SPACES.has(key)) return value;
  if (key !== 'from' && key !== 'to') return naming.space(spaceId(value));
  if (between === 'entities') return naming.entity(value);
  if (between === 'directions') return compass(value);
  return between === 'plain' ? value : naming.space(spaceId(value));
}
