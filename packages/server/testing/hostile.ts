/** Messages that no honest client sends, against a live server: each is refused or cut off, and changes nothing. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { StalkerId } from '@zonecrawl/engine/model';
import { LIMITS, type PlayerId, PROTOCOL } from '@zonecrawl/engine/online';
import { WebSocket } from 'ws';

export const KINDS = ['malformed', 'oversized', 'replayed', 'foreign', 'unauthorised', 'seated'] as const;
export type Kind = (typeof KINDS)[number];

/** A room that others play in, and what somebody may have overheard of it. */
export interface Target {
  readonly code: string;
  readonly game: string;
  /** Messages that were sent and answered before. */
  readonly overheard: readonly string[];
  /** Another room, in which none of those who are hostile plays. */
  readonly neighbour: string;
  /** A player of the room who holds a seat, is not its host, and is not asked now. */
  readonly guest: { readonly secret: string; readonly seat: StalkerId; readonly id: PlayerId };
  readonly host: { readonly seat: StalkerId; readonly id: PlayerId };
  /** The number that an answer would have to name now. */
  readonly number: number;
}

export interface Hostility {
  readonly sent: Record<Kind, number>;
  /** How often a socket was closed on us. */
  cutOff: number;
  /** Answers that tell more than they should. */
  readonly leaks: string[];
}

/** What no answer may contain: traces of the program, and words for what only the server knows. */
const LEAK = /\bat .+\.(?:ts|js):\d+|node_modules|Error:|"seed"|"secret"|z2:[0-9a-f]{32}|SQLITE|postgres/;

type Chance = () => number;

const pick = <T>(from: readonly [T, ...T[]], chance: Chance): T =>
  from[Math.floor(chance() * from.length)] ?? from[0];

function textOf(kind: Kind, target: Target, chance: Chance): string {
  const { code, game, overheard, neighbour } = target;
  const id = randomUUID();
  const number = Math.floor(chance() * 50);
  switch (kind) {
    case 'malformed':
      return pick(
        [
          '',
          'null',
          '[]'.repeat(1 + Math.floor(chance() * 100)),
          '{"type":"game"}',
          '{"__proto__":{"type":"resync"}}',
          '['.repeat(5000),
          JSON.stringify({ type: 'game', id, game, request: { ask: 'answer', number: -1, answer: 0 } }),
          JSON.stringify({
            type: 'game',
            id,
            game,
            request: { ask: 'answer', number, answer: { deep: [] } },
          }),
          JSON.stringify({ type: 'room', id, action: { act: 'take', seats: [7] } }),
          JSON.stringify({ type: 'room', id: `${id}'; DROP TABLE rows;--`, action: { act: 'begin' } }),
          randomBytes(40).toString('latin1'),
        ],
        chance,
      );
    case 'oversized':
      return pick(
        [
          'x'.repeat(LIMITS.message + 1),
          JSON.stringify({ type: 'room', id, action: { act: 'say', text: 'x'.repeat(LIMITS.message) } }),
        ],
        chance,
      );
    case 'replayed':
      return overheard[Math.floor(chance() * overheard.length)] ?? '';
    case 'foreign':
      // Meant for a game in another room, or for one that nobody has begun.
      return JSON.stringify({
        type: 'game',
        id,
        game: pick([`${neighbour}.1`, `${code}.2`, 'ABCDEFGH.1', code], chance),
        request: { ask: 'answer', number, answer: 0 },
      });
    case 'unauthorised':
      return JSON.stringify(
        pick<object>(
          [
            { type: 'game', id, game, request: { ask: 'answer', number, answer: 0 } },
            { type: 'game', id, game, request: { ask: 'undo', number, inputs: 1 } },
            { type: 'room', id, action: { act: 'delete' } },
            { type: 'room', id, action: { act: 'take', seats: [0] } },
            { type: 'room', id, action: { act: 'free', seat: 0 } },
            { type: 'room', id, action: { act: 'remove', player: 'p1' } },
            { type: 'room', id, action: { act: 'passHost', player: 'p1' } },
            { type: 'room', id, action: { act: 'handover' } },
            { type: 'room', id, action: { act: 'export' } },
            { type: 'room', id, action: { act: 'say', text: 'hello' } },
            { type: 'room', id, action: { act: 'vote', motion: { vote: 'home' }, agree: true } },
            { type: 'advice', id, ask: 'hint' },
            { type: 'show', shown: { show: 'ping', space: 1 } },
          ],
          chance,
        ),
      );
    case 'seated':
      return JSON.stringify(seated(target, chance));
  }
}

