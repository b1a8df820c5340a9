/** The border where requests to a Campaign come in: each is checked before anything is done with it. */
import { z } from 'zod';
import { resultSchema } from '../game/result.ts';
import { gameId } from '../kernel/journal.ts';
import { keepingRequests } from '../kernel/ownerRequests.ts';
import { campaignOption } from './optionSchema.ts';
import type { CampaignOwnerRequest, CampaignRequest } from './protocol.ts';

const number = z.int().min(0).max(10_000_000);
const count = z.int().min(1).max(1_000_000);

export const campaignRequestSchema: z.ZodType<CampaignRequest> = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('look') }),
  z.strictObject({ ask: z.literal('answer'), number, option: z.int().min(0).max(100_000) }),
  z.strictObject({ ask: z.literal('undo'), number, inputs: count }),
  z.strictObject({ ask: z.literal('redo'), number, inputs: count }),
  z.strictObject({ ask: z.literal('whyNot'), option: campaignOption }),
]);

export const campaignOwnerRequestSchema: z.ZodType<CampaignOwnerRequest> = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('begin'), game: gameId, seed: z.string().max(200) }),
  z.strictObject({ ask: z.literal('setup') }),
  z.strictObject({ ask: z.literal('home'), game: gameId, result: resultSchema }),
  ...keepingRequests,
]);
