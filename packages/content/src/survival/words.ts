/** Words that cards of Zone Survival share. */
import type {
  Effect,
  EnvironmentCard,
  EnvironmentFace,
  EventCard,
  EventTag,
  Place,
  SurvivalPlace,
  Trigger,
  Waiting,
} from '@zonecrawl/engine/model';

/** What every map calls by this name. */
export const place = (name: SurvivalPlace): Place => ({ at: 'named', place: name });

/** Where a Setup card has its token. */
export const at = (card: string): Place => ({ at: 'token', token: card });

export const HERE: Place = { at: 'here' };
export const ANYWHERE: Place = { at: 'anywhere' };

/** What a Setup card is about; cards that share a tag are not drawn together (ZS2). */
export type SetupTag = 'place' | 'goal' | 'ally' | 'person' | 'trap' | 'weather' | 'rumour';

export const setupCard = (id: string, tags: readonly SetupTag[], a: EnvironmentFace): EnvironmentCard => ({
  id,
  tags,
  a,
});

/** Off the map, with its token. */
export const done = (card: string): readonly Effect[] => [
  { do: 'removeToken', token: card },
  { do: 'discardCard', card },
];

export const when = (id: string, wait: Waiting, ...effects: readonly Effect[]): Trigger => ({
  id,
  wait,
  do: effects,
});

export const ROUND_BEGINS: Waiting = { on: 'round', moment: 'begins' };
export const ROUND_ENDS: Waiting = { on: 'round', moment: 'ends' };

/** An Event that is over when its text is read. */
export const instant = (id: string, ...effects: readonly Effect[]): EventCard => ({
  id,
  copies: 1,
  tags: ['instant'],
  instant: effects,
  endOfRound: [],
});

/** An Event that counts while it is the active one. */
export const oneRound = (
  id: string,
  parts: Pick<EventCard, 'triggers' | 'actions'> & Partial<Pick<EventCard, 'instant' | 'endOfRound'>>,
): EventCard => ({ id, copies: 1, tags: ['oneRound'], instant: [], endOfRound: [], ...parts });

/** An Event that leaves a card lying out. */
export const leaves = (id: string, tag: EventTag, note: string): EventCard => ({
  id,
  copies: 1,
  tags: [tag],
  instant: [{ do: 'placeCard', card: note }],
  endOfRound: [],
});
