/**
 * `zone record`: records fixtures/games: one game for every ending of a Mission, and for other rare situations. A record
 * that still leads there is only brought up to date.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { box } from '@zonecrawl/content';
import {
  answer,
  beginGame,
  type GamePlay,
  markedGame,
  recordGame,
  type Start,
  setUp,
} from '@zonecrawl/engine/game';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import type { Box, Fact } from '@zonecrawl/engine/model';
import { readArguments } from '../args.ts';
import { FOUND, UserError } from '../errors.ts';
import { printJson, writeJson } from '../files.ts';
import { readRecord } from '../replay.ts';
import { survivalOf } from '../sim/games.ts';
import { randomTeam } from '../sim/team.ts';
import { aims } from './aims.ts';
import { botReaches } from './byBot.ts';
import { recordJourney } from './campaigns.ts';
import { journeys } from './journeys.ts';
import type { RecordingGoal } from './measures.ts';
import { seek } from './seek.ts';
import { recordWins, WINS } from './survival.ts';

const usage =
  'zone record [--mission ID] [--aim NAME] [--stalkers N] [--seeds N] [--campaign NAME|all] [--survival [--scenario ID|all] [--map ID|all]] [--out FOLDER]';
const TEAM = ['velet', 'palkan', 'milady', 'chort'];

export function record(args: readonly string[]): number {
  const { options } = readArguments(
    args,
    {
      mission: 'text',
      aim: 'text',
      stalkers: 'number',
      seeds: 'number',
      campaign: 'text',
      survival: 'flag',
      scenario: 'text',
      map: 'text',
      out: 'text',
    },
    usage,
  );
  if (options.campaign !== undefined) {
    const { campaign, seeds = 4, out = 'fixtures/campaigns' } = options;
    const named = journeys.filter(({ name }) => campaign === 'all' || campaign === name);
    if (named.length === 0)
      throw new UserError(`There are: ${journeys.map(({ name }) => name).join(', ')}, all.`);
    const recorded = named.map((journey) => recordJourney(box, journey, seeds, out));
    return recorded.every(Boolean) ? 0 : FOUND;
  }
  if (options.survival) {
    const { scenario = 'all', map = 'all', seeds = 60, out = WINS } = options;
    return recordWins(box, survivalOf(box, scenario, map), seeds, out) ? 0 : FOUND;
  }
  const wanted = aims.filter(
    ({ mission, name }) => (options.mission ?? mission) === mission && (options.aim ?? name) === name,
  );
  let missed = 0;
  for (const aim of wanted) {
    for (const stalkers of options.stalkers === undefined ? aim.stalkers : [options.stalkers]) {
      if (!recordOne(aim, stalkers, options.seeds ?? 60, options.out ?? 'fixtures/games')) missed++;
    }
  }
  return missed === 0 ? 0 : FOUND;
}

/** The recorded game under today's rules, if its answers still lead to the aim. */
function again(aim: RecordingGoal, file: string): boolean {
  if (!existsSync(file)) return false;
  const { start, inputs } = readRecord(file);
  const set = setUp(box, start);
  if (!set.ok) return false;
  const play = beginGame(box, set.state, { keep: true });
  const facts: Fact[] = [];
  for (const input of inputs) {
    const taken = answer(play, input);
    if (!taken.ok) return false;
    facts.push(...taken.facts);
  }
  if (play.decision !== null || !aim.reached(facts)) return false;
  writeJson(file, markedGame(box, recordGame(play, start)));
  printJson({ file, kept: true, inputs: inputs.length });
  return true;
}

function recordOne(aim: RecordingGoal, stalkers: number, seeds: number, folder: string): boolean {
  const file = join(folder, `${aim.mission}-${aim.name}-${stalkers}.json`);
  if (again(aim, file)) return true;
  return tries(aim, stalkers, seeds, file, botReaches) || tries(aim, stalkers, seeds, file, sought);
}

/** Looks for the aim from one start. */
type Attempt = (of: Box, start: Start, aim: RecordingGoal, seed: string) => GamePlay | null;

const sought: Attempt = (of, start, aim, seed) => {
  const set = setUp(of, start);
  if (!set.ok) throw new Error(JSON.stringify(set.problems));
  const begun = beginGame(of, set.state, { keep: true });
  return aim.possible && !aim.possible(begun.game) ? null : seek(begun, aim, seed);
};

function tries(aim: RecordingGoal, stalkers: number, seeds: number, file: string, attempt: Attempt): boolean {
  for (let n = 1; n <= seeds; n++) {
    const seed = `${aim.mission} ${aim.name} ${stalkers} ${n}`;
    const team = aim.wellArmed
      ? randomTeam(box, stalkers, `team ${seed}`)
      : outfit(box, FIRST_SHOP, TEAM.slice(0, stalkers));
    const { mission, story } = aim;
    const campaign = story && { campaign: { story } };
    const start: Start = { from: 'mission', setup: { mission, stalkers: team, seed, ...campaign } };
    const played = attempt(box, start, aim, seed);
    if (!played) continue;
    writeJson(file, markedGame(box, recordGame(played, start)));
    printJson({ file, seed, inputs: played.inputs.length, rounds: played.game.state.round });
    return true;
  }
  printJson({ missed: `${aim.mission} ${aim.name} with ${stalkers}`, seeds });
  return false;
}
