/** `zone record`: records fixtures/games: one game for every ending of a Mission, and for other rare situations. */
import { join } from 'node:path';
import { box } from '@zonecrawl/content';
import { begin, marked, recordGame, type Start, setUp } from '@zonecrawl/engine/game';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import { readArguments } from '../args.ts';
import { Complaint, FOUND } from '../errors.ts';
import { printJson, writeJson } from '../files.ts';
import { randomTeam } from '../sim/team.ts';
import { aims } from './aims.ts';
import { recordJourney } from './campaigns.ts';
import { journeys } from './journeys.ts';
import type { Aim } from './measures.ts';
import { seek } from './seek.ts';

const usage =
  'zone record [--mission ID] [--aim NAME] [--stalkers N] [--seeds N] [--campaign NAME|all] [--out FOLDER]';
const TEAM = ['velet', 'palkan', 'milady', 'chort'];

export function record(args: readonly string[]): number {
  const { options } = readArguments(
    args,
    { mission: 'text', aim: 'text', stalkers: 'number', seeds: 'number', campaign: 'text', out: 'text' },
    usage,
  );
  if (options.campaign !== undefined) {
    const { campaign, seeds = 4, out = 'fixtures/campaigns' } = options;
    const named = journeys.filter(({ name }) => campaign === 'all' || campaign === name);
    if (named.length === 0)
      throw new Complaint(`There are: ${journeys.map(({ name }) => name).join(', ')}, all.`);
    return named.every((journey) => recordJourney(box, journey, seeds, out)) ? 0 : FOUND;
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

function recordOne(aim: Aim, stalkers: number, seeds: number, folder: string): boolean {
  for (let n = 1; n <= seeds; n++) {
    const seed = `${aim.mission} ${aim.name} ${stalkers} ${n}`;
    const team = aim.wellArmed
      ? randomTeam(box, stalkers, `team ${seed}`)
      : outfit(box, FIRST_SHOP, TEAM.slice(0, stalkers));
    const { mission, story } = aim;
    const campaign = story && { campaign: { story } };
    const start: Start = { from: 'mission', setup: { mission, stalkers: team, seed, ...campaign } };
    const set = setUp(box, start);
    if (!set.ok) throw new Error(JSON.stringify(set.problems));
    const begun = begin(box, set.state, { keep: true });
    if (aim.possible && !aim.possible(begun.game)) continue;
    const played = seek(begun, aim, seed);
    if (!played) continue;
    const file = join(folder, `${aim.mission}-${aim.name}-${stalkers}.json`);
    writeJson(file, marked(box, recordGame(played, start)));
    printJson({ file, seed, inputs: played.inputs.length, rounds: played.game.state.round });
    return true;
  }
  printJson({ missed: `${aim.mission} ${aim.name} with ${stalkers}`, seeds });
  return false;
}
