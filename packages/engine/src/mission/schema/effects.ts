/** Schema of everything a card of a Mission can make happen. */

import { z } from 'zod';
import { errorText } from '../../base/problems.ts';
import type { Choice, Cost, Effect, Gift, Taking } from '../../model/effects.ts';
import {
  colour,
  coordinate,
  count,
  direction,
  face,
  level,
  lying,
  magazine,
  name,
  names,
  petals,
  team,
  tier,
  worded,
  yes,
} from './parts.ts';
import { amount, condition, enemies, place, who } from './words.ts';

const MOST_EFFECTS = 100;
/** A few hundred of anything is more than a table holds. */
const few = z.int().min(1).max(20);

const payment: z.ZodType<Cost> = z.strictObject({
  standard: yes.exactOptional(),
  slide: yes.exactOptional(),
  focus: yes.exactOptional(),
  bolts: few.exactOptional(),
  magazines: few.exactOptional(),
  magazine: magazine.exactOptional(),
  finding: name.exactOptional(),
  hp: few.exactOptional(),
  coupons: z.int().min(1).max(100_000).exactOptional(),
});

export const gift: z.ZodType<Gift> = worded('gift', [
  z.strictObject({ gift: z.literal('card'), card: name }),
  z.strictObject({
    gift: z.literal('draw'),
    deck: z.enum(['weapons', 'armors', 'attachments', 'artifacts', 'items']),
    tier: tier.exactOptional(),
    type: name.exactOptional(),
  }),
  z.strictObject({ gift: z.literal('bolts'), count: amount }),
  z.strictObject({
    gift: z.literal('magazine'),
    magazine: z.enum(['pistol', 'rifle', 'shotgun', 'choice']),
    count: amount,
  }),
  z.strictObject({ gift: z.literal('finding'), finding: name }),
  z.strictObject({ gift: z.literal('coupons'), coupons: amount }),
  z.strictObject({ gift: z.literal('ammo') }),
  z.strictObject({ gift: z.literal('unique') }),
]);

const taking: z.ZodType<Taking> = worded('take', [
  z.strictObject({ take: z.literal('bolts'), count: amount }),
  z.strictObject({ take: z.literal('magazine'), count: amount }),
  z.strictObject({ take: z.literal('finding'), finding: name }),
  z.strictObject({ take: z.literal('card'), card: name }),
]);

const choice: z.ZodType<Choice> = z.lazy(() =>
  z.strictObject({ id: name, when: condition.exactOptional(), cost: payment.exactOptional(), do: effects }),
);

const spaces = z.union([amount, z.literal('movement')]);

