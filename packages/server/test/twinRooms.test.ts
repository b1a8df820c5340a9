/**
 * Two rooms whose games differ only in what is hidden: whatever somebody does in both, they say the same to everybody.
 * Every kind of message is compared at least once; a new kind does not compile until it is listed here.
 */
import assert from 'node:assert/strict';
import type { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { type CampaignOption, createCampaign } from '@zonecrawl/engine/campaign';
import { createHost, type Request } from '@zonecrawl/engine/host';
import type {
  ClientMessage,
  Motion,
  Opening,
  RoomAction,
  ServerMessage,
  Shown,
} from '@zonecrawl/engine/online';
import { createRoom, joinRoom, OnlineClient } from '../src/client/client.ts';
import { admitted, mission, openSite, type Site, seat } from './tables.ts';

/** true: it must be compared; a text: why it cannot be. */
type Expected<Kind extends string> = Readonly<Record<Kind, true | string>>;

const SAID: Expected<ClientMessage['type']> = {
  hello: true,
  game: true,
  campaign: true,
  room: true,
  advice:
    'what bots imagine has another seed in every room; that they see nothing else is tested with the bots',
  show: true,
  resync: true,
};

const HEARD: Expected<ServerMessage['type']> = {
  welcome: true,
  room: true,
  presence: true,
  line: true,
  shown: true,
  game: true,
  same: true,
  campaign: true,
  reply: true,
  refused: true,
  moved: true,
};

const ACTIONS: Expected<RoomAction['act']> = {
  take: true,
  leave: true,
  rename: true,
  ready: true,
  say: true,
  phrase: true,
  bot: true,
  vote: true,
  handover: true,
  export: true,
  begin: true,
  free: true,
  remove: true,
  mute: true,
  passHost: true,
  settings: true,
  delete: true,
};

const MOTIONS: Expected<Motion['vote']> = { undo: true, free: true, home: true, choose: true };
const SHOWN: Expected<Shown['show']> = { ping: true, pingFigure: true, sketch: true };

/** What was said and heard in twins, by kind. */
const kinds = {
  said: new Set<string>(),
  heard: new Set<string>(),
  actions: new Set<string>(),
  motions: new Set<string>(),
  shown: new Set<string>(),
};

function noteSaid(message: ClientMessage): void {
  kinds.said.add(message.type);
  if (message.type === 'show') kinds.shown.add(message.shown.show);
  if (message.type !== 'room') return;
  kinds.actions.add(message.action.act);
  if (message.action.act === 'vote') kinds.motions.add(message.action.motion.vote);
}

/** A client and all that it was told. */
class Guest {
  readonly client: OnlineClient;
  private readonly code: string;
  private heard: string[] = [];

  constructor(address: string, code: string, secret?: string) {
    this.code = code;
    this.client = new OnlineClient(address, code, secret);
    this.client.onText = (text) => this.heard.push(text);
    this.client.onSaid = (text) => noteSaid(JSON.parse(text));
  }

  /** What came since the last time, without the names of the room. What comes at once may come in any order. */
  told(): readonly string[] {
    const told = this.heard;
    this.heard = [];
    for (const text of told) kinds.heard.add(JSON.parse(text).type);
    // A personal link is a secret of its own in every room.
    return told
      .map((text) => text.replaceAll(this.code, 'ROOM').replace(/"token":"[^"]*"/, '"token":"TOKEN"'))
      .sort();
  }
}

/** Two who play, and one who watches. */
class TwinRoom {
  readonly guests: readonly Guest[];

  private constructor(guests: readonly Guest[]) {
    this.guests = guests;
  }

  static async of(address: string, opening: Opening): Promise<TwinRoom> {
    const ann = admitted(await createRoom(address, { name: 'Ann', seats: [seat(0)], opening }));
    const bob = admitted(await joinRoom(address, ann.code, { name: 'Bob', seats: [seat(1)] }));
    return new TwinRoom([
      new Guest(address, ann.code, ann.secret),
      new Guest(address, ann.code, bob.secret),
      new Guest(address, ann.code),
      // Another page of Bob's.
      new Guest(address, ann.code, bob.secret),
    ]);
  }

  at(guest: number): OnlineClient {
    return this.guests[guest]?.client ?? assert.fail('nobody is there');
  }
}

const [ANN, BOB, EVE, BOBS_PHONE] = [0, 1, 2, 3];

type Id = ReturnType<typeof randomUUID>;

/** The same done in both rooms, and all that is heard of it compared. */
class Twins {
  private readonly rooms: readonly [TwinRoom, TwinRoom];
  private readonly here = new Set<number>();
  private asked = 0;

  private constructor(rooms: readonly [TwinRoom, TwinRoom]) {
    this.rooms = rooms;
  }

  static async of(address: string, opening: Opening): Promise<Twins> {
    return new Twins([await TwinRoom.of(address, opening), await TwinRoom.of(address, opening)]);
  }

  get one(): TwinRoom {
    return this.rooms[0];
  }

  /** Ids of requests are the same in both rooms. */
  private get id(): Id {
    return `twins-0-0-0-${this.asked}`;
  }

  async does(guest: number, what: (client: OnlineClient, id: Id) => Promise<unknown>): Promise<void> {
    this.asked++;
    for (const room of this.rooms) await what(room.at(guest), this.id);
    await this.compare(`${what}`);
  }

  act = (guest: number, action: RoomAction): Promise<void> =>
    this.does(guest, (client, id) => client.act(action, id));
  ask = (guest: number, request: Request): Promise<void> =>
    this.does(guest, (client, id) => client.play(request, id));
  /** Nothing answers it: it is followed by something that is answered. */
  say = (guest: number, message: ClientMessage): Promise<void> =>
    this.does(guest, async (client) => client.say(message));

  async arrives(guest: number): Promise<void> {
    this.here.add(guest);
    const players = new Set([...this.here].filter((one) => one !== EVE).map((one) => Math.min(one, 1))).size;
    await this.does(guest, async (client) => {
      await client.connect();
      await client.until(() => client.here.length === players);
    });
  }

  async goes(guest: number, left: number): Promise<void> {
    this.here.delete(guest);
    for (const room of this.rooms) {
      room.at(guest).drop();
      for (const other of this.here) await room.at(other).until(() => room.at(other).here.length === left);
    }
    await this.compare('somebody goes');
  }

  /** The last thing that happens in a room. */
  async deleted(host: number): Promise<void> {
    this.asked++;
    for (const room of this.rooms) {
      await room.at(host).act({ act: 'delete' }, this.id);
      for (const guest of this.here) await room.at(guest).until(() => room.at(guest).closed !== null);
    }
    this.here.clear();
    await this.compare('the room is deleted');
  }

  /** All that came up to now: whatever was sent before is there when a question that comes after it is answered. */
  private async compare(what: string): Promise<void> {
    this.asked++;
    for (const room of this.rooms)
      for (const guest of this.here) await room.at(guest).play({ ask: 'danger' }, this.id);
    const [one, other] = this.rooms.map(({ guests }) => guests.map((guest) => guest.told()));
    assert.deepEqual(other, one, what);
  }

  close(): void {
    for (const { guests } of this.rooms) for (const { client } of guests) client.drop();
  }
}

describe('two rooms that differ only in what is hidden', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  /** A game of two as a file: online it goes on with another seed, and everything face down dealt anew. */
  async function game(): Promise<Opening> {
    const opening = mission(2);
    if (opening.mode !== 'mission') assert.fail();
    const port = createHost(box);
    await port.own({ ask: 'begin', game: 'mine', setup: { ...opening.setup, seed: 'known to me' } });
    const save = await port.own({ ask: 'save' });
    if ('problems' in save) assert.fail(JSON.stringify(save.problems));
    return { mode: 'save', save };
  }

  async function campaign(): Promise<Opening> {
    const port = createCampaign(box);
    await port.own({ ask: 'begin', game: 'ours', seed: 'known to me' });
    const save = await port.own({ ask: 'save' });
    if ('problems' in save) assert.fail(JSON.stringify(save.problems));
    return { mode: 'save', save };
  }

  it('say the same to everybody, whatever somebody does in a room where a Mission is played', async () => {
    const twins = await Twins.of(site.address, await game());
    for (const guest of [ANN, BOB, EVE]) await twins.arrives(guest);
    const { decision, view } = twins.one.at(ANN).update ?? assert.fail('no game');
    const asked = decision?.who === seat(0) ? ANN : BOB;
    for (const guest of [ANN, BOB, EVE])
      for (const request of [
        { ask: 'look' },
        { ask: 'whyNot', stalker: seat(0) },
        { ask: 'moment', at: 0 },
        { ask: 'undo', number: 9999, inputs: 1 },
      ] as const)
        await twins.ask(guest, request);
    await twins.act(ANN, { act: 'say', text: 'hello' });
    await twins.act(BOB, { act: 'phrase', phrase: 'careful' });
    await twins.say(BOB, { type: 'show', shown: { show: 'ping', space: 3 } });
    const [figure = assert.fail('nobody is on the map')] = view.enemies;
    await twins.say(ANN, { type: 'show', shown: { show: 'pingFigure', entity: figure.id } });
    await twins.say(ANN, { type: 'show', shown: { show: 'sketch', seat: seat(0), path: [1, 2] } });
    await twins.say(EVE, { type: 'resync' });
    await twins.act(BOB, { act: 'rename', name: 'Rob' });
    await twins.act(BOB, { act: 'ready', ready: true });
    await twins.act(ANN, { act: 'begin' });
    await twins.act(ANN, { act: 'export' });
    await twins.act(ANN, { act: 'settings', undo: 'always' });
    await twins.act(ANN, { act: 'settings', undo: 'consent' });
    await twins.act(ANN, { act: 'mute', player: 'p2', muted: true });
    await twins.act(BOB, { act: 'say', text: 'nobody hears me' });
    await twins.act(ANN, { act: 'mute', player: 'p2', muted: false });
    // One answers, a vote about taking it back is under way, and the page that was away catches up.
    await twins.goes(BOB, 1);
    await twins.act(ANN, { act: 'vote', motion: { vote: 'free', player: 'p2' }, agree: false });
    await twins.arrives(BOB);
    const number = twins.one.at(ANN).update?.number ?? 0;
    await twins.ask(asked, { ask: 'answer', number, answer: decision?.pick ? [] : 0 });
    const motion = { vote: 'undo', game: '', number: number + 1, inputs: 1 } as const;
    await twins.does(asked, (client, id) =>
      client.act({ act: 'vote', motion: { ...motion, game: client.room?.game ?? '' }, agree: true }, id),
    );
    await twins.act(BOB, { act: 'handover' });
    await twins.arrives(BOBS_PHONE);
    await twins.act(BOBS_PHONE, { act: 'leave', seats: [seat(1)] });
    await twins.act(BOBS_PHONE, { act: 'take', seats: [seat(1)] });
    await twins.act(ANN, { act: 'free', seat: seat(1) });
    // A bot that nobody lets play: it leaves before it could.
    await twins.act(ANN, { act: 'bot', seat: seat(1), bot: null, until: 'forGood' });
    await twins.act(BOBS_PHONE, { act: 'take', seats: [seat(1)] });
    await twins.act(ANN, { act: 'vote', motion: { vote: 'home' }, agree: true });
    await twins.act(ANN, { act: 'vote', motion: { vote: 'home' }, agree: false });
    await twins.act(ANN, { act: 'passHost', player: 'p2' });
    await twins.act(ANN, { act: 'remove', player: 'p2' });
    await twins.deleted(BOBS_PHONE);
    twins.close();
  });

  it('and where a Campaign is', async () => {
    const twins = await Twins.of(site.address, await campaign());
    for (const guest of [ANN, BOB, EVE]) await twins.arrives(guest);
    const find = (client: OnlineClient, is: CampaignOption['is']): number =>
      client.campaign?.decision.options.findIndex((option) => option.is === is) ?? -1;
    await twins.does(ANN, (client, id) => client.explore(find(client, 'join'), undefined, id));
    await twins.does(BOB, (client, id) => {
      const [{ motion } = assert.fail('nobody wants anything')] = client.room?.votes ?? [];
      return client.act({ act: 'vote', motion, agree: true }, id);
    });
    for (const guest of [ANN, BOB])
      await twins.does(guest, (client, id) => client.explore(find(client, 'join'), undefined, id));
    await twins.does(EVE, (client, id) => client.explore(0, undefined, id));
    twins.close();
  });

  it('with every kind of message at least once', () => {
    for (const [expected, reached] of [
      [SAID, kinds.said],
      [HEARD, kinds.heard],
      [ACTIONS, kinds.actions],
      [MOTIONS, kinds.motions],
      [SHOWN, kinds.shown],
    ] as const) {
      const must = Object.entries<true | string>(expected).flatMap(([kind, is]) =>
        is === true ? [kind] : [],
      );
      assert.deepEqual([...reached].sort(), must.sort());
    }
  });
});
