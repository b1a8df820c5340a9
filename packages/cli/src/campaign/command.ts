/** `zone campaign sim`: plays Campaigns at random; one that breaks an invariant is written as a record. */
import { join } from 'node:path';
import process from 'node:process';
import { box } from '@zonecrawl/content';
import { readArguments } from '../args.ts';
import { FOUND, UserError } from '../errors.ts';
import { printJson, writeJson } from '../files.ts';
import { quickMissions } from './quickMissions.ts';
import { playCampaign } from './simulate.ts';

const usage =
  'zone campaign sim [--games N] [--seed N] [--explorations N] [--save-every N] [--whole] [--json]';
const FAILURES = join('data', 'failures');

export function campaign(args: readonly string[]): number {
  const { options, files } = readArguments(
    args,
    {
      games: 'number',
      seed: 'number',
      explorations: 'number',
      'save-every': 'number',
      whole: 'flag',
      json: 'flag',
    },
    usage,
  );
  if (files.length !== 1 || files[0] !== 'sim') throw new UserError(`Usage: ${usage}`);
  // Real Missions are slow; to test what is between them it is enough that every ending occurs.
  const table = options.whole ? box : quickMissions(box);
  const first = options.seed ?? 1;
  const began = performance.now();
  const figures = { games: 0, explorations: 0, inputs: 0, violations: 0 };
  for (let seed = first; seed < first + (options.games ?? 100); seed++) {
    const run = playCampaign(table, `campaign ${seed}`, {
      explorations: options.explorations ?? 8,
      saveEvery: options['save-every'] ?? 0,
    });
    figures.games++;
    figures.explorations += run.explorations;
    figures.inputs += run.inputs;
    if (run.problems.length === 0) continue;
    figures.violations++;
    const file = join(FAILURES, `campaign-${seed}.json`);
    writeJson(file, run.record);
    process.stderr.write(`seed ${seed}, input ${run.inputs}: ${run.problems[0]}\n  record: ${file}\n`);
  }
  const seconds = Number(((performance.now() - began) / 1000).toFixed(3));
  const line = { ...figures, seconds };
  if (options.json) printJson(line);
  else for (const [name, value] of Object.entries(line)) console.log(`${name.padEnd(16)} ${value}`);
  return figures.violations > 0 ? FOUND : 0;
}
