/** `zone replay`: plays a recorded game again; with --verify the end must be the recorded one. */
import { box } from '@zonecrawl/content';
import { type GameRecord, hash, parseRecord, replay } from '@zonecrawl/engine/kernel';
import { onlyFile, readArguments } from './args.ts';
import { badFile, FOUND } from './errors.ts';
import { printJson, readJson } from './files.ts';

const usage = 'zone replay FILE [--verify] [--facts] [--any-box]';

export function readRecord(path: string): GameRecord {
  const parsed = parseRecord(readJson(path));
  if (!parsed.ok) throw badFile(path, parsed.problems);
  return parsed.record;
}

export function replayFile(args: readonly string[]): number {
  const { options, files } = readArguments(
    args,
    { verify: 'flag', facts: 'flag', json: 'flag', 'any-box': 'flag' },
    usage,
  );
  const path = onlyFile(files, usage);
  const record = readRecord(path);
  const began = performance.now();
  const replayed = replay(box, record, {
    anyBox: options['any-box'] ?? false,
    each: (_play, input, facts) => {
      if (options.facts) for (const fact of facts) printJson({ input, ...fact });
    },
  });
  const { play } = replayed;
  if (!play) throw badFile(path, replayed.ok ? [] : replayed.problems);
  const { state } = play.game;
  const now = hash(state);
  printJson({
    inputs: replayed.diverged?.at ?? record.inputs.length,
    rounds: state.round,
    outcome: state.outcome,
    hash: now,
    recorded: record.hash,
    same: replayed.ok,
    diverged: replayed.diverged,
    seconds: Number(((performance.now() - began) / 1000).toFixed(3)),
  });
  return options.verify && !replayed.ok ? FOUND : 0;
}
