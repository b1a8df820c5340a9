/** What a Mission says about places of the map, in words. */
import type { SpaceId } from '@zonecrawl/engine/board';
import type { BoardPicture } from '@zonecrawl/engine/host';
import { pairOf, placeKey, textId } from '@zonecrawl/engine/survival';
import type { Pin, View } from '@zonecrawl/engine/view';
import { type Name, t, textOr, wordsOf } from '../text/index.ts';
import { actionIn } from './actions.ts';
import { cardIn, plain } from './names.ts';

/** What it is called by itself. */
const pinIn = ({ is, id, card }: Pin): Name =>
  (is === 'card' || is === 'entering') && card !== null ? cardIn(card) : actionIn(id, card);
export const pinName = (pin: Pin): string => wordsOf(pinIn(pin));

/** What it means for whoever stands there. */
export function pinText(pin: Pin): string {
  if (pin.is === 'card') return pinName(pin);
  const what = pinIn(pin);
  if (pin.is === 'entering') return t('table.pin.entering', { pin: what });
  if (!pin.open) return t('table.pin.notYet', { pin: what });
  return t(`table.pin.${pin.cost ?? 'free'}`, { pin: what });
}

const ORDER: readonly Pin['is'][] = ['exit', 'action', 'entering', 'card'];

/** What is pinned to a space, what is possible now first; a card is left out where what it offers is told. */
export function pinsAt({ pins }: Pick<View, 'pins'>, space: SpaceId): readonly Pin[] {
  const here = pins.filter(({ spaces }) => spaces.includes(space));
  const telling = new Set(here.filter(({ is }) => is !== 'card').map(({ card }) => card));
  return here
    .filter(({ is, card }) => is !== 'card' || !telling.has(card))
    .toSorted((a, b) => Number(b.open) - Number(a.open) || ORDER.indexOf(a.is) - ORDER.indexOf(b.is));
}

/** Cards of Zone Survival say what a place is for, its map how it looks there: both, unless one says the other. */
export function placeName(mission: string, place: string): string {
  const name = textOr(plain(place), [placeKey(mission, place)]);
  const role = pairOf(mission) === null ? '' : textOr('', [`survival.place.${place}`]);
  return name.toLowerCase().includes(role.toLowerCase())
    ? name
    : t('survival.placeNamed', { role, place: name });
}

/** What the Mission's texts call a space; the smallest place first. */
export const placesOf = ({ places }: BoardPicture, mission: string, space: SpaceId): readonly string[] =>
  places
    .filter(({ spaces }) => spaces.includes(space))
    .toSorted((a, b) => a.spaces.length - b.spaces.length)
    .map(({ id }) => placeName(mission, id));

/** What to do next in the Mission; '' where it does not say. */
export function aimText({ aim, mission }: Pick<View, 'aim' | 'mission'>): string {
  const id = textId(mission.id);
  const objective = textOr('', [`mission.${id}.objective`]);
  return aim === null ? objective : textOr(objective, [`aim.${id}.${aim.id}`]);
}
