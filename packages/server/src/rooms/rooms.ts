/** All rooms of a process: opened, joined, found, unloaded when idle, and removed when nobody has come for long. */
import { box } from '@zonecrawl/content';
import type { Problem } from '@zonecrawl/engine/base';
import { campaignMode } from '@zonecrawl/engine/campaign';
import { setUp } from '@zonecrawl/engine/game';
import type { StalkerId } from '@zonecrawl/engine/model';
import {
  type Admitted,
  CLOSE,
  type CreateRoom,
  type JoinRoom,
  LIMITS,
  type Lobby,
  type Plays,
  type RoomRefusal,
} from '@zonecrawl/engine/online';
import { gameOf } from '../store/store.ts';
import { take } from './actions.ts';
import { lay } from './begin.ts';
import type { RoomEntry } from './entries.ts';
import { Room, type Surroundings } from './room.ts';
import { hashed, isSecret, newCode, newSecret } from './secrets.ts';
import { viewOf } from './state.ts';
import type { Table } from './table.ts';
import { ZoneMap } from './zoneMap.ts';

export type Refusal = {
  readonly refused: RoomRefusal | 'noSuchRoom' | 'draining';
  readonly problems?: readonly Problem[];
};

const CAMPAIGN = campaignMode(box).files;

const DAY = 24 * 3600 * 1000;
/** Rooms that nobody has touched for so long are removed with everything in them. */
export const KEPT_FOR = 30 * DAY;

export class Rooms {
  private readonly around: Surroundings;
  private readonly rooms = new Map<string, Promise<Room | null>>();
  isDraining = false;

  constructor(around: Surroundings) {
    this.around = around;
  }

  get count(): number {
    return this.rooms.size;
  }

  /** The room with this code, read from the store if it is not in memory; null: there is none. */
  async find(code: string): Promise<Room | null> {
    const known = this.rooms.get(code);
    if (known) return known;
    const room = this.room(code);
    const loading = room.load().then((isThere) => (isThere ? room : null));
    this.rooms.set(code, loading);
    const found = await loading.catch((error: unknown) => {
      this.rooms.delete(code);
      throw error;
    });
    if (!found) this.rooms.delete(code);
    return found;
  }

  /** The room as it stands now, for one who comes in. It may be unloaded while it is looked up: then once more. */
  async enter(code: string): Promise<Room | null> {
    for (;;) {
      const room = await this.find(code);
      await room?.refresh();
      if (!room?.isClosed) return room;
    }
  }

  private room(code: string): Room {
    return new Room(code, this.around, () => this.rooms.delete(code));
  }

  async create({ name, seats, opening }: CreateRoom): Promise<Admitted | Refusal> {
    if (this.isDraining) return { refused: 'draining' };
    const secret = newSecret();
    const room = this.room(newCode());
    const prepared = await this.prepare(room, opening);
    if ('refused' in prepared) return prepared;
    const { plays, setup, begun } = prepared;
    const count = plays.mode === 'mission' ? plays.stalkers.length : 4;
    const entries: RoomEntry[] = [
      { entry: 'opened', plays, setup },
      {
        entry: 'joined',
        player: 'p1',
        name,
        secret: hashed(secret),
        seats: seats.filter((seat) => seat < count),
      },
    ];
    const written = await room.log.write<RoomRefusal>(({ next }) =>
      next === 0 ? { entries } : { refused: 'taken' },
    );
    if (!written.ok) return { refused: written.refused };
    const refused = begun && (await lay(room, begun));
    if (refused) {
      await room.remove();
      return { refused };
    }
    this.rooms.set(room.code, Promise.resolve(room));
    return { code: room.code, player: 'p1', secret };
  }

  private async prepare(
    room: Room,
    opening: CreateRoom['opening'],
  ): Promise<
    | {
        readonly plays: Plays;
        readonly setup: Extract<RoomEntry, { entry: 'opened' }>['setup'];
        /** A game that was taken online. */
        readonly begun: Table | ZoneMap | null;
      }
    | Refusal
  > {
    const nothing = { setup: null, begun: null };
    switch (opening.mode) {
      case 'campaign':
        return { plays: { mode: 'campaign' }, ...nothing };
      case 'mission': {
        const { setup } = opening;
        const tried = setUp(box, { from: 'mission', setup: { ...setup, seed: this.around.newSeed() } });
        if (!tried.ok) return { refused: 'malformed', problems: tried.problems };
        const stalkers = setup.stalkers.map(({ stalker }) => stalker);
        return { plays: { mode: 'mission', mission: setup.mission, stalkers }, ...nothing, setup };
      }
      case 'save': {
        if (inputsIn(opening.save) > LIMITS.inputs) return { refused: 'malformed' };
        const game = gameOf(room.code, 1);
        const begun = isCampaign(opening.save) ? room.newZoneMap(game) : room.newTable(game);
        const taken = await begun.take(opening.save, this.around.newSeed());
        if (!taken.ok) return { refused: 'malformed', problems: taken.problems };
        return { plays: playedIn(begun), setup: null, begun };
      }
    }
  }