export const effect: z.ZodType<Effect> = z.lazy(() =>
  worded('do', [
    z.strictObject({ do: z.literal('show'), text: name }),
    z.strictObject({ do: z.literal('if'), when: condition, effects, otherwise: effects.exactOptional() }),
    z.strictObject({ do: z.literal('ask'), who, choices: z.array(choice).min(1).max(10) }),
    z.strictObject({ do: z.literal('random'), of: z.array(effects).min(1).max(20) }),
    z.strictObject({
      do: z.literal('roll'),
      on: z.strictObject({
        1: effects.exactOptional(),
        2: effects.exactOptional(),
        3: effects.exactOptional(),
        4: effects.exactOptional(),
      }),
    }),
    z.strictObject({ do: z.literal('repeat'), times: amount, effects }),
    z.strictObject({ do: z.literal('each'), who, effects }),
    z.strictObject({
      do: z.literal('counter'),
      counter: name,
      set: amount.exactOptional(),
      add: z.int().min(-1000).max(1000).exactOptional(),
    }),
    z.strictObject({
      do: z.literal('points'),
      points: z.int().min(-20).max(20),
      why: name.exactOptional(),
    }),
    z.strictObject({ do: z.literal('end'), ending: name }),

    z.strictObject({ do: z.literal('addRandomEvents'), count: amount }),
    z.strictObject({ do: z.literal('bringEvent'), event: name }),
    z.strictObject({ do: z.literal('addEvent'), event: name }),

    z.strictObject({
      do: z.literal('placeCard'),
      card: name,
      face: face.exactOptional(),
      at: lying.exactOptional(),
    }),
    z.strictObject({ do: z.literal('flipCard'), card: name }),
    z.strictObject({ do: z.literal('discardCard'), card: name }),
    z.strictObject({ do: z.literal('removeCard'), card: name }),
    z.strictObject({
      do: z.literal('findCard'),
      of: names.min(1),
      face: face.exactOptional(),
      at: lying.exactOptional(),
    }),

    z.strictObject({ do: z.literal('placeToken'), token: name, place }),
    z.strictObject({ do: z.literal('removeToken'), token: name, place: place.exactOptional() }),
    z.strictObject({ do: z.literal('placeLoot'), place, count: amount, up: z.boolean().exactOptional() }),
    z.strictObject({ do: z.literal('removeLoot'), place }),
    z.strictObject({ do: z.literal('resolveLoot'), who, count: amount }),
    z.strictObject({ do: z.literal('placeUnknown'), place, count: amount, token: name.exactOptional() }),
    z.strictObject({ do: z.literal('removeUnknown'), place }),
    z.strictObject({
      do: z.literal('resolveUnknown'),
      which: z.union([z.enum(['all', 'eachStack', 'closestToLead']), z.strictObject({ in: place })], {
        error: errorText('shape.whichUnknown'),
      }),
    }),
    z.strictObject({ do: z.literal('placeNoVisibility'), place }),
    z.strictObject({
      do: z.literal('placeAnomaly'),
      anomaly: name,
      pattern: count,
      x: coordinate,
      y: coordinate,
      artifact: z.boolean(),
    }),
    z.strictObject({ do: z.literal('removeAnomaly'), anomaly: name }),
    z.strictObject({
      do: z.literal('activateAnomaly'),
      anomaly: name.exactOptional(),
      petals,
      unprovoked: yes.exactOptional(),
    }),

    z.strictObject({ do: z.literal('newKind'), enemy: name, colours: z.array(colour), team, pool: amount }),
    z.strictObject({ do: z.literal('spawn'), enemy: name, count: amount, place, facing: direction }),
    z.strictObject({ do: z.literal('removeEnemies'), enemies }),
    z.strictObject({ do: z.literal('activate'), enemies, level: level.exactOptional() }),
    z.strictObject({
      do: z.literal('moveEnemies'),
      enemies,
      toward: z.union([z.enum(['cover', 'closestStalker', 'leadStalker', 'closestAttention']), place], {
        error: errorText('shape.toward'),
      }),
      upTo: spaces,
      uninterrupted: z.boolean().exactOptional(),
    }),
    z.strictObject({ do: z.literal('goForward'), enemies, upTo: spaces }),
    z.strictObject({ do: z.literal('lookAround'), enemies }),
    z.strictObject({ do: z.literal('faceEnemies'), enemies, facing: direction }),
    z.strictObject({
      do: z.literal('enemiesAttack'),
      enemies,
      damage: z.int().min(-20).max(20).exactOptional(),
    }),
    z.strictObject({ do: z.literal('enemiesSpecial'), enemies }),
    z.strictObject({
      do: z.literal('enemyStatus'),
      enemies,
      status: z.enum(['pinDown', 'exposed']),
      gain: z.boolean(),
    }),
    z.strictObject({ do: z.literal('woundEnemies'), enemies, wound: z.enum(['light', 'heavy', 'loseHp']) }),

    z.strictObject({ do: z.literal('give'), who, gift }),
    z.strictObject({ do: z.literal('take'), who, what: taking }),
    z.strictObject({ do: z.literal('heal'), who, amount }),
    z.strictObject({ do: z.literal('loseHp'), who, amount }),
    z.strictObject({ do: z.literal('suffer'), who, damage: amount }),
    z.strictObject({
      do: z.literal('dosage'),
      who,
      amount,
      armorHelps: z.boolean(),
      lower: z.boolean().exactOptional(),
    }),
    z.strictObject({
      do: z.literal('status'),
      who,
      status: z.enum(['focus', 'pinDown', 'exposed']),
      gain: z.boolean(),
    }),
    z.strictObject({ do: z.literal('attention'), who, set: z.enum(['low', 'high', 'reduce']) }),
    z.strictObject({ do: z.literal('slide'), who }),
    z.strictObject({ do: z.literal('marker'), who, count: few }),
    z.strictObject({
      do: z.literal('moveStalkers'),
      who,
      upTo: few,
      attention: z.enum(['normal', 'none', 'ifSeenAtEnd']),
    }),
    z.strictObject({ do: z.literal('grantAction'), who, actions: names.min(1) }),
    z.strictObject({ do: z.literal('placeStalkers'), who, place }),
    z.strictObject({ do: z.literal('leave'), who }),
    z.strictObject({ do: z.literal('nextStandardFree'), who }),

    z.strictObject({ do: z.literal('companionJoins'), companion: name, place }),
    z.strictObject({ do: z.literal('companionMoves'), companion: name, toward: place, upTo: amount }),
    z.strictObject({ do: z.literal('companionLeaves'), companion: name }),
  ]),
);

export const effects = z.array(effect).max(MOST_EFFECTS);
