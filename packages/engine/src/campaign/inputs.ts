/** Inputs of a Campaign: the choice of an option, or a Mission that came home. */
import { z } from 'zod';
import { errorText, type Problem } from '../base/problems.ts';
import { type MissionResult, resultSchema } from '../game/result.ts';
import { problemsOf } from '../kernel/files.ts';
import { gameId } from '../kernel/journal.ts';
import { whyNotHome } from './homecoming.ts';
import type { Campaign } from './state/campaign.ts';
import type { CampaignDecision } from './state/types.ts';

/** Names the game, so that bringing it home twice is noticed, and its result, so that it need not be played again. */
export interface Homecoming {
  readonly game: string;
  readonly result: MissionResult;
}

/** The index of an option; or, to a 'mission', what it brought home. */
export type CampaignInput = number | Homecoming;

export type CampaignInputRefusal =
  | { readonly refused: 'noSuchOption'; readonly options: number }
  /** This is not what the Mission under way can bring home. */
  | { readonly refused: 'notThisMission'; readonly problems: readonly Problem[] };

export const homecoming: z.ZodType<Homecoming> = z.strictObject({ game: gameId, result: resultSchema });

export const campaignInputs: z.ZodType<CampaignInput[]> = z
  .array(
    z.union([z.int().min(0).max(100_000), homecoming], {
      error: errorText('shape.campaignInput'),
    }),
  )
  .max(1_000_000);

/** An input is untrusted: its type is checked at run time. */
export function refuseInput(
  campaign: Campaign,
  { kind, options }: CampaignDecision,
  input: unknown,
): CampaignInputRefusal | null {
  if (kind === 'mission') return refuseHomecoming(campaign, input);
  const isIndex =
    typeof input === 'number' && Number.isInteger(input) && input >= 0 && input < options.length;
  return isIndex ? null : { refused: 'noSuchOption', options: options.length };
}

function refuseHomecoming(campaign: Campaign, input: unknown): CampaignInputRefusal | null {
  const parsed = homecoming.safeParse(input);
  if (!parsed.success) return { refused: 'notThisMission', problems: problemsOf(parsed.error) };
  const problem = whyNotHome(campaign, parsed.data.result);
  return problem && { refused: 'notThisMission', problems: [problem] };
}
