/** A room as this page holds it: who is there, what is said, and the table with the port to its game. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { CampaignPort, CampaignUpdate } from '@zonecrawl/engine/campaign';
import type { GamePort, Update } from '@zonecrawl/engine/host';
import type { Clock } from '@zonecrawl/engine/kernel';
import type { StalkerId } from '@zonecrawl/engine/model';
import {
  CampaignReader,
  type ClientMessage,
  LIMITS,
  type Line,
  type PlayerId,
  PROTOCOL,
  type RoomAction,
  type RoomRefusal,
  type RoomView,
  type ServerMessage,
  type Shown,
  TableReader,
} from '@zonecrawl/engine/online';
import { type Answer, Link, type LinkState, type SocketLike } from './link.ts';
import { campaignPort, gamePort } from './ports.ts';

export interface RoomOptions {
  readonly code: string;
  /** Of a player; without one this page watches. */
  readonly secret: string | undefined;
  readonly open: () => SocketLike;
  readonly clock: Clock;
  readonly chance: () => number;
  /** A new id for every request. */
  readonly newId: () => string;
}

export type Acted =
  | { readonly ok: true; readonly reply: unknown }
  | { readonly ok: false; readonly refused: RoomRefusal };

export interface ShownBy {
  readonly player: PlayerId;
  readonly shown: Shown;
}

type Listener = (update: Update) => void;

export class RoomClient {
  readonly code: string;
  readonly link: ReadonlySignal<LinkState>;
  readonly room: ReadonlySignal<RoomView | null>;
  /** null: this page watches. */
  readonly you: ReadonlySignal<PlayerId | null>;
  /** The seats this page plays, those lent to a bot included. */
  readonly seats: ReadonlySignal<readonly StalkerId[]>;
  readonly here: ReadonlySignal<readonly PlayerId[]>;
  readonly watching: ReadonlySignal<number>;
  readonly lines: ReadonlySignal<readonly Line[]>;
  /** The player went on elsewhere, and this page watches. */
  readonly hasMoved: ReadonlySignal<boolean>;
  /** The Zone Map as it is now; null: no Campaign is played, or it was not told yet. */
  readonly campaign: ReadonlySignal<CampaignUpdate | null>;
  readonly newId: () => string;
  /** How often everything had to be sent again because it differed. */
  resyncs = 0;

  private readonly state = {
    link: signal<LinkState>({ is: 'connecting' }),
    room: signal<RoomView | null>(null),
    you: signal<PlayerId | null>(null),
    here: signal<readonly PlayerId[]>([]),
    watching: signal(0),
    lines: signal<readonly Line[]>([]),
    hasMoved: signal(false),
    campaign: signal<CampaignUpdate | null>(null),
  };
  private readonly wire: Link;
  private readonly secret: string | undefined;
  private readonly reader = new TableReader();
  private readonly campaignReader = new CampaignReader();
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly campaignListeners = new Set<(update: CampaignUpdate) => void>();
  private readonly shownListeners = new Set<(shown: ShownBy) => void>();
  private last: { readonly game: string; readonly update: Update } | null = null;

  constructor({ code, secret, open, clock, chance, newId }: RoomOptions) {
    const { link, room, you, here, watching, lines, hasMoved } = this.state;
    this.code = code;
    this.secret = secret;
    this.newId = newId;
    this.link = link;
    this.room = room;
    this.you = you;
    this.here = here;
    this.watching = watching;
    this.lines = lines;
    this.hasMoved = hasMoved;
    this.campaign = this.state.campaign;
    this.seats = computed(() => seatsOf(room.value, you.value));
    this.wire = new Link({
      open,
      clock,
      chance,
      hello: () => this.hello(),
      hear: (message) => batch(() => this.hear(message)),
      onState: (now) => {
        link.value = now;
      },
    });
  }

  port(game: string): GamePort {
    return gamePort(game, {
      ask: (request) => this.wire.ask({ type: 'game', id: this.newId(), game, request }),
      subscribe: (listener) => {
        const all = this.listeners.get(game) ?? new Set();
        this.listeners.set(game, all.add(listener));
        return () => all.delete(listener);
      },
    });
  }

  campaignPort(game: string): CampaignPort {
    return campaignPort(game, {
      ask: (request) => this.wire.ask({ type: 'campaign', id: this.newId(), game, request }),
      subscribe: (listener) => {
        this.campaignListeners.add(listener);
        return () => this.campaignListeners.delete(listener);
      },
    });
  }

