/** Schema of the Zone Map and its stories. */
import { z } from 'zod';
import { coupons, deeds } from '../../mission/schema/deeds.ts';
import { effects } from '../../mission/schema/effects.ts';
import { name, names, worded } from '../../mission/schema/parts.ts';
import type { CampaignBook, Location } from '../../model/campaignBook.ts';

const onMap = { id: name, x: z.int().min(0).max(1000), y: z.int().min(0).max(640) };
const location: z.ZodType<Location> = worded('kind', [
  z.strictObject({ ...onMap, kind: z.literal('mission'), mission: name }),
  z.strictObject({
    ...onMap,
    kind: z.enum(['contact', 'stash', 'finale']),
    script: z.int().min(1).max(999),
    deeds,
  }),
]);

export const bookSchema: z.ZodType<CampaignBook> = z.strictObject({
  start: z.strictObject({ coupons, armor: name, contacts: names, locations: names.min(1) }),
  locations: z.record(name, location),
  stories: z.array(z.strictObject({ id: name, missions: names.min(1) })).max(20),
  achievements: names,
  scars: z
    .array(z.strictObject({ id: name, begin: effects }))
    .max(50)
    .exactOptional(),
  always: deeds.exactOptional(),
});
