/** `zone replay`: replays a recorded game or Campaign; with --verify the final hash must be the recorded one. */
import { box } from '@zonecrawl/content';
import { hash } from '@zonecrawl/engine/base';
import { parseCampaignRecord, replayCampaign } from '@zonecrawl/engine/campaign';
import { type GameRecord, parseGameRecord, replayGame } from '@zonecrawl/engine/game';
import type { Divergence } from '@zonecrawl/engine/kernel';
import { onlyFile, readArguments } from './args.ts';
import { badFile, FOUND } from './errors.ts';
import { printJson, readJson } from './files.ts';
import { problemText } from './messages.ts';

const usage = 'zone replay FILE [--verify] [--facts]';

const inWords = (diverged: Divergence | null): object | null =>
  diverged && { at: diverged.at, why: diverged.why, what: problemText(diverged.problem) };

/** A record, also the one in a problem report. */
function readRecordFile(path: string): unknown {
  const file = readJson(path);
  const isReport =
    typeof file === 'object' && file !== null && 'zonecrawl' in file && file.zonecrawl === 'report';
  return isReport && 'record' in file ? file.record : file;
}

export function readRecord(path: string): GameRecord {
  const parsed = parseGameRecord(box, readRecordFile(path));
  if (!parsed.ok) throw badFile(path, parsed.problems);
  return parsed.record;
}

/** A Campaign or a game, by the file's header. */
const isCampaign = (file: unknown): boolean =>
  typeof file === 'object' && file !== null && 'zonecrawl' in file && file.zonecrawl === 'campaignRecord';

function replayCampaignFile(path: string, file: unknown, facts: boolean): boolean {
  const parsed = parseCampaignRecord(box, file);
  if (!parsed.ok) throw badFile(path, parsed.problems);
  const { record } = parsed;
  const began = performance.now();
  const replayed = replayCampaign(box, record, {
    each: (_play, input, told) => {
      if (facts) for (const fact of told) printJson({ input, ...fact });
    },
  });
  const { play } = replayed;
  if (!play) throw badFile(path, replayed.ok ? [] : replayed.problems);
  const { state } = play.game;
  printJson({
    inputs: play.inputs.length,
    explorations: state.exploration.number,
    finished: state.finished.map(({ mission, ending }) => `${mission} ${ending}`),
    coupons: state.stash.coupons,
    hash: hash(state),
    recorded: record.hash,
    same: replayed.ok,
    diverged: inWords(replayed.diverged),
    seconds: Number(((performance.now() - began) / 1000).toFixed(3)),
  });
  return replayed.ok;
}

export function replayFile(args: readonly string[]): number {
  const { options, files } = readArguments(args, { verify: 'flag', facts: 'flag', json: 'flag' }, usage);
  const path = onlyFile(files, usage);
  const file = readJson(path);
  if (isCampaign(file)) {
    const same = replayCampaignFile(path, file, options.facts ?? false);
    return options.verify && !same ? FOUND : 0;
  }
  const record = readRecord(path);
  const began = performance.now();
  const replayed = replayGame(box, record, {
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
    diverged: inWords(replayed.diverged),
    seconds: Number(((performance.now() - began) / 1000).toFixed(3)),
  });
  return options.verify && !replayed.ok ? FOUND : 0;
}
