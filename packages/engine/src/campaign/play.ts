/**
 * The runner of a Campaign, of the same kind as that of a Mission (kernel/play.ts): takes steps off the agenda, runs
 * their rules, stops at each decision and goes on with its input. With `keep` it holds a checkpoint of the state at the
 * start of the running step: a Campaign can be saved at every decision, and a rule that throws changes nothing.
 */
import type { Box } from '../model/box.ts';
import { RuleError } from '../model/rule.ts';
import { copyCampaign } from './copy.ts';
import { playOut } from './mission.ts';
import { newCampaign } from './newCampaign.ts';
import type { CampaignRefusal } from './protocol.ts';
import { type Act, bookOf, type Campaign, type Given, tell } from './state/campaign.ts';
import type {
  CampaignDecision,
  CampaignFact,
  CampaignInput,
  CampaignState,
  CampaignStep,
} from './state/types.ts';
import { steps } from './steps.ts';

export interface CampaignPlay {
  readonly campaign: Campaign;
  decision: CampaignDecision;
  /** Every input since the beginning: with the seed, the whole Campaign. */
  readonly inputs: CampaignInput[];
  readonly keep: boolean;
  running: Act | null;
  /** The state at the start of the running step, and the inputs given since. */
  checkpoint: CampaignState | null;
  answers: CampaignInput[];
}

export type CampaignTaken =
  | { readonly ok: true; readonly facts: readonly CampaignFact[] }
  | { readonly ok: false; readonly refusal: CampaignRefusal };

/** A new Campaign up to its first decision. */
export function beginCampaign(box: Box, seed: string, options: { readonly keep: boolean }): CampaignPlay {
  const state = newCampaign(box, seed);
  const campaign: Campaign = { box, book: bookOf(box), state, facts: [] };
  tell(campaign, { fact: 'began', coupons: state.stash.coupons, clauses: ['C2'] });
  tell(campaign, { fact: 'stepBegan', step: 'gather', clauses: ['C3'] });
  return stand(campaign, [], options.keep);
}

const UNASKED: CampaignDecision = { kind: 'gather', clauses: [], about: {}, options: [] };

function stand(campaign: Campaign, inputs: CampaignInput[], keep: boolean): CampaignPlay {
  const play: CampaignPlay = {
    campaign,
    decision: UNASKED,
    inputs,
    keep,
    running: null,
    checkpoint: null,
    answers: [],
  };
  advance(play, null);
  return play;
}

/** Gives an input to the open decision. `at` is the number of inputs the answerer knew of. */
export function answerCampaign(
  play: CampaignPlay,
  input: CampaignInput,
  at = play.inputs.length,
): CampaignTaken {
  const meant = understand(play, input, at);
  if (!meant.ok) return meant;
  const { campaign, checkpoint, answers } = play;
  const given = answers.length;
  campaign.facts = [];
  try {
    accept(play, input, meant.given);
  } catch (error) {
    if (!play.keep || !checkpoint) throw error;
    // The step may have ended and another begun: go back to where the input was given.
    const inputs = play.inputs.slice(0, -1);
    Object.assign(play, restoreCampaign(campaign.box, checkpoint, answers.slice(0, given), inputs));
    return { ok: false, refusal: { refused: 'ruleFailed', error: String(error) } };
  }
  return { ok: true, facts: campaign.facts };
}

function accept(play: CampaignPlay, input: CampaignInput, given: Given): void {
  play.inputs.push(input);
  if (play.keep) play.answers.push(input);
  advance(play, given);
}

type Understood =
  | { readonly ok: true; readonly given: Given }
  | { readonly ok: false; readonly refusal: CampaignRefusal };

const refused = (refusal: CampaignRefusal): Understood => ({ ok: false, refusal });

/** An input may come from anywhere, so its type is not believed. A Mission is played again to see how it ended. */
function understand(
  { decision, inputs, campaign }: CampaignPlay,
  input: CampaignInput,
  at: number,
): Understood {
  const { options, setup } = decision;
  if (at !== inputs.length) return refused({ refused: 'stale', at, now: inputs.length });
  if (setup === undefined) {
    const isIndex =
      typeof input === 'number' && Number.isInteger(input) && input >= 0 && input < options.length;
    return isIndex
      ? { ok: true, given: input }
      : refused({ refused: 'noSuchOption', options: options.length });
  }
  if (typeof input !== 'object' || input === null || !Array.isArray(input.played))
    return refused({ refused: 'notPlayed', at: 0, why: 'a Mission is answered with what was played' });
  const out = playOut(campaign.box, setup, input.played);
  return out.ok
    ? { ok: true, given: out.table }
    : refused({ refused: 'notPlayed', at: out.at, why: out.why });
}

/** Runs on until the next decision. */
function advance(play: CampaignPlay, given: Given | null): void {
  const { campaign } = play;
  const { state } = campaign;
  let next = given;
  for (;;) {
    if (!play.running) {
      const step = state.agenda.at(-1);
      if (!step) throw new RuleError('a Campaign has no next step');
      if (play.keep) {
        play.checkpoint = copyCampaign(state);
        play.answers = [];
      }
      state.agenda.pop();
      play.running = begun(campaign, step);
      next = null;
    }
    // A generator's first `next` takes nothing; the type has no way to say so.
    const result = play.running.next(next ?? 0);
    next = null;
    if (!result.done) {
      play.decision = result.value;
      return;
    }
    play.running = null;
  }
}

function begun(campaign: Campaign, step: CampaignStep): Act {
  // One table, one row per step name: the row's parameter is exactly that step.
  const rule: (campaign: Campaign, step: never) => Act = steps[step.step];
  return rule(campaign, step as never);
}

/** Stands a Campaign up from the start of a step and the inputs given since: a save, a way back. */
export function restoreCampaign(
  box: Box,
  checkpoint: CampaignState,
  answers: readonly CampaignInput[],
  inputs: readonly CampaignInput[],
): CampaignPlay {
  const before = inputs.slice(0, inputs.length - answers.length);
  const campaign: Campaign = { box, book: bookOf(box), state: copyCampaign(checkpoint), facts: [] };
  const play = stand(campaign, before, true);
  for (const [index, input] of answers.entries()) {
    const meant = understand(play, input, play.inputs.length);
    if (!meant.ok) throw new IllegalInput(index, meant.refusal);
    accept(play, input, meant.given);
  }
  campaign.facts = [];
  return play;
}

/** A recorded input that the Campaign does not take. */
export class IllegalInput extends RuleError {
  readonly index: number;
  constructor(index: number, refusal: CampaignRefusal) {
    super(`a recorded input is not legal: ${JSON.stringify(refusal)}`);
    this.index = index;
  }
}
