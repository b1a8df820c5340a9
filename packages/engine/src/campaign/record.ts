/**
 * A record of a Campaign: its seed and its inputs, every Mission among them as it was played. It carries the hash of
 * the state it led to, so that playing it again proves that nothing has changed.
 */
import { z } from 'zod';
import { hash } from '../base/hash.ts';
import type { FileProblem } from '../base/json.ts';
import { seedSchema } from '../game/stateSchema.ts';
import { FORMATS, migrate } from '../kernel/migrate.ts';
import { problemsOf } from '../kernel/saveSchema.ts';
import type { Box } from '../model/box.ts';
import { answerCampaign, beginCampaign, type CampaignPlay } from './play.ts';
import { campaignInputs } from './saveSchema.ts';
import type { CampaignFact, CampaignInput } from './state/types.ts';

export interface CampaignRecord {
  readonly zonecrawl: 'campaignRecord';
  readonly format: typeof FORMATS.campaignRecord;
  /** Rules and content it was played with. */
  readonly box: string;
  readonly seed: string;
  readonly inputs: readonly CampaignInput[];
  /** Of the state after the last input. */
  readonly hash: string;
}

const recordSchema: z.ZodType<CampaignRecord> = z.strictObject({
  zonecrawl: z.literal('campaignRecord'),
  format: z.literal(FORMATS.campaignRecord),
  box: z.string(),
  seed: seedSchema,
  inputs: campaignInputs,
  hash: z.string(),
});

export const recordCampaign = ({ campaign, inputs }: CampaignPlay, seed: string): CampaignRecord => ({
  zonecrawl: 'campaignRecord',
  format: FORMATS.campaignRecord,
  box: campaign.box.version,
  seed,
  inputs: inputs.slice(),
  hash: hash(campaign.state),
});

export type ParsedCampaignRecord =
  | { readonly ok: true; readonly record: CampaignRecord }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

export function parseCampaignRecord(file: unknown): ParsedCampaignRecord {
  const migrated = migrate(file, 'campaignRecord');
  if (!migrated.ok) return migrated;
  const parsed = recordSchema.safeParse(migrated.file);
  return parsed.success
    ? { ok: true, record: parsed.data }
    : { ok: false, problems: problemsOf(parsed.error) };
}

export interface ReplayedCampaign {
  readonly play: CampaignPlay;
  /** Where it left the recorded way; none if it did not. */
  readonly problems: readonly FileProblem[];
}

/** Plays a recorded Campaign again and compares where it leads. `each`: before the first input (-1) and after each. */
export function replayCampaign(
  box: Box,
  record: CampaignRecord,
  each?: (play: CampaignPlay, input: number, facts: readonly CampaignFact[]) => void,
): ReplayedCampaign {
  const play = beginCampaign(box, record.seed, { keep: false });
  each?.(play, -1, play.campaign.facts);
  for (const [at, input] of record.inputs.entries()) {
    const taken = answerCampaign(play, input);
    if (!taken.ok)
      return { play, problems: [{ where: `inputs.${at}`, what: JSON.stringify(taken.refusal) }] };
    each?.(play, at, taken.facts);
  }
  const now = hash(play.campaign.state);
  const problems =
    now === record.hash ? [] : [{ where: 'hash', what: `recorded ${record.hash}, now ${now}` }];
  return { play, problems };
}
