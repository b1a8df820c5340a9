/** Plays Campaigns at random, and compares them with a ledger after every input. */
import { randomPlayer } from '@zonecrawl/bots';
import { draw, hash, type RandomState, seedRandom } from '@zonecrawl/engine/base';
import {
  answerCampaign,
  beginCampaign,
  type CampaignDecision,
  type CampaignInput,
  type CampaignOption,
  type CampaignPlay,
  type CampaignRecord,
  campaignViolations,
  loadCampaign,
  recordCampaign,
  saveCampaign,
} from '@zonecrawl/engine/campaign';
import { answer, begin } from '@zonecrawl/engine/kernel';
import { setUpMission } from '@zonecrawl/engine/mission';
import type { Answer, Box, GameSetup } from '@zonecrawl/engine/model';
import { asItIs, type Seeding } from '../sim/games.ts';
import { Ledger } from './ledger.ts';

export interface CampaignRun {
  readonly explorations: number;
  readonly inputs: number;
  readonly problems: readonly string[];
  readonly record: CampaignRecord;
}

/** How often in a hundred a step is ended when it could go on. */
const ENOUGH: Readonly<Partial<Record<CampaignDecision['kind'], number>>> = {
  gather: 30,
  navigate: 50,
  contacts: 30,
  deal: 15,
  service: 10,
  gift: 5,
  muster: 12,
};

export interface CampaignSimulation {
  readonly explorations: number;
  /** Save and load after every so many inputs; 0: never. */
  readonly saveEvery: number;
}

export function playCampaign(
  box: Box,
  seed: string,
  { explorations, saveEvery }: CampaignSimulation,
): CampaignRun {
  const random = seedRandom(seed);
  const ledger = new Ledger();
  let play = beginCampaign(box, seed, { keep: saveEvery > 0 });
  const problems: string[] = [];
  ledger.write(play.campaign.facts);
  while (
    problems.length === 0 &&
    play.campaign.state.exploration.number <= explorations &&
    goesOn(play.decision)
  ) {
    const taken = answerCampaign(play, inputFor(box, play.decision, random));
    if (!taken.ok) problems.push(`refused: ${JSON.stringify(taken.refusal)}`);
    else ledger.write(taken.facts);
    problems.push(...campaignViolations(play.campaign), ...ledger.differences(play.campaign));
    if (saveEvery > 0 && play.inputs.length % saveEvery === 0) play = throughFile(box, play, problems);
  }
  return {
    explorations: play.campaign.state.finished.length,
    inputs: play.inputs.length,
    problems,
    record: recordCampaign(play, seed),
  };
}

/** Once every Mission is crossed out nothing new can happen. */
const goesOn = ({ kind, options }: CampaignDecision): boolean =>
  kind !== 'navigate' || options.some(({ is }) => is === 'visit' || is === 'done');

function throughFile(box: Box, play: CampaignPlay, problems: string[]): CampaignPlay {
  const loaded = loadCampaign(box, JSON.parse(JSON.stringify(saveCampaign(play))));
  if (!loaded.ok) problems.push(`not loaded: ${JSON.stringify(loaded.problems)}`);
  else if (hash(loaded.play.campaign.state) !== hash(play.campaign.state))
    problems.push('another state after a save');
  return loaded.ok ? loaded.play : play;
}

/** `seeding`: what becomes of the text by which the random player of a Mission draws. */
export function inputFor(
  box: Box,
  { kind, options, setup }: CampaignDecision,
  random: RandomState,
  seeding: Seeding = asItIs,
): CampaignInput {
  if (setup) return { played: playMission(box, setup, seeding(`${draw(random, 'setup', 1_000_000)}`)) };
  const done = options.findIndex(({ is }) => is === 'done');
  if (done >= 0 && draw(random, 'dice', 100) < (ENOUGH[kind] ?? 0)) return done;
  // First the kind of option, then one of that kind, so that the many ways to move a card do not dominate.
  const kinds = [...new Set(options.map(({ is }) => is))];
  const is = kinds[draw(random, 'dice', kinds.length)];
  const among = options.flatMap((option: CampaignOption, at) => (option.is === is ? [at] : []));
  return among[draw(random, 'dice', Math.max(1, among.length))] ?? 0;
}

/** A Mission played at random from its beginning to its end. */
function playMission(box: Box, setup: GameSetup, seed: string): readonly Answer[] {
  const play = begin(box, setUpMission(box, setup), { keep: false });
  const player = randomPlayer(seed);
  while (play.decision) {
    const taken = answer(play, player(play.decision));
    if (!taken.ok) throw new Error(`refused: ${JSON.stringify(taken.refusal)}`);
  }
  return play.inputs;
}
