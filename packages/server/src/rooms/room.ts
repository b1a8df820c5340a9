/** A room in memory of one process: its log, what lies on its table, and who is connected to it here. */
import type { Fact } from '@zonecrawl/engine/model';
import { CLOSE, type Motion, type PlayerId, type ServerMessage } from '@zonecrawl/engine/online';
import { Budget, type Thinker } from '../bots/thinker.ts';
import type { Leases } from '../cluster/leases.ts';
import type { Link } from '../cluster/link.ts';
import type { Store } from '../store/store.ts';
import { BotSeats } from './botSeats.ts';
import type { RoomEntry } from './entries.ts';
import { goOn, passHost } from './goOn.ts';
import { RoomLog } from './log.ts';
import { Lookout } from './lookout.ts';
import type { Member } from './member.ts';
import { Presence } from './presence.ts';
import { type RoomState, viewOf } from './state.ts';
import { Table } from './table.ts';
import { ZoneMap } from './zoneMap.ts';

/** What every room of a process shares. */
export interface Surroundings {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly link: Link;
  readonly leases: Leases;
  readonly now: () => number;
  /** The luck of a game, which nobody must know. */
  readonly newSeed: () => string;
  readonly raced: () => void;
  readonly thought: (milliseconds: number) => void;
  readonly failed: (error: unknown, what: string) => void;
}

/** A host who is away for so long passes the role on; in milliseconds. */
const HOST_AWAY = 60_000;

export class Room {
  readonly code: string;
  readonly log: RoomLog;
  readonly presence: Presence<Member>;
  readonly around: Surroundings;
  readonly budget: Budget;
  readonly bots: BotSeats;
  readonly lookout: Lookout;
  /** It is no longer in memory: nobody must be let in any more. */
  isClosed = false;
  table: Table | null = null;
  zoneMap: ZoneMap | null = null;
  private readonly forget: () => void;
  /** Votes in what everybody was told last. */
  private votesShown = 0;
  private hostTimer: NodeJS.Timeout | null = null;
  private background: Promise<void> = Promise.resolve();
  private setting: Promise<void> = Promise.resolve();
  private readonly running = new Set<Promise<void>>();

  /** `forget`: told when everything of it is gone. */
  constructor(code: string, around: Surroundings, forget: () => void) {
    this.code = code;
    this.forget = forget;
    this.around = around;
    this.budget = new Budget(around.now);
    this.bots = new BotSeats(this);
    this.lookout = new Lookout(this);
    this.presence = new Presence({
      room: code,
      link: around.link,
      now: around.now,
      changed: () => this.presenceChanged(),
      wrote: (log, last) => this.lookout.hinted(log, last),
      shown: (player, shown) => this.broadcast({ type: 'shown', player, shown }),
    });
    this.log = new RoomLog(around.store, code, {
      heard: (entry) => this.heard(entry),
      wrote: (last) => this.wrote(code, last),
    });
  }

  get state(): RoomState {
    return this.log.state;
  }

  get members(): ReadonlySet<Member> {
    return this.presence.members;
  }

  get here(): ReadonlySet<PlayerId> {
    return this.presence.here;
  }

  /** Reads the room and stands up what lies on its table. False: there is no such room. */
  async load(): Promise<boolean> {
    await this.log.refresh();
    if (this.state.next === 0) return false;
    await this.setTable();
    return true;
  }

  /** Reads on where others have written. */
  async refresh(): Promise<void> {
    await this.log.refresh();
    await this.setTable();
    await this.zoneMap?.refresh();
    await this.table?.refresh();
    if (this.isElsewhere) for (const member of this.members) member.close(CLOSE.drain);
  }

  /** Another process goes on with it under rules that this one does not have: that is where it is played now. */
  get isElsewhere(): boolean {
    const { table, zoneMap } = this;
    return (table !== null && !table.session) || (zoneMap !== null && !zoneMap.host.session);
  }

  private wrote(log: string, last: number): void {
    this.presence.tell({ is: 'wrote', log, last });
  }

  /** What the log says lies there. One at a time: a table that is stood up twice would leave inputs on the first. */
  private setTable(): Promise<void> {
    const mine = this.setting.then(() => this.standUp());
    this.setting = mine.catch(() => undefined);
    return mine;
  }

  /** Opened from its journal; whoever begins a game here puts it there meanwhile. */
  private async standUp(): Promise<void> {
    const { campaign } = this.state;
    if (campaign !== null && this.zoneMap?.game !== campaign) {
      const zoneMap = this.newZoneMap(campaign);
      const opened = await zoneMap.open();
      if (!opened.ok) throw new Error(`the Campaign cannot be opened: ${JSON.stringify(opened.problems)}`);
      if (this.zoneMap?.game === campaign) zoneMap.close();
      else this.putZoneMap(zoneMap);
    }
    const { game } = this.state;
    if (game === null) this.putTable(null);
    else if (this.table?.game !== game) {
      const table = this.newTable(game);
      const opened = await table.open();
      if (!opened.ok) throw new Error(`the game cannot be opened: ${JSON.stringify(opened.problems)}`);
      if (this.table?.game === game || this.state.game !== game) table.close();
      else this.putTable(table);
    }
  }

