/**
 * What things are called on screen and aloud. Every name is a text of the locales: `cardIn` and its like give it to a
 * message, which bends it; `cardName` and its like are for a name that stands by itself.
 */
import { signal } from '@preact/signals';
import {
  type CampaignBook,
  type CardId,
  chapterOf,
  type EntityId,
  type OverlayId,
} from '@zonecrawl/engine/model';
import { textId } from '@zonecrawl/engine/survival';
import type { View } from '@zonecrawl/engine/view';
import { figuresOf } from '../game/cards.ts';
import { type Name, nameOf, textOr, wordsOf } from '../text/index.ts';

/** The Mission on the table: its cards have two faces, and some names are its own. */
export const onTable = signal<View['mission'] | null>(null);

/** G4: how many Stalkers set out on it, the N of cards. */
export const stalkersOut = signal<number | null>(null);

type Face = 'a' | 'b';
const faceUp = (card: CardId): Face =>
  onTable.value?.environment.find((one) => one.card === card)?.face ?? 'a';

const themes = ['card', 'event', 'companion'] as const;
const keysOf = (card: CardId, face: Face, what: 'name' | 'text'): readonly string[] => [
  ...themes.map((theme) => `${theme}.${card}.${what}`),
  `environment.${card}.${face}.${what}`,
];

/** A card as a name in a sentence; '' is one that may not be known. */
export const cardIn = (card: CardId, face = faceUp(card)): Name =>
  card === '' ? { name: 'name.hiddenCard' } : nameOf(plain(card), keysOf(card, face, 'name'));

/** The name of one face of a Mission's card. */
export const sideName = (card: CardId, face: Face): string => wordsOf(cardIn(card, face));

export const cardName = (card: CardId): string => sideName(card, faceUp(card));

/** What a card says, one line per ability; '' if it is all figures. Its numbers are those of the card. */
export const cardWords = (card: CardId, face = faceUp(card)): string =>
  textOr('', keysOf(card, face, 'text'), figuresOf(card));

export const missionIn = (id: string): Name => nameOf(plain(id), [`mission.${textId(id)}.name`]);
export const missionName = (id: string): string => wordsOf(missionIn(id));

/** C8: A1, B2 ... for a chapter of a Story, '' for any other Mission. */
export function codeOfMission(book: CampaignBook | undefined, id: string): string {
  const chapter = chapterOf(book, id);
  return chapter === undefined ? '' : `${chapter.story.toUpperCase()}${chapter.number}`;
}

/** An id as words, for what has no text yet: 'first-aid-kit' becomes 'First aid kit'. */
export function plain(id: string): string {
  const words = id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_:.]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export type Cast = ReadonlyMap<EntityId, CardId>;

/** In a sentence: Stalkers by name; of several Enemies of a kind each has a number, in the order they came. */
export function entityIn(cast: Cast, id: EntityId): Name {
  const card = cast.get(id);
  if (card === undefined) return { name: 'name.somebody' };
  const number = numberOf(cast, id, card);
  return number === 0 ? cardIn(card) : { ...cardIn(card), number };
}

export const entityName = (cast: Cast, id: EntityId): string => wordsOf(entityIn(cast, id));

/** Its number among those of its kind; 0 where there is only one. */
export function numberOf(cast: Cast, id: EntityId, card = cast.get(id)): number {
  let of = 0;
  let number = 0;
  for (const [other, its] of cast) {
    if (its !== card) continue;
    of += 1;
    if (other <= id) number += 1;
  }
  return of > 1 ? number : 0;
}

export const entitiesIn = (cast: Cast, ids: readonly EntityId[]): readonly Name[] =>
  ids.map((id) => entityIn(cast, id));

export function anomalyIn(view: View, overlay: OverlayId): Name {
  const anomaly = view.overlays.find(({ id }) => id === overlay)?.anomaly;
  return anomaly ? cardIn(anomaly.card) : { name: 'term.anomaly.name' };
}

export const anomalyName = (view: View, overlay: OverlayId): string => wordsOf(anomalyIn(view, overlay));

export const tokenIn = (token: string): Name =>
  nameOf(plain(token), [`token.${token}.name`, `card.${token}.name`, `term.${token}.name`]);

export const findingIn = (finding: string): Name =>
  nameOf(plain(finding), [`finding.${finding}.name`, `token.${finding}.name`]);

export const tokenName = (token: string): string => wordsOf(tokenIn(token));
export const findingName = (finding: string): string => wordsOf(findingIn(finding));
