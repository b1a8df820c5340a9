/** `zone record`: makes the recorded games of fixtures/games, one for every ending its Mission can have. */
import { join } from 'node:path';
import { box } from '@zonecrawl/content';
import { begin, marked, recordGame, type Start, setUp } from '@zonecrawl/engine/kernel';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import { readArguments } from '../args.ts';
import { FOUND } from '../errors.ts';
import { printJson, writeJson } from '../files.ts';
import { type Aim, aims } from './aims.ts';
import { seek } from './seek.ts';

const usage = 'zone record [--mission ID] [--ending NAME] [--stalkers N] [--seeds N] [--out FOLDER]';
const TEAM = ['velet', 'palkan', 'milady', 'chort'];

export function record(args: readonly string[]): number {
  const { options } = readArguments(
    args,
    { mission: 'text', ending: 'text', stalkers: 'number', seeds: 'number', out: 'text' },
    usage,
  );
  const wanted = aims.filter(
    ({ mission, ending }) =>
      (options.mission ?? mission) === mission && (options.ending ?? ending) === ending,
  );
  let missed = 0;
  for (const aim of wanted) {
    for (const stalkers of options.stalkers === undefined ? [1, 2, 4] : [options.stalkers]) {
      if (!recordOne(aim, stalkers, options.seeds ?? 20, options.out ?? 'fixtures/games')) missed++;
    }
  }
  return missed === 0 ? 0 : FOUND;
}

function recordOne(aim: Aim, stalkers: number, seeds: number, folder: string): boolean {
  for (let n = 1; n <= seeds; n++) {
    const seed = `${aim.mission} ${aim.ending} ${stalkers} ${n}`;
    const team = outfit(box, FIRST_SHOP, TEAM.slice(0, stalkers));
    const start: Start = { from: 'mission', setup: { mission: aim.mission, stalkers: team, seed } };
    const set = setUp(box, start);
    if (!set.ok) throw new Error(JSON.stringify(set.problems));
    const played = seek(begin(box, set.state, { keep: true }), aim, seed);
    if (!played) continue;
    const file = join(folder, `${aim.mission}-${aim.ending}-${stalkers}.json`);
    writeJson(file, marked(box, recordGame(played, start)));
    printJson({ file, seed, inputs: played.inputs.length, rounds: played.game.state.round });
    return true;
  }
  printJson({ missed: `${aim.mission} ${aim.ending} with ${stalkers}`, seeds });
  return false;
}
