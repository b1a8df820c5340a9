/** What comes to a server from outside: messages of a room's socket, and requests by HTTP that open a room. */

import { type Box, stalkerId } from '@zonecrawl/engine/model';
import type { ClientMessage, CreateRoom, RoomAction, Shown } from '@zonecrawl/engine/online';
import { GAME, setupFor } from './hosts.ts';

const seat = stalkerId(0);
const id = 'request-1';

const actions: readonly RoomAction[] = [
  { act: 'take', seats: [seat] },
  { act: 'leave', seats: [seat] },
  { act: 'rename', name: 'Sidorovich' },
  { act: 'ready', ready: true },
  { act: 'say', text: 'Get out of here, Stalker' },
  { act: 'phrase', phrase: 'wait' },
  { act: 'bot', seat, bot: 'careful', until: 'turnEnds' },
  { act: 'vote', motion: { vote: 'undo', game: GAME, number: 3, inputs: 1 }, agree: true },
  { act: 'vote', motion: { vote: 'free', player: 'p2' }, agree: true },
  {
    act: 'vote',
    motion: { vote: 'choose', game: GAME, moment: '3', option: { is: 'join', stalker: 'hip' } },
    agree: false,
  },
  { act: 'free', seat },
  { act: 'remove', player: 'p2' },
  { act: 'mute', player: 'p2', muted: true },
  { act: 'passHost', player: 'p2' },
  { act: 'settings', watching: false, undo: 'always' },
];

const shown: readonly Shown[] = [
  { show: 'ping', space: 4 },
  { show: 'pingFigure', entity: 10 },
  { show: 'sketch', seat, path: [1, 2, 3], action: 'movement', target: 10 },
];

/** Besides those that carry a request of a game or Campaign. */
export const messages: readonly ClientMessage[] = [
  { type: 'hello', protocol: 2, secret: 'secret', seen: { game: GAME, number: 3, at: 2 }, line: 1 },
  ...actions.map((action) => ({ type: 'room', id, action }) as const),
  { type: 'advice', id, ask: 'hint' },
  ...shown.map((one) => ({ type: 'show', shown: one }) as const),
  { type: 'resync' },
];

export const carried = (type: 'game' | 'campaign', request: unknown) => ({ type, id, game: GAME, request });

/** Rooms for a Mission, for a Campaign, and for saves of either that were begun elsewhere. */
export function openings(box: Box, saves: readonly unknown[]): readonly CreateRoom[] {
  const { mission, stalkers } = setupFor(box, 1);
  const opened: readonly CreateRoom['opening'][] = [
    { mode: 'mission', setup: { mission, stalkers } },
    { mode: 'campaign' },
    ...saves.map((save) => ({ mode: 'save', save }) as const),
  ];
  return opened.map((opening) => ({ name: 'Wolf', seats: [seat], opening }));
}
