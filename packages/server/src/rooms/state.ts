/** A room as its log says it. Pure: the same rows give the same room on every node. */
import { type Seats, type StandIn, seated } from '@zonecrawl/bots';
import { sameJson } from '@zonecrawl/engine/base';
import type { GameSetup, StalkerId } from '@zonecrawl/engine/model';
import type { Line, Motion, PlayerId, Plays, RoomSettings, RoomView } from '@zonecrawl/engine/online';
import type { RoomEntry } from './entries.ts';

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  readonly secret: string;
  readonly token: { readonly hash: string; readonly until: number } | null;
  readonly muted: boolean;
  readonly ready: boolean;
}

export interface RoomState {
  readonly code: string;
  /** Of the next row. */
  readonly next: number;
  /** The number of the last row that took a right away: games accept inputs of these rights alone. */
  readonly rights: number;
  readonly plays: Plays;
  readonly setup: Omit<GameSetup, 'seed' | 'campaign'> | null;
  readonly phase: RoomView['phase'];
  readonly game: string | null;
  readonly campaign: string | null;
  /** Games begun so far; the next one's name follows from it. */
  readonly games: number;
  readonly host: PlayerId;
  readonly settings: RoomSettings;
  readonly joined: number;
  readonly players: readonly Player[];
  /** Who holds each seat. */
  readonly holders: readonly (PlayerId | null)[];
  readonly bots: Seats;
  readonly votes: readonly { readonly motion: Motion; readonly agreed: readonly PlayerId[] }[];
}

export const emptyRoom = (code: string): RoomState => ({
  code,
  next: 0,
  rights: 0,
  plays: { mode: 'campaign' },
  setup: null,
  phase: 'gathering',
  game: null,
  campaign: null,
  games: 0,
  host: 'p1',
  settings: { watching: true, undo: 'consent' },
  joined: 0,
  players: [],
  holders: [],
  bots: [],
  votes: [],
});

/** The room after one more row. */
export function after(room: RoomState, entry: RoomEntry): RoomState {
  const changed = { ...room, ...changes(room, entry), next: room.next + 1 };
  const isLess = takesAway(entry) || (entry.entry === 'took' && seatsTaken(room, entry.seats));
  return isLess ? { ...changed, rights: room.next } : changed;
}

const seatsTaken = ({ holders, bots }: RoomState, seats: readonly StalkerId[]): boolean =>
  seats.some((seat) => (holders[seat] ?? null) !== null || (bots[seat] ?? null) !== null);

/** Whether somebody may do less after it than before. */
function takesAway({ entry }: RoomEntry): boolean {
  return (
    entry === 'removed' || entry === 'left' || entry === 'moved' || entry === 'closed' || entry === 'bot'
  );
}

function changes(room: RoomState, entry: RoomEntry): Partial<RoomState> {
  switch (entry.entry) {
    case 'opened': {
      const { plays, setup } = entry;
      const count = plays.mode === 'mission' ? plays.stalkers.length : 4;
      return { plays, setup, holders: Array.from({ length: count }, () => null) };
    }
    case 'joined': {
      const { player: id, name, secret, seats } = entry;
      const player = { id, name, secret, token: null, muted: false, ready: false };
      return {
        joined: room.joined + 1,
        players: [...room.players, player],
        ...taken(room, id, seats),
      };
    }
    case 'renamed':
      return withPlayer(room, entry.player, { name: entry.name });
    case 'removed':
      return {
        players: room.players.filter(({ id }) => id !== entry.player),
        holders: room.holders.map((holder) => (holder === entry.player ? null : holder)),
        votes: withoutVoter(room, entry.player),
      };
    case 'muted':
      return withPlayer(room, entry.player, { muted: entry.muted });
    case 'took':
      return taken(room, entry.player, entry.seats);
    case 'left':
      return {
        holders: room.holders.map((holder, seat) => (isOneOf(entry.seats, seat) ? null : holder)),
        votes: [],
      };
    case 'bot':
      return { bots: seated(room.bots, entry.seat, entry.bot) };
    case 'handing':
      return withPlayer(room, entry.player, { token: { hash: entry.token, until: entry.until } });
    case 'moved':
      return withPlayer(room, entry.player, { secret: entry.secret, token: null });
    case 'host':
      return { host: entry.player };
    case 'settings':
      return { settings: entry.settings };
    case 'began':
      return {
        phase: 'playing',
        games: room.games + 1,
        votes: [],
        ...(entry.is === 'campaign' ? { campaign: entry.game } : { game: entry.game }),
        players: room.players.map((player) => ({ ...player, ready: false })),
      };
    case 'over':
      return { votes: [], ...(room.campaign === null ? { phase: 'over' as const } : { game: null }) };
    case 'closed':
      return { phase: 'closed', votes: [] };
    case 'voted':
      return { votes: voted(room, entry.player, entry.motion, entry.agree) };
    case 'said':
      return {};
    case 'ready':
      return withPlayer(room, entry.player, { ready: entry.ready });
  }
}

