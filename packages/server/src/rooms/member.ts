/** One socket in a room: whose it is, what it may see, and what it asks. */
import { standInFor } from '@zonecrawl/bots';
import type { CampaignRequest } from '@zonecrawl/engine/campaign';
import type { Request } from '@zonecrawl/engine/host';
import type { StalkerId } from '@zonecrawl/engine/model';
import {
  CLOSE,
  type ClientMessage,
  type PlayerId,
  type RoomAction,
  type RoomRefusal,
  type ServerMessage,
} from '@zonecrawl/engine/online';
import { act, type PlainAction } from './actions.ts';
import { begin } from './begin.ts';
import type { RoomEntry } from './entries.ts';
import { Allowance } from './limits.ts';
import type { Connected } from './presence.ts';
import { isBehind, refusalOf } from './replies.ts';
import type { Room } from './room.ts';
import { hashed, newSecret } from './secrets.ts';
import { playedBy, playerOf, seatsOf } from './state.ts';
import type { Watcher } from './updates.ts';
import type { ZoneMap } from './zoneMap.ts';

/** What a socket does for us. */
export interface Wire {
  send(text: string): void;
  close(code: number): void;
}

type Asked = Exclude<ClientMessage, { readonly type: 'hello' }>;

const CHANGES: ReadonlySet<Request['ask']> = new Set(['answer', 'answers', 'walk', 'undo', 'redo']);
/** A personal link is good for so long, in milliseconds. */
const HANDOVER = 15 * 60_000;

export class Member implements Watcher, Connected {
  /** null: it watches. */
  player: PlayerId | null;
  seen = -1;
  since = 0;
  private readonly room: Room;
  private readonly wire: Wire;
  private readonly talk: Allowance;
  private readonly writing: Allowance;
  private readonly showing: Allowance;
  private readonly looking: Allowance;
  private held = '';

  constructor(room: Room, player: PlayerId | null, wire: Wire) {
    const { now } = room.around;
    this.room = room;
    this.player = player;
    this.wire = wire;
    this.talk = new Allowance(6, 1, now);
    // Every row of a room stays in its log.
    this.writing = new Allowance(100, 5, now);
    this.showing = new Allowance(20, 10, now);
    // A moment of the past is played again from the checkpoint before it, a hundred times the work of other questions.
    this.looking = new Allowance(30, 10, now);
    this.held = this.seats.join();
  }

  get seats(): readonly StalkerId[] {
    return seatsOf(this.room.state, this.player);
  }

  send(text: string): void {
    this.wire.send(text);
  }

  say(message: ServerMessage): void {
    this.wire.send(JSON.stringify(message));
  }

  close(code: number): void {
    this.wire.close(code);
  }

  /** It plays on another page or device: this one watches from now on. */
  becomeWatcher(): void {
    if (this.player === null) return;
    this.player = null;
    this.say({ type: 'moved' });
    this.lookAgain();
  }

  /** What a row of the room's log means to this socket. */
  follow(entry: RoomEntry): void {
    if (this.player === null) {
      if (entry.entry === 'settings' && !entry.settings.watching) this.close(CLOSE.notWelcome);
      return;
    }
    if (entry.entry === 'removed' && entry.player === this.player) this.close(CLOSE.removed);
    else if (entry.entry === 'moved' && entry.player === this.player) this.becomeWatcher();
    else if (this.seats.join() !== this.held) this.lookAgain();
  }

  /** With other seats other things are to be seen. */
  private lookAgain(): void {
    this.held = this.seats.join();
    const { table } = this.room;
    if (table) this.room.detached(table.welcome(this, undefined));
  }

  async handle(message: Asked): Promise<RoomRefusal | null> {
    switch (message.type) {
      case 'game':
        return this.play(message);
      case 'campaign':
        return this.explore(message);
      case 'room':
        return this.act(message.id, message.action);
      case 'advice':
        return this.advise(message);
      case 'show': {
        const { player } = this;
        if (player === null) return 'watching';
        if (playerOf(this.room.state, player)?.muted) return 'muted';
        if (!this.showing.take()) return null;
        const { shown } = message;
        this.room.broadcast({ type: 'shown', player, shown });
        this.room.presence.tell({ is: 'shown', player, shown });
        return null;
      }
      case 'resync':
        await this.room.table?.welcome(this, undefined);
        this.showZoneMap();
        return null;
    }
  }

  showZoneMap(): void {
    const text = this.room.zoneMap?.text ?? null;
    if (text !== null) this.send(text);
  }

  private answer(id: string, reply: unknown): null {
    const hash = this.room.table?.session ? this.room.table.hash(this.seats) : undefined;
    this.say({ type: 'reply', id, reply, ...(hash === undefined ? {} : { hash }) });
    return null;
  }

  private async play({ id, game, request }: Extract<Asked, { type: 'game' }>): Promise<RoomRefusal | null> {
    const { room } = this;
    const { table } = room;
    if (table?.game !== game) return 'noSuchGame';
    if (request.ask === 'moment' && !this.looking.take()) return 'tooMany';
    if (request.ask === 'look') {
      await table.welcome(this, undefined);
      return this.answer(id, { ok: true });
    }
    if (!CHANGES.has(request.ask)) return this.answer(id, await table.request(request, id, () => this.seats));
    if (this.player === null) return 'watching';
    const seats = (): readonly StalkerId[] => playedBy(room.state, this.player);
    let reply = await table.request(request, id, seats);
    if (isBehind(reply)) {
      // Another process has gone on, with the game or with who may play it: once more from there.
      await room.refresh();
      reply = await table.request(request, id, seats);
    }
    if (request.ask === 'undo' && refusalOf(reply) === 'needsVotes') {
      const { number, inputs } = request;
      return this.act(id, { act: 'vote', motion: { vote: 'undo', game, number, inputs }, agree: true });
    }
    return this.answer(id, reply);
  }

