/**
 * Who is connected to a room: here, and at other processes as these say themselves. One page per player plays, the one
 * that came last, wherever the others are.
 */
import type { PlayerId, Shown } from '@zonecrawl/engine/online';
import type { Link, News } from '../cluster/link.ts';

/** Whoever is connected. */
export interface Connected {
  /** null: it watches. */
  player: PlayerId | null;
  /** When its player came, as a number that grows with every page the player opens. */
  since: number;
  /** Its player plays on another page from now on. */
  becomeWatcher(): void;
}

interface Elsewhere {
  readonly players: ReadonlyMap<PlayerId, number>;
  readonly watching: number;
  /** When it was last heard of. */
  at: number;
}

/** A process that has not been heard of for so long has nobody connected any more; in milliseconds. */
const SILENT = 30_000;

interface PresenceOptions {
  readonly room: string;
  readonly link: Link;
  readonly now: () => number;
  /** Somebody came or went, anywhere. */
  readonly changed: () => void;
  /** Another process has written to this log, or taken it away (null). */
  readonly wrote: (log: string, last: number | null) => void;
  readonly shown: (player: PlayerId, shown: Shown) => void;
}

export class Presence<C extends Connected> {
  readonly members = new Set<C>();
  private readonly options: PresenceOptions;
  private readonly elsewhere = new Map<string, Elsewhere>();
  private stopListening: (() => void) | null = null;

  constructor(options: PresenceOptions) {
    this.options = options;
  }

  get here(): ReadonlySet<PlayerId> {
    const here = new Set<PlayerId>();
    for (const { player } of this.members) if (player !== null) here.add(player);
    for (const { players } of this.elsewhere.values()) for (const player of players.keys()) here.add(player);
    return here;
  }

  get watching(): number {
    let watching = 0;
    for (const { player } of this.members) if (player === null) watching++;
    for (const other of this.elsewhere.values()) watching += other.watching;
    return watching;
  }

  /** The one of those here who has watched longest; undefined: nobody does. */
  get watcher(): C | undefined {
    return [...this.members].find(({ player }) => player === null);
  }

  arrive(member: C): void {
    const { room, link, now } = this.options;
    const { player } = member;
    member.since = now();
    for (const other of [...this.members].filter((one) => player !== null && one.player === player)) {
      member.since = Math.max(member.since, other.since + 1);
      other.becomeWatcher();
    }
    for (const { players } of this.elsewhere.values())
      member.since = Math.max(member.since, (players.get(player ?? '') ?? -1) + 1);
    this.members.add(member);
    const isFirst = this.stopListening === null;
    this.stopListening ??= link.listen(room, (news, from) => this.hear(news, from));
    this.say(isFirst);
    this.options.changed();
  }

  leave(member: C): void {
    if (!this.members.delete(member)) return;
    this.say(false);
    if (this.members.size === 0) this.close();
    this.options.changed();
  }

  /** Says who is here, so that the others know it still holds; and forgets those who have fallen silent. */
  beat(): void {
    if (this.members.size === 0) return;
    this.say(false);
    const { link, now } = this.options;
    let isLess = false;
    for (const [node, other] of this.elsewhere) {
      // As long as nobody can be heard, nobody is silent.
      if (!link.isUp) other.at = now();
      else if (now() - other.at > SILENT) isLess = this.elsewhere.delete(node) || isLess;
    }
    if (isLess) this.options.changed();
  }

  /** What others may know of this room's news; nobody is told twice here. */
  tell(news: News): void {
    this.options.link.say(this.options.room, news);
  }

  private say(asks: boolean): void {
    const players = new Map<PlayerId, number>();
    let watching = 0;
    for (const { player, since } of this.members) {
      if (player === null) watching++;
      else players.set(player, since);
    }
    this.tell({ is: 'here', players: [...players], watching, asks });
  }

  private hear(news: News, from: string): void {
    switch (news.is) {
      case 'wrote':
        this.options.wrote(news.log, news.last);
        return;
      case 'shown':
        this.options.shown(news.player, news.shown);
        return;
      case 'here':
        this.heardOf(news, from);
        return;
    }
  }

  private heardOf({ players, watching, asks }: Extract<News, { is: 'here' }>, from: string): void {
    const { node } = this.options.link;
    const before = this.elsewhere.get(from);
    const there = new Map(players);
    if (there.size + watching === 0) this.elsewhere.delete(from);
    else this.elsewhere.set(from, { players: there, watching, at: this.options.now() });
    let hasMoved = false;
    for (const member of this.members) {
      const since = member.player === null ? undefined : there.get(member.player);
      if (since === undefined || since < member.since || (since === member.since && from < node)) continue;
      member.becomeWatcher();
      hasMoved = true;
    }
    if (hasMoved || asks) this.say(false);
    const isSame =
      before?.watching === watching &&
      before.players.size === there.size &&
      [...there.keys()].every((player) => before.players.has(player));
    if (hasMoved || !isSame) this.options.changed();
  }

  /** Nobody is connected here any more. */
  close(): void {
    if (this.members.size > 0) {
      this.members.clear();
      this.say(false);
    }
    this.stopListening?.();
    this.stopListening = null;
    this.elsewhere.clear();
  }
}
