/** Rooms by HTTP: what hands out a secret. Limited per address, and nothing of it is logged but the way and the result. */
import rateLimit from '@fastify/rate-limit';
import { problemsOf } from '@zonecrawl/engine/kernel';
import {
  codeSchema,
  createRoomSchema,
  type HttpRefusal,
  handoverSchema,
  joinRoomSchema,
  LIMITS,
} from '@zonecrawl/engine/online';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Refusal, Rooms } from '../rooms/rooms.ts';
import { callerOf } from './callers.ts';

/** Per address and minute; messages per second, and sockets open at once. Several people may share one address. */
export interface AddressLimits {
  readonly rooms: number;
  readonly joins: number;
  readonly looks: number;
  readonly sockets: number;
  readonly messages: number;
  readonly open: number;
}

export const ADDRESS_LIMITS: AddressLimits = {
  rooms: 10,
  joins: 30,
  looks: 120,
  sockets: 240,
  messages: 200,
  open: 1000,
};

/** For measuring on one machine, where all clients have one address. */
export const NO_LIMITS: AddressLimits = {
  rooms: 1_000_000,
  joins: 1_000_000,
  looks: 1_000_000,
  sockets: 1_000_000,
  messages: 1_000_000,
  open: 1_000_000,
};

export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } });

export async function serveApi(app: FastifyInstance, rooms: Rooms, limits: AddressLimits): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => callerOf(ip),
    errorResponseBuilder: () => Object.assign(new Error('too many'), { statusCode: 429 }),
  });

  app.post(
    '/api/rooms',
    { config: perMinute(limits.rooms), bodyLimit: LIMITS.save },
    async (request, reply) => {
      const body = read(createRoomSchema, request.body, reply);
      return body ? answer(reply, await rooms.create(body), 201) : reply;
    },
  );

  app.get('/api/rooms/:code', { config: perMinute(limits.looks) }, async (request, reply) => {
    const code = codeOf(request, reply);
    return code ? answer(reply, (await rooms.lobby(code)) ?? { refused: 'noSuchRoom' }) : reply;
  });

  app.post(
    '/api/rooms/:code/players',
    { config: perMinute(limits.joins), bodyLimit: LIMITS.message },
    async (request, reply) => {
      const code = codeOf(request, reply);
      const body = code && read(joinRoomSchema, request.body, reply);
      return code && body ? answer(reply, await rooms.join(code, body), 201) : reply;
    },
  );

  app.post(
    '/api/rooms/:code/handovers',
    { config: perMinute(limits.joins), bodyLimit: LIMITS.message },
    async (request, reply) => {
      const code = codeOf(request, reply);
      const body = code && read(handoverSchema, request.body, reply);
      return code && body ? answer(reply, await rooms.handOver(code, body.token), 201) : reply;
    },
  );
}

/** null: it was refused, and the reply is on its way. */
function read<T>(schema: z.ZodType<T>, body: unknown, reply: FastifyReply): T | null {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  void reply
    .code(400)
    .send({ refused: 'malformed', problems: problemsOf(parsed.error) } satisfies HttpRefusal);
  return null;
}

export function codeOf(request: FastifyRequest, reply: FastifyReply): string | null {
  const { code } = request.params as { readonly code?: unknown };
  return read(codeSchema, code, reply);
}

const STATUS: Readonly<Record<string, number>> = {
  malformed: 400,
  noSuchRoom: 404,
  draining: 503,
  notKept: 503,
  tooMany: 429,
};

function answer(reply: FastifyReply, result: object | Refusal, done = 200): FastifyReply {
  reply.header('Cache-Control', 'no-store');
  return 'refused' in result
    ? reply.code(STATUS[String(result.refused)] ?? 409).send(result)
    : reply.code(done).send(result);
}
