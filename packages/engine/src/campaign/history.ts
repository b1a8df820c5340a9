/**
 * The way back: free as long as nothing hidden was revealed since (a page read, a card drawn, a team departed). What
 * lies before that is settled, so nothing older is kept.
 */
import type { Box } from '../model/box.ts';
import {
  answerCampaign,
  beginCampaign,
  type CampaignPlay,
  type CampaignTaken,
  restoreCampaign,
} from './play.ts';
import type { CampaignFact, CampaignInput, CampaignState } from './state/types.ts';

interface Waypoint {
  readonly checkpoint: CampaignState;
  readonly answers: readonly CampaignInput[];
}

export interface CampaignHistory {
  play: CampaignPlay;
  /** One for each input that can be taken back: how it stood before. */
  readonly waypoints: Waypoint[];
  /** Inputs taken back, the next to give again last. */
  readonly undone: CampaignInput[];
}

const REVEALING: ReadonlySet<CampaignFact['fact']> = new Set(['told', 'departed', 'returned']);

export const beginCampaignHistory = (box: Box, seed: string): CampaignHistory =>
  campaignHistoryOf(beginCampaign(box, seed, { keep: true }));

export const campaignHistoryOf = (play: CampaignPlay): CampaignHistory => ({
  play,
  waypoints: [],
  undone: [],
});

const drawsOf = ({ campaign }: CampaignPlay): number =>
  Object.values(campaign.state.random.counts).reduce((sum, count) => sum + count, 0);

/** Gives an input; what had been undone is forgotten, unless this is the very input that was taken back. */
export function giveInput(history: CampaignHistory, input: CampaignInput, at?: number): CampaignTaken {
  const { play, waypoints, undone } = history;
  const { checkpoint, answers } = play;
  const before = checkpoint && { checkpoint, answers: answers.slice() };
  const drawn = drawsOf(play);
  const taken = answerCampaign(play, input, at);
  if (!taken.ok) return taken;
  if (undone.pop() !== input) undone.length = 0;
  const revealed = drawsOf(play) !== drawn || taken.facts.some(({ fact }) => REVEALING.has(fact));
  if (revealed) waypoints.length = 0;
  else if (before) waypoints.push(before);
  return taken;
}

/** Takes back the last inputs; false if so many are not free to be taken back. */
export function undoInputs(history: CampaignHistory, inputs: number): boolean {
  const { play, waypoints, undone } = history;
  const at = waypoints.length - inputs;
  const back = waypoints[at];
  if (inputs < 1 || !back) return false;
  const kept = play.inputs.length - inputs;
  undone.push(...play.inputs.slice(kept).reverse());
  waypoints.length = at;
  const { box } = play.campaign;
  history.play = restoreCampaign(box, back.checkpoint, back.answers, play.inputs.slice(0, kept));
  return true;
}

/** Gives again what was taken back. */
export function redoInputs(history: CampaignHistory, inputs: number): boolean {
  if (inputs < 1 || inputs > history.undone.length) return false;
  for (let i = 0; i < inputs; i++) {
    const next = history.undone.at(-1);
    if (next === undefined || !giveInput(history, next).ok) return false;
  }
  return true;
}
