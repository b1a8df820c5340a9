/** Who is who in a room. */
import type { PlayerId, RoomView } from '@zonecrawl/engine/online';
import { t } from '../../text/index.ts';

/** A player's name; those who have left are still named in what they said. */
export const playerName = (room: RoomView | null, id: PlayerId | null): string =>
  room?.players.find((one) => one.id === id)?.name ?? t('online.somebody');

/** Who plays each seat, by seat; empty where nobody does. */
export const peopleOf = (room: RoomView): readonly string[] =>
  room.seats.map(({ player }) => (player === null ? '' : playerName(room, player)));

/** Those who hold a Stalker. */
export const holdersOf = (room: RoomView): readonly PlayerId[] => [
  ...new Set(room.seats.flatMap(({ player }) => (player === null ? [] : [player]))),
];
