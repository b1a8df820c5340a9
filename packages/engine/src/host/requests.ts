/** The border where requests come in: each is checked before anything is done with it (DESIGN 9). */

import { z } from 'zod';
import { idSchema, name } from '../base/names.ts';
import { errorText } from '../base/problems.ts';
import type { SpaceId } from '../board/types.ts';
import { isAnswer } from '../game/inputs.ts';
import { setupSchema } from '../game/start.ts';
import { gameId } from '../kernel/journal.ts';
import { keepingRequests } from '../kernel/ownerRequests.ts';
import type { Answer, Option } from '../model/decision.ts';
import type { EnemyId, OwnedId, StalkerId } from '../model/ids.ts';
import type { OwnerRequest, Request } from './protocol.ts';

const stalker = idSchema<StalkerId>(3);
const space = idSchema<SpaceId>(10_000);
const enemy = idSchema<EnemyId>(1_000_000);
const owned = idSchema<OwnedId>(1_000_000);
const number = z.int().min(0).max(10_000_000);
const count = z.int().min(1).max(1_000_000);

/** Longer than any movement can be. */
const path = z.array(space).max(100);
const action = { stalker, action: name, source: owned.nullable() };

/** Of the two Turn tokens. */
const token = z.union([z.literal(0), z.literal(1)]);

const answer = z.custom<Answer>(isAnswer, errorText('shape.answer'));

/** Compared with what is offered; whatever else it may be is not offered. */
const option = z.custom<Option>(
  (value) => typeof value === 'object' && value !== null && 'is' in value && typeof value.is === 'string',
  errorText('shape.option'),
);

export const requestSchema: z.ZodType<Request> = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('look') }),
  z.strictObject({ ask: z.literal('answer'), number, answer }),
  z.strictObject({ ask: z.literal('answers'), number, options: z.array(option).max(100) }),
  z.strictObject({ ask: z.literal('walk'), number, path, token: token.exactOptional(), ...action }),
  z.strictObject({ ask: z.literal('undo'), number, inputs: count }),
  z.strictObject({ ask: z.literal('redo'), number, inputs: count }),
  z.strictObject({ ask: z.literal('turn'), stalker, token }),
  z.strictObject({ ask: z.literal('whyNot'), stalker, token: token.exactOptional() }),
  z.strictObject({
    ask: z.literal('attackOdds'),
    ...action,
    target: enemy.exactOptional(),
    ammo: z.int().min(0).max(50).exactOptional(),
  }),
  z.strictObject({ ask: z.literal('path'), path, ...action }),
  z.strictObject({ ask: z.literal('reach'), after: path.exactOptional(), ...action }),
  z.strictObject({ ask: z.literal('reactions'), stalker, at: space.exactOptional() }),
  z.strictObject({
    ask: z.literal('defenseOdds'),
    stalker,
    damage: z.int().min(0).max(100),
    attacker: enemy.exactOptional(),
  }),
  z.strictObject({
    ask: z.literal('rerollOdds'),
    source: z.string().max(100).exactOptional(),
    dice: z.array(z.int().min(0).max(50)).max(50).exactOptional(),
    space: space.exactOptional(),
  }),
  z.strictObject({ ask: z.literal('blastOdds'), ...action }),
  z.strictObject({ ask: z.literal('sight'), from: space }),
  z.strictObject({ ask: z.literal('enemySight'), enemy }),
  z.strictObject({ ask: z.literal('danger') }),
  z.strictObject({ ask: z.literal('moment'), at: number }),
]);

const beginning = z.union([z.strictObject({ position: z.record(z.string(), z.unknown()) }), setupSchema]);

export const ownerRequestSchema: z.ZodType<OwnerRequest> = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('begin'), game: gameId, setup: beginning }),
  z.strictObject({ ask: z.literal('record') }),
  z.strictObject({ ask: z.literal('result'), game: gameId }),
  z.strictObject({ ask: z.literal('preview'), setup: beginning }),
  z.strictObject({ ask: z.literal('fork'), at: number }),
  ...keepingRequests,
]);
