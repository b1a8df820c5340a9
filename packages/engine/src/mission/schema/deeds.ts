/** Schema of what scripts and epilogues make happen between Missions. */
import { z } from 'zod';
import { EQUIPMENT_DECKS } from '../../model/box.ts';
import type { Claim, Deed, ScriptChoice } from '../../model/campaignBook.ts';
import { gift } from './effects.ts';
import { name, worded } from './parts.ts';
import { compare } from './words.ts';

const MOST_COUPONS = 100_000;
const figure = z.int().min(-1000).max(1000);
export const coupons = z.int().min(0).max(MOST_COUPONS);
const few = z.int().min(1).max(100);
const mark = z.enum(['open', 'crossed']);

export const claim: z.ZodType<Claim> = z.lazy(() =>
  worded('claim', [
    z.strictObject({ claim: z.literal('flag'), flag: name, is: compare, value: figure }),
    z.strictObject({ claim: z.literal('counter'), counter: name, is: compare, value: figure }),
    z.strictObject({ claim: z.literal('coupons'), atLeast: coupons }),
    z.strictObject({ claim: z.literal('card'), card: name }),
    z.strictObject({ claim: z.literal('contact'), contact: name }),
    z.strictObject({
      claim: z.literal('location'),
      location: name,
      is: z.enum(['open', 'crossed', 'unknown']),
    }),
    z.strictObject({ claim: z.literal('won'), mission: name }),
    z.strictObject({ claim: z.literal('group'), atLeast: few }),
    z.strictObject({ claim: z.literal('contacts'), atLeast: few }),
    z.strictObject({ claim: z.literal('streak'), atLeast: few }),
    z.strictObject({ claim: z.literal('rounds'), atMost: few }),
    z.strictObject({ claim: z.literal('deaths'), atLeast: few }),
    z.strictObject({
      claim: z.literal('collection'),
      atLeast: few,
      deck: z.enum(EQUIPMENT_DECKS).exactOptional(),
      tier: z.union([z.literal(1), z.literal(2), z.literal(3)]).exactOptional(),
    }),
    z.strictObject({ claim: z.literal('all'), of: z.array(claim).min(1).max(50) }),
    z.strictObject({ claim: z.literal('any'), of: z.array(claim).min(1).max(50) }),
    z.strictObject({ claim: z.literal('not'), that: claim }),
  ]),
);

const choice: z.ZodType<ScriptChoice> = z.lazy(() =>
  z.strictObject({ id: name, when: claim.exactOptional(), price: coupons.exactOptional(), deeds }),
);

export const deed: z.ZodType<Deed> = z.lazy(() =>
  worded('deed', [
    z.strictObject({ deed: z.literal('tell'), text: name }),
    z.strictObject({ deed: z.literal('if'), when: claim, deeds, otherwise: deeds.exactOptional() }),
    z.strictObject({ deed: z.literal('ask'), choices: z.array(choice).min(1).max(10) }),
    z.strictObject({ deed: z.literal('random'), of: z.array(deeds).min(1).max(20) }),
    z.strictObject({ deed: z.literal('coupons'), by: z.int().min(-MOST_COUPONS).max(MOST_COUPONS) }),
    z.strictObject({ deed: z.literal('gain'), gift }),
    z.strictObject({ deed: z.literal('lose'), card: name }),
    z.strictObject({ deed: z.literal('removeCard'), card: name }),
    z.strictObject({ deed: z.literal('contact'), contact: name, gain: z.boolean() }),
    z.strictObject({ deed: z.literal('location'), location: name, is: mark }),
    z.strictObject({
      deed: z.literal('flag'),
      flag: name,
      set: figure.exactOptional(),
      add: figure.exactOptional(),
    }),
    z.strictObject({ deed: z.literal('achievement'), achievement: name }),
  ]),
);

export const deeds: z.ZodType<readonly Deed[]> = z.array(deed).max(100);
