/** The shape of an option that somebody asks about: it came from outside, and may name what is not there. */
import { z } from 'zod';
import { name } from '../base/names.ts';
import type { CampaignOption } from './state/types.ts';

const price = z.int().min(0).max(1_000_000);
const magazine = z.enum(['pistol', 'rifle', 'shotgun']);
const seat = z.int().min(0).max(3);
const slot = z.enum(['weapon', 'weaponAttachment', 'armor', 'armorAttachment', 'artifact', 'backpack']);

const is = <Name extends CampaignOption['is'], Shape extends z.ZodRawShape>(word: Name, shape: Shape) =>
  z.strictObject({ is: z.literal(word), ...shape });

export const campaignOption: z.ZodType<CampaignOption> = z.discriminatedUnion('is', [
  is('done', {}),
  is('join', { stalker: name }),
  is('dismiss', { stalker: name }),
  is('visit', { location: name }),
  is('contact', { contact: name }),
  is('buy', { card: name, price }),
  is('sell', { card: name, price }),
  is('buyMagazine', { magazine, price }),
  is('sellMagazine', { magazine, price }),
  is('service', { service: name, price }),
  is('hire', { price }),
  is('sign', { reward: price }),
  is('card', { card: name }),
  is('magazine', { magazine }),
  is('choice', { choice: name, price }),
  is('enlist', { stalker: name }),
  is('stayHome', { seat }),
  is('move', {
    card: name,
    from: seat.nullable(),
    to: seat.nullable(),
    slot: slot.nullable(),
    replaces: name.nullable(),
  }),
  is('moveMagazine', { magazine, from: seat.nullable(), to: seat.nullable() }),
  is('lostTerritories', { on: z.boolean() }),
]);