/** What a player with a seat may not do: answer for others, act as the host, vote twice, name numbers that are none. */
function seated({ game, neighbour, guest, host, number }: Target, chance: Chance): object {
  const id = randomUUID();
  const played = (request: object, where = game): object => ({ type: 'game', id, game: where, request });
  const acted = (action: object): object => ({ type: 'room', id, action });
  const voted = (motion: object): object => acted({ act: 'vote', motion, agree: true });
  const forged = pick([number + 1, number + 1000, Math.max(0, number - 1), 0, 9_999_999], chance);
  return pick<object>(
    [
      played({ ask: 'answer', number, answer: 0 }),
      played({ ask: 'answer', number, answer: [0, 1] }),
      played({ ask: 'answers', number, options: [{}] }),
      played({ ask: 'answer', number: forged, answer: 0 }),
      played({ ask: 'undo', number: forged, inputs: 1 }),
      played({ ask: 'redo', number: forged, inputs: 1 }),
      played({ ask: 'answer', number, answer: 0 }, `${neighbour}.1`),
      voted({ vote: 'home' }),
      voted({ vote: 'undo', game, number, inputs: 1 }),
      voted({ vote: 'free', player: host.id }),
      acted({ act: 'begin' }),
      acted({ act: 'delete' }),
      acted({ act: 'export' }),
      acted({ act: 'take', seats: [host.seat] }),
      acted({ act: 'leave', seats: [host.seat] }),
      acted({ act: 'bot', seat: host.seat, bot: 'careful', until: 'forGood' }),
      acted({ act: 'free', seat: host.seat }),
      acted({ act: 'remove', player: host.id }),
      acted({ act: 'mute', player: host.id, muted: true }),
      acted({ act: 'passHost', player: guest.id }),
      acted({ act: 'settings', watching: false }),
      { type: 'advice', id, ask: 'best' },
    ],
    chance,
  );
}

/** Sends so many, from a socket of a stranger and one of the guest, which are opened again whenever they are closed. */
export async function beHostile(
  address: string,
  target: Target,
  count: number,
  chance: Chance,
): Promise<Hostility> {
  const done: Hostility = {
    sent: { malformed: 0, oversized: 0, replayed: 0, foreign: 0, unauthorised: 0, seated: 0 },
    cutOff: 0,
    leaks: [],
  };
  const sockets: Record<'stranger' | 'guest', WebSocket | null> = { stranger: null, guest: null };
  for (let sent = 0; sent < count; sent++) {
    const kind = KINDS[sent % KINDS.length] ?? 'malformed';
    const who = kind === 'seated' ? 'guest' : 'stranger';
    const { secret } = target.guest;
    let socket = sockets[who];
    if (socket?.readyState !== WebSocket.OPEN)
      socket = await open(address, target.code, who === 'guest' ? { secret } : unknown(chance), done);
    sockets[who] = socket;
    const told = answered(socket);
    socket.send(textOf(kind, target, chance));
    await told;
    done.sent[kind]++;
  }
  sockets.stranger?.terminate();
  sockets.guest?.terminate();
  return done;
}

/** No secret, or one that is none. */
const unknown = (chance: Chance): { readonly secret?: string } =>
  chance() < 0.5 ? {} : { secret: randomBytes(16).toString('base64url') };

async function open(
  address: string,
  code: string,
  secret: { readonly secret?: string },
  done: Hostility,
): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/rooms/${code}/socket`);
  socket.on('error', () => {});
  socket.on('close', () => {
    done.cutOff++;
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...secret }));
  });
  socket.on('message', (data) => {
    const text = String(data);
    if (LEAK.test(text)) done.leaks.push(text.slice(0, 200));
    if (text.startsWith('{"type":"welcome"')) resolve();
  });
  socket.on('close', (closed) => reject(new Error(`closed: ${closed}`)));
  await promise;
  return socket;
}

/** Every message is refused or cut off; until then the next one would not be heard. */
function answered(socket: WebSocket): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hear = (data: unknown): void => {
    if (/^\{"type":"(?:refused|reply)"/.test(String(data))) resolve();
  };
  const end = (): void => resolve();
  socket.on('message', hear).on('close', end);
  return promise.finally(() => socket.off('message', hear).off('close', end));
}
