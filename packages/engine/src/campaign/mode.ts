/** C: a Campaign as a mode of the kernel: its state, steps, inputs and facts. */
import { problemAt } from '../base/problems.ts';
import { seedRandom } from '../base/random.ts';
import { IdentityCache } from '../cache/identityCache.ts';
import type { Mode, RunningRule } from '../kernel/mode.ts';
import type { Box } from '../model/box.ts';
import { copyCampaign } from './copy.ts';
import { type CampaignInput, type CampaignInputRefusal, campaignInputs, refuseInput } from './inputs.ts';
import { campaignFiles } from './migrations.ts';
import { type CampaignStart, campaignStartSchema, newCampaign } from './newCampaign.ts';
import { problemsOfCampaign } from './problems.ts';
import { spelledCampaign } from './spelling.ts';
import { bookOf, type Campaign, type GivenInput, tell } from './state/campaign.ts';
import type {
  CampaignDecision,
  CampaignFact,
  CampaignState,
  CampaignStep,
  CampaignStepName,
} from './state/types.ts';
import { campaignStateSchema } from './stateSchema.ts';
import { campaignSteps } from './steps.ts';

/** The types of a Campaign, for everything generic. */
export interface CampaignTypes {
  readonly game: Campaign;
  readonly state: CampaignState;
  readonly decision: CampaignDecision;
  readonly input: CampaignInput;
  readonly given: GivenInput;
  readonly fact: CampaignFact;
  readonly start: CampaignStart;
  readonly refusal: CampaignInputRefusal;
}

const modes = new IdentityCache<Box, Mode<CampaignTypes>>();

/** The mode of a box: always the same one. */
export function campaignMode(box: Box): Mode<CampaignTypes> {
  const known = modes.get(box);
  if (known) return known;
  const made = makeMode(box);
  modes.set(box, made);
  return made;
}

/** A page that was read and a team that departed cannot be undone for free. */
const REVEALING: ReadonlySet<CampaignFact['fact']> = new Set(['told', 'departed', 'returned']);

const makeMode = (box: Box): Mode<CampaignTypes> => ({
  files: campaignFiles(box, () => campaignMode(box)),
  digest: box.digest,
  stand: (state) => ({ box, book: bookOf(box), state, facts: [] }),
  open(campaign) {
    tell(campaign, { fact: 'began', coupons: campaign.state.stash.coupons, clauses: ['C2'] });
    tell(campaign, { fact: 'stepBegan', step: 'gather', clauses: ['C3'] });
  },
  copy: copyCampaign,
  rule: begun,
  settle() {},
  interrupted: () => false,
  refuse: refuseInput,
  given: (_campaign, _decision, input) => (typeof input === 'number' ? input : input.result),
  revealing: (facts) => facts.find(({ fact }) => REVEALING.has(fact))?.fact ?? null,
  draws: ({ state }) => Object.values(state.random.counts).reduce((sum, count) => sum + count, 0),
  // Nothing lies face down between Missions but what its seed will bring.
  reseed: (state, seed) => ({ ...copyCampaign(state), random: seedRandom(seed) }),
  setUp: (start) =>
    box.campaign
      ? { ok: true, state: newCampaign(box, start.seed) }
      : { ok: false, problems: [problemAt('box', 'campaign.noMap')] },
  startSchema: campaignStartSchema,
  stateSchema: campaignStateSchema,
  inputsSchema: campaignInputs,
  problems: (state) => problemsOfCampaign(box, state),
  spelled: spelledCampaign,
  outcome: () => null,
});

/** One table, one row per step name: the row's parameter is exactly that step. */
function begun<Name extends CampaignStepName>(
  campaign: Campaign,
  step: CampaignStep<Name>,
): RunningRule<CampaignTypes> {
  return campaignSteps[step.step](campaign, step);
}
