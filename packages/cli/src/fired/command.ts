/**
 * `zone fired`: the recorded games, then random ones until every card, Enemy, Anomaly, Event and branch of a Mission was
 * used; and what never was.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { curiousPlayer, type Memory } from '@zonecrawl/bots';
import { box } from '@zonecrawl/content';
import { replayGame } from '@zonecrawl/engine/game';
import { survivalMissions } from '@zonecrawl/engine/survival';
import { readArguments } from '../args.ts';
import { CLAUSES } from '../clauses/chapters.ts';
import { FOUND } from '../errors.ts';
import { printJson } from '../files.ts';
import { readRecord } from '../replay.ts';
import { tellRecorded } from '../sim/command.ts';
import { missionsOf, playerOf, teamSizesOf } from '../sim/games.ts';
import { simulate } from '../sim/simulate.ts';
import { survivalUniverse, universeOf } from './universe.ts';
import { Coverage } from './watch.ts';

const usage =
  'zone fired [--mission ID|all | --survival] [--stalkers 1-4|all] [--games MOST] [--seed N] [--json]';

export function fired(args: readonly string[]): number {
  const { options } = readArguments(
    args,
    { mission: 'text', survival: 'flag', stalkers: 'text', games: 'number', seed: 'number', json: 'flag' },
    usage,
  );
  const missing = options.survival ? survivalUniverse(box) : universeOf(box);
  const total = missing.size;
  const watch = new Coverage();
  watchRecorded(watch);
  for (const key of watch.seen.keys()) missing.delete(key);
  let began: unknown = null;
  const memories = new Map<string, Memory>();
  const memoryOf = (mission: string): Memory => {
    const memory = memories.get(mission) ?? new Map();
    memories.set(mission, memory);
    return memory;
  };
  const tally = simulate(box, {
    missions: options.survival ? survivalMissions(box) : missionsOf(box, options.mission ?? 'all'),
    sizes: teamSizesOf(options.stalkers ?? 'all'),
    bot: 'random',
    games: options.games ?? 5000,
    seed: options.seed ?? 1,
    checkEvery: 1,
    // Every other game is played by the curious bot, which prefers what it has taken least often.
    player: (choice) =>
      choice.seed % 2 === 0
        ? playerOf(choice)
        : curiousPlayer(`${choice.mission}/${choice.seed}`, memoryOf(choice.mission)),
    failed: tellRecorded,
    facts: (facts, { game }, choice) => {
      if (began !== choice) watch.begin(game);
      began = choice;
      watch.tell(facts, game);
    },
    each: () => {
      for (const key of watch.seen.keys()) missing.delete(key);
      return missing.size > 0;
    },
  });
  const never = [...missing].sort();
  const silent = CLAUSES.filter((clause) => !watch.clauses.has(clause));
  if (options.json) {
    const { games, inputs, violations } = tally;
    printJson({
      games,
      inputs,
      violations,
      all: total,
      fired: total - never.length,
      never,
      clausesNeverTold: silent,
    });
  } else {
    process.stdout.write(`${total - never.length} of ${total} were used in ${tally.games} games.\n`);
    if (never.length > 0) process.stdout.write(`Never used:\n${never.map((key) => `  ${key}\n`).join('')}`);
  }
  return never.length > 0 || tally.violations > 0 ? FOUND : 0;
}

/** The recorded games: what they cover need not occur by chance again. */
function watchRecorded(watch: Coverage): void {
  const folder = join(import.meta.dirname, '../../../../fixtures/games');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.json')) continue;
    replayGame(box, readRecord(join(folder, name)), {
      each: ({ game }, input, facts) => {
        if (input < 0) watch.begin(game);
        watch.tell(facts, game);
      },
    });
  }
}
