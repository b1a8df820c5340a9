/** The border where Campaigns come in: a damaged or foreign file is told apart, with the place in it that is wrong. */
import { z } from 'zod';
import { hash } from '../base/hash.ts';
import type { FileProblem } from '../base/json.ts';
import { seedSchema } from '../game/stateSchema.ts';
import { FORMATS, migrate } from '../kernel/migrate.ts';
import { damaged, inputsSchema, problemsOf, sealed } from '../kernel/saveSchema.ts';
import type { Box } from '../model/box.ts';
import { campaignViolations } from './invariants.ts';
import { missingIn } from './missing.ts';
import type { CampaignSave } from './save.ts';
import { bookOf } from './state/campaign.ts';
import type { CampaignInput } from './state/types.ts';
import { campaignStateSchema } from './stateSchema.ts';

const played = z.strictObject({ played: inputsSchema });

export const campaignInputs: z.ZodType<CampaignInput[]> = z
  .array(
    z.union([z.int().min(0).max(100_000), played], {
      error: 'an input is the number of an option, or a Mission as it was played',
    }),
  )
  .max(1_000_000);

const saveSchema: z.ZodType<CampaignSave> = z.strictObject({
  zonecrawl: z.literal('campaign'),
  format: z.literal(FORMATS.campaign),
  box: z.string(),
  seed: seedSchema,
  checkpoint: campaignStateSchema,
  answers: campaignInputs,
  inputs: campaignInputs,
  hash: z.string(),
});

export type ParsedCampaign =
  | { readonly ok: true; readonly save: CampaignSave }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** A Campaign goes on under newer rules and with new content: only what it names must still be there. */
export function parseCampaign(box: Box, file: unknown): ParsedCampaign {
  const migrated = migrate(file, 'campaign');
  if (!migrated.ok) return migrated;
  const parsed = saveSchema.safeParse(migrated.file);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
  const save = parsed.data;
  const inCheckpoint = ({ where, what }: FileProblem): FileProblem => ({
    where: `checkpoint.${where}`,
    what,
  });
  const problems = [
    ...damaged(file),
    ...disordered(save),
    ...missingIn(box, save.checkpoint).map(inCheckpoint),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const campaign = { box, book: bookOf(box), state: save.checkpoint, facts: [] };
  const broken = campaignViolations(campaign).map((what) => ({ where: 'checkpoint', what }));
  return broken.length > 0
    ? { ok: false, problems: broken }
    : { ok: true, save: migrated.file === file ? save : sealed(save) };
}

/** The inputs of the running step are the last of all. */
function disordered({ answers, inputs }: CampaignSave): FileProblem[] {
  const first = inputs.length - answers.length;
  const wrong = answers.findIndex((input, i) => hash(input) !== hash(inputs[first + i] ?? -1));
  return wrong < 0
    ? []
    : [{ where: `answers.${wrong}`, what: 'the inputs of the running step must end the inputs' }];
}
