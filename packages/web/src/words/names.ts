/** What things are called on screen and aloud. Every name is a text of the locales. */
import { signal } from '@preact/signals';
import {
  type CampaignBook,
  type CardId,
  chapterOf,
  type EntityId,
  type OverlayId,
} from '@zonecrawl/engine/model';
import type { View } from '@zonecrawl/engine/view';
import { listOf, t, textOr } from '../text/index.ts';

/** The Mission on the table: its cards have two faces, and some names are its own. */
export const onTable = signal<View['mission'] | null>(null);

type Face = 'a' | 'b';
const faceUp = (card: CardId): Face =>
  onTable.value?.environment.find((one) => one.card === card)?.face ?? 'a';

const themes = ['card', 'event', 'companion'] as const;
const keysOf = (card: CardId, face: Face, what: 'name' | 'text'): readonly string[] => [
  ...themes.map((theme) => `${theme}.${card}.${what}`),
  `environment.${card}.${face}.${what}`,
];

/** The name of one face of a Mission's card. */
export const sideName = (card: CardId, face: Face): string => textOr(plain(card), keysOf(card, face, 'name'));

export const cardName = (card: CardId): string => sideName(card, faceUp(card));

/** What a card says, one line per ability; '' if it is all figures. */
export const cardWords = (card: CardId, face = faceUp(card)): string =>
  textOr('', keysOf(card, face, 'text'));

export const missionName = (id: string): string => textOr(plain(id), [`mission.${id}.name`]);

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

/** Stalkers by name; of several Enemies of a kind each has a number, in the order they came. */
export function entityName(cast: Cast, id: EntityId): string {
  const card = cast.get(id);
  if (card === undefined) return t('table.somebody');
  const number = numberOf(cast, id, card);
  return number === 0 ? cardName(card) : t('table.numbered', { name: cardName(card), number });
}

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

export const entityNames = (cast: Cast, ids: readonly EntityId[]): string =>
  listOf(ids.map((id) => entityName(cast, id)));

export function anomalyName(view: View, overlay: OverlayId): string {
  const anomaly = view.overlays.find(({ id }) => id === overlay)?.anomaly;
  return anomaly ? cardName(anomaly.card) : t('term.anomaly.name');
}

export const tokenName = (token: string): string => textOr(plain(token), [`token.${token}.name`]);

export const findingName = (finding: string): string =>
  textOr(plain(finding), [`finding.${finding}.name`, `token.${finding}.name`]);
