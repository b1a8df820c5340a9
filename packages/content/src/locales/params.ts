/** What the placeholders of messages hold: a name of some kind, or words and numbers that do not bend. */
import type { Name, Value } from '@zonecrawl/text/runtime';
import type { NameKind } from './names.ts';
import { toldMessages } from './told.ts';

/** A placeholder that bends. */
export type Named = Name | readonly Name[];

/** A placeholder that is shown, or that a message chooses by. */
export type Shown = Exclude<Value, Date>;

/** No placeholder at all. */
export type None = Readonly<Record<never, never>>;

/** A parameter means the same in every message, so its name says what kind of name it holds. */
const byName: Readonly<Record<string, NameKind>> = {
  ability: 'ability',
  achievement: 'achievement',
  action: 'action',
  anomaly: 'anomaly',
  attack: 'attack',
  band: 'band',
  bot: 'bot',
  card: 'card',
  colours: 'colour',
  contact: 'contact',
  direction: 'direction',
  effect: 'effect',
  enemies: 'enemy',
  enemy: 'enemy',
  entities: 'entity',
  entity: 'entity',
  facing: 'direction',
  figure: 'figure',
  finding: 'finding',
  found: 'entity',
  goal: 'goal',
  holder: 'stalker',
  inSight: 'enemy',
  location: 'location',
  lookers: 'colour',
  magazine: 'magazine',
  map: 'map',
  mission: 'mission',
  near: 'goal',
  overlay: 'anomaly',
  pin: 'pin',
  seenBy: 'enemy',
  service: 'service',
  slot: 'slot',
  source: 'source',
  special: 'ability',
  stalker: 'stalker',
  stalkers: 'stalker',
  statuses: 'term',
  story: 'story',
  target: 'entity',
  team: 'stalker',
  thing: 'thing',
  who: 'entity',
};

/** Where a parameter is something else than its name says. */
const byKey: Readonly<Record<string, Readonly<Record<string, NameKind | null>>>> = {
  'camp.fact.bought': { card: 'equipment' },
  'camp.fact.gained': { card: 'equipment' },
  'camp.fact.lost': { card: 'equipment' },
  'camp.fact.removedCard': { card: 'equipment' },
  'camp.fact.sold': { card: 'equipment' },
  'camp.map.sticker': { kind: 'sticker', state: 'sticker' },
  'decision.exchange.giveTo': { to: 'stalker' },
  'decision.exchange.give': { to: 'stalker' },
  'hint.odds.attack': { part: 'term' },
  'spoken.odds': { part: 'term' },
  // What the message chooses by.
  'table.activation.move': { who: null, target: null },
  'table.activation.goForward': { who: null, target: null },
  'table.activation.attack': { who: null, target: null },
  'table.activation.lookAround': { who: null, target: null },
  'table.activation.special': { who: null, target: null },
};

/** The kind of name a parameter holds; undefined for what does not bend. */
export function kindOf(key: string, parameter: string): NameKind | undefined {
  const told = toldMessages.get(key);
  if (told !== undefined) {
    const holds = told.parameters[parameter];
    return holds === 'number' || holds === 'text' ? undefined : holds;
  }
  const own = byKey[key]?.[parameter];
  return own === null ? undefined : (own ?? byName[parameter]);
}