  private async explore({
    id,
    game,
    request,
  }: Extract<Asked, { type: 'campaign' }>): Promise<RoomRefusal | null> {
    const { zoneMap } = this.room;
    if (zoneMap?.game !== game) return 'noSuchGame';
    switch (request.ask) {
      case 'look':
        this.showZoneMap();
        return this.answer(id, { ok: true });
      case 'whyNot':
        return this.answer(id, zoneMap.whyNot(request.option));
      case 'undo':
      case 'redo':
        return 'notNow';
      case 'answer':
        return this.player === null ? 'watching' : this.choose(id, zoneMap, request);
    }
  }

  /** Between Missions: one's own gear is arranged at once, all else is voted about. */
  private async choose(
    id: string,
    zoneMap: ZoneMap,
    { number, option }: Extract<CampaignRequest, { ask: 'answer' }>,
  ): Promise<RoomRefusal | null> {
    const { room } = this;
    // What was done has moved the Campaign on: it is no less done because its number has passed.
    if ((await zoneMap.isRepeat(id)) || (await room.log.isRepeat(id)))
      return this.answer(id, { ok: true, repeated: true });
    if (number > zoneMap.number) await room.refresh();
    const { number: now, decision } = zoneMap;
    // Options are counted anew after every input: the same place in another list is another option.
    if (number !== now) return this.answer(id, { ok: false, refusal: { refused: 'stale', at: number, now } });
    const chosen = decision?.options[option];
    if (!chosen) return 'notNow';
    return zoneMap.isOwnGear(chosen, this.seats)
      ? this.answer(id, await zoneMap.answer(number, option, id))
      : this.act(id, { act: 'vote', motion: zoneMap.motion(chosen), agree: true });
  }

  private async advise({ id, ask }: Extract<Asked, { type: 'advice' }>): Promise<RoomRefusal | null> {
    const { table, around, budget, code, state } = this.room;
    const who = table?.decision?.who;
    if (!table || who === undefined) return 'notNow';
    if (!playedBy(state, this.player).includes(who) || standInFor(state.bots, who)) return 'notYours';
    const save = table.host.save();
    if ('problems' in save) return 'notNow';
    const thought = await around.thinker.ask({ ask }, save, code, budget);
    if (!thought) return 'failed';
    around.thought(thought.spent);
    return this.answer(id, thought.reply);
  }

  private async act(id: string, action: RoomAction): Promise<RoomRefusal | null> {
    const { room, player } = this;
    if (player === null) return 'watching';
    switch (action.act) {
      case 'begin': {
        if (player !== room.state.host) return 'hostOnly';
        const refused = (await room.log.isRepeat(id)) ? null : await begin(room, id);
        return refused ?? this.answer(id, { ok: true });
      }
      case 'handover':
        return this.handOver(id, player);
      case 'export':
        return this.export(id);
      case 'delete':
        if (player !== room.state.host) return 'hostOnly';
        await room.remove(() => this.answer(id, { ok: true }));
        return null;
      default:
        return this.actPlainly(id, player, action);
    }
  }

  private async handOver(id: string, player: PlayerId): Promise<RoomRefusal | null> {
    if (!this.writing.take()) return 'tooMany';
    const { log, around } = this.room;
    const token = newSecret();
    const until = around.now() + HANDOVER;
    const handing: RoomEntry = { entry: 'handing', player, token: hashed(token), until };
    const write = (request: string | null) => log.write<RoomRefusal>(() => ({ entries: [handing] }), request);
    let written = await write(id);
    // The token that was made before is kept as its hash alone: this one takes its place.
    if (written.ok && written.repeated) written = await write(null);
    return written.ok ? this.answer(id, { ok: true, token }) : written.refused;
  }

  private async actPlainly(id: string, player: PlayerId, action: PlainAction): Promise<RoomRefusal | null> {
    const { room } = this;
    if ((action.act === 'say' || action.act === 'phrase') && !this.talk.take()) return 'tooMany';
    if (!this.writing.take()) return 'tooMany';
    const written = await room.log.write<RoomRefusal>(
      (state) =>
        action.act === 'vote' && !room.isAboutNow(action.motion)
          ? { refused: 'notNow' }
          : act(state, player, action, { here: room.here }),
      id,
    );
    if (!written.ok) return written.refused;
    // What a vote decides is done before it is answered.
    if (action.act === 'vote') await room.quiet();
    return this.answer(id, { ok: true });
  }

  /** A running game holds what nobody may know: it is handed out when it has left the server. */
  private export(id: string): RoomRefusal | null {
    const { table, zoneMap, state } = this.room;
    if (state.phase !== 'closed' && state.phase !== 'over') return 'needsVotes';
    const game = table?.host.save() ?? null;
    const campaign = zoneMap?.host.save() ?? null;
    return this.answer(id, { ok: true, game, campaign });
  }
}
