/**
 * npm run crash: kills what keeps games at random moments, and counts what was shown and is gone. A store brings how it
 * is played, killed and looked at afresh; counting and command line are the same for all of them.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';

/** What a store does. It tells the tally what it did and what it found. */
export interface Victims {
  /** Plays on and kills once, at a random moment; on the way it may look at what was killed before. */
  kill(): Promise<void>;
  /** Looks at all that was killed and has not been looked at since. */
  lookAtAll(): Promise<void>;
  close(): Promise<void>;
}

export interface Setting {
  readonly tally: Tally;
  /** The same numbers for the same seed. */
  readonly chance: () => number;
  /** Break the promise on purpose: losses must be found. */
  readonly sabotage: boolean;
}

/** What was found when something that had been killed was looked at afresh. */
export interface Found {
  /** Rows that were shown, or acknowledged, and looked for; those that were not there. */
  readonly shown: number;
  readonly lost: number;
  /** As far as before, but not the same; or not to be opened at all. */
  readonly isBroken?: boolean;
  readonly what: string;
}

export class Tally {
  kills = 0;
  shown = 0;
  lost = 0;
  broken = 0;
  /** How often something was done: kinds of kills, games begun, slowed machines. */
  readonly counts: Record<string, number> = {};
  private readonly verbose: boolean;

  constructor(verbose: boolean) {
    this.verbose = verbose;
  }

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  killed(kind: string): void {
    this.kills += 1;
    this.count(kind);
  }

  found({ shown, lost, isBroken = false, what }: Found): void {
    this.shown += shown;
    this.lost += lost;
    this.broken += isBroken ? 1 : 0;
    const isBad = lost > 0 || isBroken;
    if (isBad || this.verbose) process.stderr.write(`${isBad ? 'LOST ' : ''}${this.kills}: ${what}\n`);
  }
}

/** A small generator of its own: what is killed when must not hang on the game's luck. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The program of one store. Without sabotage losses fail it; with it, finding none does. */
export async function runCrash(
  store: string,
  begin: (setting: Setting) => Promise<Victims>,
  /** What the rows are called that must not be lost: a page shows, a server acknowledges. */
  promised: 'shown' | 'acknowledged' = 'shown',
): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      sabotage: { type: 'boolean', default: false },
    },
  });
  const { sabotage } = values;
  const began = performance.now();
  const tally = new Tally(values.verbose);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      process.stderr.write(`stopped by ${signal} after ${tally.kills} kills: ${tally.lost} lost\n`);
      process.exit(1);
    });
  const victims = await begin({ tally, sabotage, chance: chances(Number(values.seed) || 1) });
  try {
    while (tally.kills < Number(values.kills)) await victims.kill();
    await victims.lookAtAll();
  } finally {
    await victims.close();
  }
  const { kills, shown, lost, broken, counts } = tally;
  const seconds = Math.round((performance.now() - began) / 1000);
  const report = { store, sabotage, kills, [promised]: shown, lost, broken, ...counts, seconds };
  process.stdout.write(`${JSON.stringify(report, null, values.json ? 0 : 2)}\n`);
  process.exitCode = lost + broken > 0 === sabotage ? 0 : 1;
}
