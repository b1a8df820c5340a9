/** The shape of a saved Campaign, strictly: what is not said here is not in a save. */

import { z } from 'zod';
import { counters, name, names } from '../base/names.ts';
import { errorText } from '../base/problems.ts';
import { loadout } from '../game/start.ts';
import { random } from '../game/stateSchema.ts';
import type { CampaignState, CampaignStep } from './state/types.ts';

const MOST = 1_000_000_000;
const count = z.int().min(0).max(MOST);

const bare = <Name extends CampaignStep['step']>(step: Name) => z.strictObject({ step: z.literal(step) });

const step: z.ZodType<CampaignStep> = z.discriminatedUnion('step', [
  bare('gather'),
  bare('navigate'),
  z.strictObject({ step: z.literal('script'), location: name }),
  bare('contacts'),
  z.strictObject({ step: z.literal('deal'), contact: name }),
  bare('muster'),
  bare('mission'),
  z.strictObject({ step: z.literal('cleanup'), counters }),
]);

const finished = z.strictObject({
  mission: name,
  won: z.boolean(),
  ending: name,
  team: names,
  rounds: count,
  dead: names.exactOptional(),
});

const chapter = z.strictObject({
  exploration: count,
  where: z.union([z.strictObject({ mission: name }), z.strictObject({ location: name })]),
  text: name,
});

const exploration = z.strictObject({
  number: z.int().min(1).max(MOST),
  mission: name.nullable(),
  visits: count,
  used: names,
  companion: name.nullable(),
  contract: name.nullable(),
  services: z.array(z.strictObject({ contact: name, service: name })).max(20),
  team: z.array(loadout).max(4),
  lostTerritories: z.boolean(),
});

export const campaignStateSchema: z.ZodType<CampaignState> = z.strictObject({
  random,
  agenda: z.array(step).min(1, errorText('shape.nextStep')).max(100),
  group: names,
  stash: z.strictObject({
    coupons: count,
    cards: names,
    magazines: z.strictObject({ pistol: count, rifle: count, shotgun: count }),
  }),
  contacts: names,
  locations: z.record(name, z.enum(['open', 'crossed'])),
  flags: counters,
  achievements: names,
  removed: names,
  scars: z.record(name, names).exactOptional(),
  finished: z.array(finished).max(10_000),
  chronicle: z.array(chapter).max(100_000),
  exploration,
});
