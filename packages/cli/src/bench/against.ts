/** Our speed next to that of another checkout of ours, such as an older version: each plays with its own code. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../errors.ts';
import { type Entry, median, medianRatio, type RaceLength, race } from './race.ts';

export interface AgainstFigures {
  readonly decisionsPerSecond: number;
  readonly againstPerSecond: number;
  /** How many times as fast as the other checkout. */
  readonly ratioAgainst: number;
}

export async function againstFigures(checkout: string, length: RaceLength): Promise<AgainstFigures> {
  const [ours = [], theirs = []] = await race(
    [entryOf(join(import.meta.dirname, 'worker.ts')), entryOf(workerOf(checkout))],
    length,
  );
  return {
    decisionsPerSecond: Math.round(median(ours)),
    againstPerSecond: Math.round(median(theirs)),
    ratioAgainst: Number(medianRatio(ours, theirs).toFixed(3)),
  };
}

const entryOf = (worker: string): Entry => ({ worker, contestant: 'zonecrawl' });

function workerOf(checkout: string): string {
  const worker = resolve(checkout, 'packages/cli/src/bench/worker.ts');
  if (!existsSync(worker)) throw new UserError(`${checkout} is no checkout: there is no ${worker}.`);
  if (!existsSync(resolve(checkout, 'node_modules'))) {
    throw new UserError(`${checkout} has no node_modules: run npm ci there.`);
  }
  return worker;
}