  async act(action: RoomAction): Promise<Acted> {
    return actedOf(await this.wire.ask({ type: 'room', id: this.newId(), action }));
  }

  /** Advice of the bots for the open decision. */
  async advise(ask: 'hint' | 'best'): Promise<Acted> {
    return actedOf(await this.wire.ask({ type: 'advice', id: this.newId(), ask }));
  }

  /** Others see it for a moment, and nobody keeps it. */
  show(shown: Shown): void {
    if (this.you.value !== null) this.wire.say({ type: 'show', shown });
  }

  onShown(listener: (shown: ShownBy) => void): () => void {
    this.shownListeners.add(listener);
    return () => this.shownListeners.delete(listener);
  }

  /** Connects anew at once. `playHere`: as the player, even if another page plays now. */
  renew({ playHere = false }: { readonly playHere?: boolean } = {}): void {
    if (playHere) this.state.hasMoved.value = false;
    this.wire.renew();
  }

  /** The network is known to be gone. */
  lose(): void {
    this.wire.lose();
  }

  close(): void {
    this.wire.close();
  }

  private hello(): ClientMessage {
    const { seen } = this.reader;
    const line = this.lines.value.at(-1)?.number;
    // Who went on elsewhere must not take the seat back with every reconnect.
    const isPlayer = this.secret !== undefined && !this.hasMoved.value;
    return {
      type: 'hello',
      protocol: PROTOCOL,
      ...(isPlayer ? { secret: this.secret } : {}),
      ...(seen === null ? {} : { seen }),
      ...(line === undefined ? {} : { line }),
    };
  }

  private hear(message: ServerMessage): void {
    const { room, you, here, watching, lines, hasMoved } = this.state;
    switch (message.type) {
      case 'welcome':
        you.value = message.you;
        lines.value = [...lines.value, ...message.lines].slice(-LIMITS.chatShown);
        this.enter(message.room);
        return;
      case 'room':
        this.enter(message.room);
        return;
      case 'presence':
        here.value = message.here;
        watching.value = message.watching;
        return;
      case 'line':
        lines.value = [...lines.value, message.line].slice(-LIMITS.chatShown);
        return;
      case 'shown':
        for (const listener of this.shownListeners) listener(message);
        return;
      case 'moved':
        you.value = null;
        hasMoved.value = true;
        if (room.value !== null) this.enter(room.value);
        return;
      case 'game': {
        const update = this.reader.read(message, this.seats.value);
        if (update === null) this.resync();
        else this.tell(message.game, update);
        return;
      }
      case 'reply':
        if (message.hash !== undefined && !this.reader.agrees(message.hash)) this.resync();
        return;
      case 'campaign': {
        const update = this.campaignReader.read(message);
        if (update === null) this.resync();
        else this.tellCampaign(update);
        return;
      }
      case 'same':
      case 'refused':
        return;
    }
  }

  private resync(): void {
    this.resyncs += 1;
    this.wire.say({ type: 'resync' });
  }

  private enter(next: RoomView): void {
    this.state.room.value = next;
    const { last } = this;
    if (last === null) return;
    const { seats: before } = last.update.view;
    const isMine = this.isMine(last.update);
    if (before.join() === this.seats.value.join() && last.update.yours === isMine) return;
    // Who may answer has changed, and nothing else.
    const { update } = last;
    const view = { ...update.view, seats: this.seats.value };
    this.tell(last.game, { ...update, view, keep: update.at, told: [], cause: 'looked' });
  }

  private tell(game: string, update: Update): void {
    const now = { ...update, yours: this.isMine(update) };
    this.last = { game, update: now };
    for (const listener of this.listeners.get(game) ?? []) listener(now);
  }

  private tellCampaign(update: CampaignUpdate): void {
    this.state.campaign.value = update;
    for (const listener of this.campaignListeners) listener(update);
  }

  /** Whether this page may answer: the seat is its own, and no bot plays it. */
  private isMine({ decision }: Update): boolean {
    if (decision === null) return false;
    const seat = this.room.value?.seats[decision.who];
    return seat !== undefined && seat.bot === null && seat.player !== null && seat.player === this.you.value;
  }
}

function seatsOf(room: RoomView | null, you: PlayerId | null): readonly StalkerId[] {
  if (room === null || you === null) return [];
  return room.seats.filter(({ player }) => player === you).map(({ seat }) => seat);
}

const actedOf = (answer: Answer): Acted =>
  answer.type === 'reply' ? { ok: true, reply: answer.reply } : { ok: false, refused: answer.refused };
