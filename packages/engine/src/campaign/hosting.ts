/** What every host of a Campaign does alike: a page's worker, and a room of a server. */
import { sameJson } from '../base/json.ts';
import type { Cause, Host } from '../kernel/host.ts';
import { type Session, undoState } from '../kernel/session.ts';
import type { GameSetup } from '../model/gameSetup.ts';
import type { Homecoming } from './inputs.ts';
import { setupOf } from './mission.ts';
import type { CampaignTypes } from './mode.ts';
import type { CampaignOwnerReplies, CampaignReplies, CampaignUpdate } from './protocol.ts';
import { optionRefusal } from './rules/refusals.ts';
import { campaignDecisionView, openFacts, viewCampaign } from './view.ts';

type CampaignHosting = Host<CampaignTypes>;

/** In a Campaign an undo takes back one input at a time. */
const NO_KINDS: ReadonlySet<string> = new Set();

/** After these there is something new to be told. */
const NEWS: ReadonlySet<Cause> = new Set<Cause>(['began', 'answered', 'redone']);

/** What the group is told; null: nothing is open. */
export function campaignUpdate(
  { session, rule, notice }: CampaignHosting,
  cause: Cause,
): CampaignUpdate | null {
  const play = session?.history.play;
  if (!session || !play?.decision) return null;
  const { game, decision, inputs } = play;
  return {
    at: inputs.length,
    number: session.next,
    view: viewCampaign(game),
    decision: campaignDecisionView(decision),
    facts: NEWS.has(cause) ? openFacts(game.facts) : [],
    undo: undoState(session, rule, NO_KINDS),
    cause,
    notice,
    lineage: session.lineage,
  };
}

/** C7: how the game of the Mission under way begins; null: none is. */
export function missionSetup({ session }: CampaignHosting): GameSetup | null {
  const play = session?.history.play;
  return play?.decision?.kind === 'mission' ? setupOf(play.game) : null;
}

/** Why an option is not offered; null: it is, or nobody can say. */
export function whyNotOffered(
  { session }: CampaignHosting,
  option: Parameters<typeof optionRefusal>[2],
): CampaignReplies['whyNot'] {
  const play = session?.history.play;
  if (!play?.decision || play.decision.options.some((one) => sameJson(one, option))) return null;
  return optionRefusal(play.game, play.decision, option);
}

const isHome = (session: Session<CampaignTypes> | null, game: string): boolean =>
  session?.history.play.inputs.some((input) => typeof input === 'object' && input.game === game) ?? false;

/** C9: a Mission comes home. Once is enough: a game that is home already changes nothing. */
export async function bringHome(
  host: CampaignHosting,
  homecoming: Homecoming,
): Promise<CampaignOwnerReplies['home']> {
  const { session } = host;
  if (!session) return { ok: false, refusal: { refused: 'noGame' } };
  if (isHome(session, homecoming.game)) return { ok: true };
  const brought = await host.answer(session.next, homecoming);
  // Where another process was quicker, its row has been read by now.
  return isHome(host.session, homecoming.game) ? { ok: true } : brought;
}
