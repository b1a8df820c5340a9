/** Schemas of the small words: amounts, places, who is meant, conditions. */

import { z } from 'zod';
import { errorText } from '../../base/problems.ts';
import type { Amount, Condition, Enemies, Place, Stalkers } from '../../model/words.ts';
import { colour, count, face, name, worded } from './parts.ts';

const stalkers = z.literal('stalkers');

export const amount: z.ZodType<Amount> = z.union(
  [
    z.int().min(-1000).max(10_000),
    z.strictObject({
      n: z.int().min(-1000).max(10_000),
      minus: stalkers.exactOptional(),
      plus: stalkers.exactOptional(),
      times: stalkers.exactOptional(),
    }),
    z.strictObject({ for: z.tuple([count, count, count, count]) }),
    z.strictObject({ counter: name }),
  ],
  {
    error:
      'expected a number, {"n": 4, "minus": "stalkers"}, {"for": [one for 1 to 4 Stalkers]} or {"counter": name}',
  },
);

export const place: z.ZodType<Place> = z.lazy(() =>
  worded('at', [
    z.strictObject({ at: z.literal('space'), space: name }),
    z.strictObject({ at: z.literal('mark'), mark: name }),
    z.strictObject({ at: z.literal('room'), of: name }),
    z.strictObject({ at: z.literal('building'), of: name }),
    z.strictObject({ at: z.literal('tile'), tile: name }),
    z.strictObject({ at: z.literal('named'), place: name }),
    z.strictObject({ at: z.literal('indoor') }),
    z.strictObject({ at: z.literal('outdoor') }),
    z.strictObject({ at: z.literal('anomalies') }),
    z.strictObject({ at: z.literal('unknown') }),
    z.strictObject({ at: z.literal('card'), card: name }),
    z.strictObject({ at: z.literal('token'), token: name }),
    z.strictObject({ at: z.literal('beside'), place }),
    z.strictObject({ at: z.literal('either'), of: z.array(place).min(1).max(50) }),
    z.strictObject({ at: z.literal('here') }),
    z.strictObject({ at: z.literal('stalkers'), who }),
    z.strictObject({ at: z.literal('companion'), companion: name }),
    z.strictObject({ at: z.literal('anywhere') }),
  ]),
);

export const who: z.ZodType<Stalkers> = z.lazy(() =>
  z.union(
    [
      z.enum(['lead', 'actor', 'all', 'others', 'chosen']),
      z.strictObject({ in: place, not: z.boolean().exactOptional() }),
      z.strictObject({ cover: z.boolean() }),
    ],
    { error: errorText('shape.stalkers') },
  ),
);

export const enemies: z.ZodType<Enemies> = z.lazy(() =>
  z.strictObject({
    kind: name.exactOptional(),
    colour: colour.exactOptional(),
    type: z.enum(['human', 'mutant', 'psionic']).exactOptional(),
    in: place.exactOptional(),
    cover: z.boolean().exactOptional(),
    seesStalker: z.boolean().exactOptional(),
    closest: amount.exactOptional(),
  }),
);

export const entityWord = z.enum(['stalker', 'enemy', 'companion', 'entity']);
export const compare = z.enum(['atLeast', 'atMost', 'exactly']);
const whose = z.enum(['actor', 'anybody']);

export const condition: z.ZodType<Condition> = z.lazy(() =>
  worded('if', [
    z.strictObject({ if: z.literal('counter'), counter: name, is: compare, value: amount }),
    z.strictObject({ if: z.literal('team'), is: compare, value: count }),
    z.strictObject({ if: z.literal('round'), is: compare, value: amount }),
    z.strictObject({
      if: z.literal('standing'),
      who: entityWord,
      card: name.exactOptional(),
      place,
      is: compare,
      value: amount,
    }),
    z.strictObject({ if: z.literal('enemies'), enemies, is: compare, value: amount }),
    z.strictObject({ if: z.literal('actorIn'), place }),
    z.strictObject({ if: z.literal('finding'), finding: name, who: whose }),
    z.strictObject({ if: z.literal('card'), card: name, who: whose }),
    z.strictObject({ if: z.literal('face'), card: name, face: face.exactOptional() }),
    z.strictObject({ if: z.literal('unknown'), place }),
    z.strictObject({ if: z.literal('loot'), place }),
    z.strictObject({ if: z.literal('token'), token: name, place: place.exactOptional() }),
    z.strictObject({ if: z.literal('companion'), companion: name, is: z.enum(['onMap', 'gone']) }),
    z.strictObject({ if: z.literal('everybodyLeft') }),
    z.strictObject({ if: z.literal('attention'), level: z.enum(['high', 'low', 'any']) }),
    z.strictObject({ if: z.literal('seen'), who }),
    z.strictObject({ if: z.literal('all'), of: z.array(condition).min(1).max(50) }),
    z.strictObject({ if: z.literal('any'), of: z.array(condition).min(1).max(50) }),
    z.strictObject({ if: z.literal('not'), that: condition }),
  ]),
);
