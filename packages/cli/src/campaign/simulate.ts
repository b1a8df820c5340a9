/** Plays Campaigns at random, and compares them with a ledger after every input. */

import { randomPlayer } from '@zonecrawl/bots';
import { draw, hash, type RandomState, seedRandom } from '@zonecrawl/engine/base';
import {
  answerCampaign,
  askedIn,
  beginCampaign,
  type CampaignDecision,
  type CampaignInput,
  type CampaignOption,
  type CampaignPlay,
  type CampaignRecord,
  type CampaignSave,
  campaignViolations,
  loadCampaign,
  recordCampaign,
  saveCampaign,
  setupOf,
} from '@zonecrawl/engine/campaign';
import { answer, beginGame, type MissionResult, resultOf } from '@zonecrawl/engine/game';
import { setUpMission } from '@zonecrawl/engine/mission';
import type { Box, GameSetup } from '@zonecrawl/engine/model';
import { asItIs, type Seeding } from '../sim/games.ts';
import { Ledger } from './ledger.ts';

export interface CampaignRun {
  readonly explorations: number;
  readonly inputs: number;
  readonly problems: readonly string[];
  readonly record: CampaignRecord;
  /** How it stands in the end; null: no checkpoints were kept. */
  readonly save: CampaignSave | null;
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
  /** Keep checkpoints, so that a save can be made of how it stands in the end. */
  readonly keep?: boolean;
}

export function playCampaign(
  box: Box,
  seed: string,
  { explorations, saveEvery, keep = saveEvery > 0 }: CampaignSimulation,
): CampaignRun {
  const random = seedRandom(seed);
  const ledger = new Ledger();
  let play = beginCampaign(box, seed, { keep });
  const problems: string[] = [];
  ledger.write(play.game.facts);
  while (
    problems.length === 0 &&
    play.game.state.exploration.number <= explorations &&
    goesOn(askedIn(play))
  ) {
    const taken = answerCampaign(play, inputFor(play, random));
    if (!taken.ok) problems.push(`refused: ${JSON.stringify(taken.refusal)}`);
    else ledger.write(taken.facts);
    problems.push(...campaignViolations(play.game), ...ledger.differences(play.game));
    if (saveEvery > 0 && play.inputs.length % saveEvery === 0) play = throughFile(box, play, seed, problems);
  }
  return {
    explorations: play.game.state.finished.length,
    inputs: play.inputs.length,
    problems,
    record: recordCampaign(play, seed),
    save: keep ? saveCampaign(play, seed) : null,
  };
}

/** Once every Mission is crossed out nothing new can happen. */
const goesOn = ({ kind, options }: CampaignDecision): boolean =>
  kind !== 'navigate' || options.some(({ is }) => is === 'visit' || is === 'done');

function throughFile(box: Box, play: CampaignPlay, seed: string, problems: string[]): CampaignPlay {
  const loaded = loadCampaign(box, JSON.parse(JSON.stringify(saveCampaign(play, seed))));
  if (!loaded.ok) problems.push(`not loaded: ${JSON.stringify(loaded.problems)}`);
  else if (hash(loaded.play.game.state) !== hash(play.game.state))
    problems.push('another state after a save');
  return loaded.ok ? loaded.play : play;
}

/** `seeding`: what becomes of the text by which the random player of a Mission draws. */
export function inputFor(play: CampaignPlay, random: RandomState, seeding: Seeding = asItIs): CampaignInput {
  const { kind, options } = askedIn(play);
  if (kind === 'mission') {
    const seed = seeding(`${draw(random, 'setup', 1_000_000)}`);
    const result = playMission(play.game.box, setupOf(play.game), seed);
    return { game: `mission-${play.game.state.exploration.number}`, result };
  }
  const done = options.findIndex(({ is }) => is === 'done');
  if (done >= 0 && draw(random, 'dice', 100) < (ENOUGH[kind] ?? 0)) return done;
  // First the kind of option, then one of that kind, so that the many ways to move a card do not dominate.
  const kinds = [...new Set(options.map(({ is }) => is))];
  const is = kinds[draw(random, 'dice', kinds.length)];
  const among = options.flatMap((option: CampaignOption, at) => (option.is === is ? [at] : []));
  return among[draw(random, 'dice', Math.max(1, among.length))] ?? 0;
}

/** A Mission played at random from its beginning to its end. */
function playMission(box: Box, setup: GameSetup, seed: string): MissionResult {
  const play = beginGame(box, setUpMission(box, setup), { keep: false });
  const player = randomPlayer(seed);
  while (play.decision) {
    const taken = answer(play, player(play.decision));
    if (!taken.ok) throw new Error(`refused: ${JSON.stringify(taken.refusal)}`);
  }
  const result = resultOf(play.game.state);
  if (!result) throw new Error('the Mission is not over');
  return result;
}