const isOneOf = (seats: readonly StalkerId[], seat: number): boolean => seats.some((one) => one === seat);

/** A person who takes a seat sends its bot away. */
const taken = (room: RoomState, player: PlayerId, seats: readonly StalkerId[]): Partial<RoomState> => ({
  holders: room.holders.map((holder, seat) => (isOneOf(seats, seat) ? player : holder)),
  bots: seats.reduce<Seats>((bots, seat) => seated(bots, seat, null), room.bots),
});

const withPlayer = (room: RoomState, player: PlayerId, change: Partial<Player>): Partial<RoomState> => ({
  players: room.players.map((one) => (one.id === player ? { ...one, ...change } : one)),
});

const withoutVoter = ({ votes }: RoomState, player: PlayerId): RoomState['votes'] =>
  votes
    .map(({ motion, agreed }) => ({ motion, agreed: agreed.filter((id) => id !== player) }))
    .filter(({ agreed }) => agreed.length > 0);

/** Of two motions that exclude each other a player supports the later one. */
function voted(room: RoomState, player: PlayerId, motion: Motion, agree: boolean): RoomState['votes'] {
  const votes = room.votes
    .filter((vote) => vote.motion.vote !== motion.vote || isAboutNow(vote.motion, motion))
    .map((vote) => ({
      ...vote,
      agreed: vote.agreed.filter((id) => id !== player || !isRival(vote.motion, motion)),
    }));
  const open = votes.find((vote) => sameJson(vote.motion, motion)) ?? { motion, agreed: [] };
  const agreed = open.agreed.filter((id) => id !== player);
  const others = votes.filter((vote) => vote.motion !== open.motion && vote.agreed.length > 0);
  const now = agree ? [...agreed, player] : agreed;
  return now.length > 0 ? [...others, { motion, agreed: now }] : others;
}

/** To go back from an earlier moment of the game is void. Whether a choice still stands the Campaign itself knows. */
const isAboutNow = (before: Motion, now: Motion): boolean =>
  before.vote !== 'undo' || now.vote !== 'undo' || before.number === now.number;

const isRival = (one: Motion, other: Motion): boolean =>
  one.vote === other.vote && (one.vote === 'undo' || one.vote === 'choose');

export const seatsOf = ({ holders }: RoomState, player: PlayerId | null): readonly StalkerId[] =>
  player === null ? [] : holders.flatMap((holder, seat) => (holder === player ? [seat as StalkerId] : []));

/** Seats a player decides for: those not lent to a bot. */
export const playedBy = (room: RoomState, player: PlayerId | null): readonly StalkerId[] =>
  seatsOf(room, player).filter((seat) => !room.bots[seat]);

export const playerOf = ({ players }: RoomState, id: PlayerId | null): Player | undefined =>
  players.find((player) => player.id === id);

/** Those who hold a Stalker; a room where nobody does yet is its host's. */
export function voters(room: RoomState, here: ReadonlySet<PlayerId>): readonly PlayerId[] {
  const playing = room.players.filter(({ id }) => seatsOf(room, id).length > 0 && here.has(id));
  return (playing.length > 0 ? playing : room.players.filter(({ id }) => here.has(id))).map(({ id }) => id);
}

/** What everybody in the room may see of it. */
export function viewOf(room: RoomState): RoomView {
  const { code, next, plays, phase, game, campaign, host, settings, players, holders, bots, votes } = room;
  return {
    code,
    number: next,
    plays,
    phase,
    game,
    campaign,
    host,
    settings,
    players: players.map(({ id, name, muted, ready }) => ({ id, name, muted, ready })),
    seats: holders.map((player, seat) => ({
      seat: seat as StalkerId,
      stalker: plays.mode === 'mission' ? (plays.stalkers[seat] ?? null) : null,
      player,
      bot: botOf(bots[seat]),
    })),
    votes,
  };
}

const botOf = (bot: StandIn | null | undefined): StandIn | null => bot ?? null;

export const lineOf = (number: number, entry: RoomEntry): Line | null =>
  entry.entry === 'said' ? { number, player: entry.player, says: entry.says } : null;
