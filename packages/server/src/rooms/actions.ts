/** What somebody in a room may do, and which rows it brings. Pure: who is here and what time it is come in. */
import type { StalkerId } from '@zonecrawl/engine/model';
import type { Motion, PlayerId, RoomAction, RoomRefusal } from '@zonecrawl/engine/online';
import type { RoomEntry } from './entries.ts';
import { playerOf, type RoomState, seatsOf, voters } from './state.ts';

export interface Present {
  readonly here: ReadonlySet<PlayerId>;
}

export type Acted = { readonly entries: readonly RoomEntry[] } | { readonly refused: RoomRefusal };

const refused = (why: RoomRefusal): Acted => ({ refused: why });
const entries = (...written: readonly RoomEntry[]): Acted => ({ entries: written });

/** Actions that change the room by rows alone; the others are carried out by the room itself. */
export type PlainAction = Exclude<RoomAction, { readonly act: 'begin' | 'handover' | 'export' | 'delete' }>;

export function act(room: RoomState, by: PlayerId, action: PlainAction, { here }: Present): Acted {
  const player = playerOf(room, by);
  if (!player) return refused('watching');
  if (room.phase === 'closed') return refused('notNow');
  switch (action.act) {
    case 'take':
      return take(room, by, action.seats);
    case 'leave':
      return action.seats.every((seat) => room.holders[seat] === by)
        ? entries({ entry: 'left', seats: action.seats })
        : refused('notYours');
    case 'rename':
      // What changes nothing needs no row.
      return player.name === action.name
        ? entries()
        : entries({ entry: 'renamed', player: by, name: action.name });
    case 'ready':
      return player.ready === action.ready
        ? entries()
        : entries({ entry: 'ready', player: by, ready: action.ready });
    case 'say':
      return player.muted
        ? refused('muted')
        : entries({ entry: 'said', player: by, says: { text: action.text } });
    case 'phrase':
      return player.muted
        ? refused('muted')
        : entries({ entry: 'said', player: by, says: { phrase: action.phrase } });
    case 'bot': {
      const { seat, bot, until } = action;
      const holder = room.holders[seat];
      if (holder === undefined) return refused('notYours');
      if (holder !== by && !(holder === null && by === room.host)) return refused('notYours');
      return entries({ entry: 'bot', seat, bot: bot && { bot, until } });
    }
    case 'vote':
      return vote(room, by, action.motion, action.agree, here);
    case 'free':
    case 'remove':
    case 'mute':
    case 'passHost':
    case 'settings':
      return by === room.host ? asHost(room, by, action) : refused('hostOnly');
  }
}

/** Seats that nobody holds; a bot makes room. */
export function take(room: RoomState, by: PlayerId, seats: readonly StalkerId[]): Acted {
  const isFree = seats.every((seat) => room.holders[seat] === null || room.holders[seat] === by);
  return isFree ? entries({ entry: 'took', player: by, seats }) : refused('taken');
}

type HostAction = Extract<
  PlainAction,
  { readonly act: 'free' | 'remove' | 'mute' | 'passHost' | 'settings' }
>;

function asHost(room: RoomState, by: PlayerId, action: HostAction): Acted {
  switch (action.act) {
    case 'free':
      return room.holders[action.seat] ? entries({ entry: 'left', seats: [action.seat] }) : refused('notNow');
    case 'remove':
      if (!playerOf(room, action.player)) return refused('noSuchPlayer');
      return action.player === by ? refused('notNow') : entries({ entry: 'removed', player: action.player });
    case 'mute':
      return playerOf(room, action.player)
        ? entries({ entry: 'muted', player: action.player, muted: action.muted })
        : refused('noSuchPlayer');
    case 'passHost':
      return playerOf(room, action.player)
        ? entries({ entry: 'host', player: action.player })
        : refused('noSuchPlayer');
    case 'settings': {
      const { watching = room.settings.watching, undo = room.settings.undo } = action;
      // A table that plays has agreed on how one goes back.
      if (undo !== room.settings.undo && room.phase !== 'gathering') return refused('notNow');
      return entries({ entry: 'settings', settings: { watching, undo } });
    }
  }
}

function vote(
  room: RoomState,
  by: PlayerId,
  motion: Motion,
  agree: boolean,
  here: ReadonlySet<PlayerId>,
): Acted {
  if (!voters(room, here).includes(by)) return refused('watching');
  if (motion.vote === 'free') {
    if (seatsOf(room, motion.player).length === 0) return refused('noSuchPlayer');
    if (here.has(motion.player)) return refused('present');
  }
  return entries({ entry: 'voted', player: by, motion, agree });
}

/** Whether those who play and are here have agreed. */
export function isCarried(
  room: RoomState,
  { motion, agreed }: RoomState['votes'][number],
  here: ReadonlySet<PlayerId>,
): boolean {
  const counted = voters(room, here);
  const yes = counted.filter((id) => agreed.includes(id)).length;
  const needsAll = motion.vote === 'undo' || motion.vote === 'home';
  return counted.length > 0 && (needsAll ? yes === counted.length : yes * 2 > counted.length);
}