  newTable(game: string): Table {
    const { store, raced } = this.around;
    const table: Table = new Table({
      store,
      game,
      undo: this.state.settings.undo,
      owner: () => this.log.owner,
      watchers: () => (this.table === table ? this.members : []),
      changed: (facts) => this.table === table && this.changed(facts),
      wrote: (last) => this.wrote(game, last),
      raced,
    });
    return table;
  }

  newZoneMap(game: string): ZoneMap {
    const { store, raced } = this.around;
    const zoneMap: ZoneMap = new ZoneMap({
      store,
      game,
      owner: () => this.log.owner,
      send: (text) => {
        if (this.zoneMap === zoneMap) for (const member of this.members) member.send(text);
      },
      changed: () => this.zoneMap === zoneMap && this.changed([]),
      wrote: (last) => this.wrote(game, last),
      raced,
    });
    return zoneMap;
  }

  putTable(table: Table | null): void {
    if (this.table !== table) this.table?.close();
    this.table = table;
    if (!table) return;
    for (const member of this.members) this.detached(table.welcome(member, undefined));
    this.changed([]);
  }

  putZoneMap(zoneMap: ZoneMap): void {
    this.zoneMap?.close();
    this.zoneMap = zoneMap;
    const { text } = zoneMap;
    if (text !== null) for (const member of this.members) member.send(text);
    this.changed([]);
  }

  /** Every row of the log, whoever wrote it. */
  private heard(entry: RoomEntry): void {
    if (this.members.size === 0) return;
    if (entry.entry === 'said') {
      const line = this.log.lines.at(-1);
      if (line) this.broadcast({ type: 'line', line });
      return;
    }
    for (const member of this.members) member.follow(entry);
    this.broadcastRoom();
    if (entry.entry === 'host') this.watchHost();
    if (entry.entry === 'voted' || entry.entry === 'left' || entry.entry === 'bot') this.changed([]);
  }

  private broadcastRoom(): void {
    const { view } = this;
    this.votesShown = view.votes.length;
    this.broadcast({ type: 'room', room: view });
  }

  /** A vote whose moment has passed must not stay on the pages. */
  private takeDownVotes(): void {
    if (this.votesShown > 0 && this.votes.length < this.votesShown) this.broadcastRoom();
  }

  get view(): ReturnType<typeof viewOf> {
    return { ...viewOf(this.state), votes: this.votes };
  }

  /** Votes about an earlier moment are void. */
  get votes(): RoomState['votes'] {
    return this.state.votes.filter(({ motion }) => this.isAboutNow(motion));
  }

  isAboutNow(motion: Motion): boolean {
    switch (motion.vote) {
      case 'undo':
        return motion.game === this.table?.game && motion.number === this.table.session?.next;
      case 'choose':
        return this.zoneMap?.offers(motion) ?? false;
      case 'free':
      case 'home':
        return true;
    }
  }

  broadcast(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const member of this.members) member.send(text);
  }

  /** Somebody came or went. */
  private presenceChanged(): void {
    const { here, watching } = this.presence;
    this.broadcast({ type: 'presence', here: [...here].sort(), watching });
    this.watchHost();
    this.changed([]);
  }

  private watchHost(): void {
    if (this.hostTimer) clearTimeout(this.hostTimer);
    this.hostTimer = null;
    if (this.members.size === 0 || this.here.has(this.state.host)) return;
    this.hostTimer = setTimeout(() => this.detached(passHost(this)), HOST_AWAY).unref();
  }

  /** Something has changed: what follows from it by itself is done, one thing after the other. */
  changed(facts: readonly Fact[]): void {
    this.takeDownVotes();
    const before = this.background;
    this.background = before.then(() => goOn(this, facts)).catch((error: unknown) => this.report(error));
  }

  /** Work that nobody waits for. */
  detached(work: Promise<void>): void {
    const tracked: Promise<void> = work
      .catch((error: unknown) => this.report(error))
      .finally(() => this.running.delete(tracked));
    this.running.add(tracked);
  }

  private report(error: unknown): void {
    this.around.failed(error, this.code);
  }

  /** Resolves when nothing is going on by itself any more. */
  async quiet(): Promise<void> {
    for (let seen: Promise<void> | null = null; seen !== this.background || this.running.size > 0; ) {
      seen = this.background;
      await Promise.all([seen, ...this.running]);
    }
  }

  /** Nobody is connected, and nothing is going on. */
  get isIdle(): boolean {
    return this.members.size === 0 && !this.bots.isThinking;
  }

  close(code: number): void {
    this.isClosed = true;
    if (this.hostTimer) clearTimeout(this.hostTimer);
    for (const member of [...this.members]) member.close(code);
    this.presence.close();
    this.bots.close();
    this.table?.close();
    this.zoneMap?.close();
  }

  /** Everything of it is taken away; `done` is told before everybody is sent away. */
  async remove(done: () => void = () => {}): Promise<void> {
    await this.around.store.removeRoom(this.code);
    done();
    this.presence.tell({ is: 'wrote', log: this.code, last: null });
    this.vanish();
  }

  /** There is no such room any more. */
  vanish(): void {
    this.forget();
    this.close(CLOSE.gone);
  }
}