  async join(code: string, { name, seats }: JoinRoom): Promise<Admitted | Refusal> {
    const room = await this.find(code);
    if (!room || room.state.phase === 'closed') return { refused: 'noSuchRoom' };
    const secret = newSecret();
    let player = '';
    const written = await room.log.write<RoomRefusal>((state) => {
      if (state.players.length >= LIMITS.players) return { refused: 'tooMany' };
      player = `p${state.joined + 1}`;
      const wanted: readonly StalkerId[] = seats;
      const taken = take(state, player, wanted);
      if ('refused' in taken) return taken;
      const joined = { entry: 'joined', player, name, secret: hashed(secret), seats: [] } as const;
      return { entries: [joined, ...(wanted.length > 0 ? taken.entries : [])] };
    });
    return written.ok ? { code, player, secret } : { refused: written.refused };
  }

  /** A personal link, opened on another device. */
  async handOver(code: string, token: string): Promise<Admitted | Refusal> {
    const room = await this.find(code);
    if (!room) return { refused: 'noSuchRoom' };
    const secret = newSecret();
    let player = '';
    const written = await room.log.write<RoomRefusal>(({ players }) => {
      const now = this.around.now();
      const owner = players.find(({ token: kept }) => kept && kept.until > now && isSecret(token, kept.hash));
      if (!owner) return { refused: 'notNow' };
      player = owner.id;
      return { entries: [{ entry: 'moved', player, secret: hashed(secret) }] };
    });
    return written.ok ? { code, player, secret } : { refused: written.refused };
  }

  async lobby(code: string): Promise<Lobby | null> {
    const room = await this.find(code);
    await room?.log.refresh();
    if (!room || room.state.phase === 'closed') return null;
    const { plays, phase, seats, settings, host, players } = viewOf(room.state);
    return {
      room: {
        code,
        plays,
        phase,
        seats,
        settings,
        host,
        players: players.map(({ id, name }) => ({ id, name })),
      },
    };
  }

  /** Looks whether other processes have gone on with what somebody here is connected to: hints may be lost. */
  async lookUp(): Promise<void> {
    const held: Room[] = [];
    for (const loading of [...this.rooms.values()]) {
      const room = await loading.catch(() => null);
      if (room && room.members.size > 0) held.push(room);
    }
    const logs = held.map(({ lookout }) => lookout.known.map(([log]) => log));
    const lasts = await this.around.store.lasts(logs.flat());
    let at = 0;
    for (const [index, room] of held.entries()) {
      const count = logs[index]?.length ?? 0;
      const mine = lasts.slice(at, at + count);
      at += count;
      await room.lookout.lookedUp(mine).catch((error: unknown) => this.around.failed(error, room.code));
    }
  }

  /** Says who is connected here, and forgets processes that have fallen silent. */
  async beat(): Promise<void> {
    for (const loading of [...this.rooms.values()]) (await loading.catch(() => null))?.presence.beat();
  }

  /** Puts away rooms that nobody is connected to, and removes those that have expired. */
  async sweep(): Promise<void> {
    for (const [code, loading] of [...this.rooms]) {
      const room = await loading.catch(() => null);
      if (room && !room.isIdle) continue;
      await room?.quiet();
      if (room && !room.isIdle) continue;
      this.rooms.delete(code);
      room?.close(CLOSE.drain);
    }
    const expired = await this.around.store.idleRooms(this.around.now() - KEPT_FOR, 100);
    for (const code of expired) if (!this.rooms.has(code)) await this.around.store.removeRoom(code);
  }

  /** Takes no more games, and sends everybody elsewhere. */
  async drain(): Promise<void> {
    this.isDraining = true;
    const rooms = await Promise.all([...this.rooms.values()].map((loading) => loading.catch(() => null)));
    for (const room of rooms) room?.close(CLOSE.drain);
    this.rooms.clear();
    await this.around.leases.giveBack();
  }
}

/** Files say what they are. */
const isCampaign = (file: unknown): boolean =>
  typeof file === 'object' &&
  file !== null &&
  'zonecrawl' in file &&
  (file.zonecrawl === CAMPAIGN.save.kind || file.zonecrawl === CAMPAIGN.record.kind);

const inputsIn = (file: unknown): number =>
  typeof file === 'object' && file !== null && 'inputs' in file && Array.isArray(file.inputs)
    ? file.inputs.length
    : 0;

function playedIn(begun: Table | ZoneMap): Plays {
  if (begun instanceof ZoneMap) return { mode: 'campaign' };
  const state = begun.session?.history.play.game.state;
  const stalkers = state?.stalkers.map(({ card }) => card) ?? [];
  return { mode: 'mission', mission: state?.mission.id ?? '', stalkers };
}
