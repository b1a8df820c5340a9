/** A Campaign as a file: the state at the start of the running step, the inputs since, and every input before. */

import type { FileProblem } from '../base/json.ts';
import { FORMATS } from '../kernel/migrate.ts';
import { sealed } from '../kernel/saveSchema.ts';
import type { Box } from '../model/box.ts';
import { copyCampaign } from './copy.ts';
import { type CampaignPlay, IllegalInput, restoreCampaign } from './play.ts';
import { parseCampaign } from './saveSchema.ts';
import type { CampaignInput, CampaignState } from './state/types.ts';

export interface CampaignSave {
  readonly zonecrawl: 'campaign';
  readonly format: typeof FORMATS.campaign;
  /** Rules and content it was last played with. */
  readonly box: string;
  readonly seed: string;
  readonly checkpoint: CampaignState;
  readonly answers: readonly CampaignInput[];
  readonly inputs: readonly CampaignInput[];
  /** Of all the rest, so that a damaged file is noticed. */
  readonly hash: string;
}

/** A save at any decision. It shares nothing that changes with the Campaign. */
export function saveCampaign({ campaign, checkpoint, answers, inputs }: CampaignPlay): CampaignSave {
  const { state, box } = campaign;
  const save = {
    zonecrawl: 'campaign',
    format: FORMATS.campaign,
    box: box.version,
    seed: state.random.seed,
    checkpoint: checkpoint ?? copyCampaign(state),
    answers: answers.slice(),
    inputs: inputs.slice(),
    hash: '',
  } as const;
  return sealed(save);
}

export type LoadedCampaign =
  | { readonly ok: true; readonly play: CampaignPlay; readonly save: CampaignSave }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** Loads a save from anywhere, also one of older rules: either the Campaign stands as it was, or the problems are told. */
export function loadCampaign(box: Box, file: unknown): LoadedCampaign {
  const parsed = parseCampaign(box, file);
  if (!parsed.ok) return parsed;
  const { save } = parsed;
  try {
    return { ok: true, play: restoreCampaign(box, save.checkpoint, save.answers, save.inputs), save };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    const where = error instanceof IllegalInput ? `answers.${error.index}` : 'checkpoint';
    return { ok: false, problems: [{ where, what }] };
  }
}
