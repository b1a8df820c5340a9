/**
 * `zone fingerprint`: plays many games and hashes all that happens in them. Two versions with the same fingerprint play
 * the same game.
 */
import { dirname } from 'node:path';
import process from 'node:process';
import { box } from '@zonecrawl/content';
import type { GameRecord } from '@zonecrawl/engine/game';
import { type ParsedOptions, readArguments } from '../args.ts';
import { FOUND, UserError } from '../errors.ts';
import { printJson } from '../files.ts';
import { differences } from './compare.ts';
import { type Fingerprint, fingerprintOf, readFingerprint, textOf } from './fingerprint.ts';
import { readInputs, writeInputs } from './inputs.ts';
import { filed, groupOf, spread } from './names.ts';
import { printOf } from './play.ts';
import type { Playing } from './playing.ts';
import { SPELLINGS } from './spelling.ts';

const usage =
  'zone fingerprint [--random N] [--careful N] [--seed N] [--fixtures FOLDER] [--as VERSION] [--compare FILE] [--inputs FILE] [--keep FILE] [--trace GAME] [--json]';

const kinds = {
  random: 'number',
  careful: 'number',
  seed: 'number',
  fixtures: 'text',
  as: 'text',
  compare: 'text',
  inputs: 'text',
  keep: 'text',
  trace: 'text',
  json: 'flag',
} as const;
type Options = ParsedOptions<typeof kinds>;

const RANDOM = 400;
const CAREFUL = 200;

export function fingerprint(args: readonly string[]): number {
  const { options } = readArguments(args, kinds, usage);
  const stored = options.compare === undefined ? null : readFingerprint(options.compare);
  const as = options.as ?? stored?.as ?? '0.1.0';
  const playing = playingOf(options, as);
  if (options.trace !== undefined) {
    printOf({ ...playing, trace: (step) => printJson(step) }, options.trace);
    return 0;
  }
  const names = stored ? someOf(stored, options) : allOf(playing, options);
  const kept = new Map<string, GameRecord>();
  const keep = (name: string, record: GameRecord) => kept.set(name, record);
  const now = fingerprintOf(
    as,
    names.map((name) => printOf({ ...playing, keep }, name)),
  );
  if (options.keep !== undefined) writeInputs(options.keep, kept);
  if (stored) return compared(stored, now, options.json ?? false);
  if (options.json) process.stdout.write(textOf(now));
  else for (const [group, sum] of Object.entries({ ...now.groups, all: now.total })) console.log(group, sum);
  return now.games.some(({ failed }) => failed !== undefined) ? FOUND : 0;
}

/** Records and saves are those beside the stored fingerprint: others may have taken their place since. */
function playingOf({ compare, fixtures, inputs }: Options, as: string): Playing {
  const spelling = Object.hasOwn(SPELLINGS, as) ? SPELLINGS[as] : undefined;
  if (!spelling)
    throw new UserError(
      `Nobody knows how "${as}" spelled things; known is ${Object.keys(SPELLINGS).join(', ')}.`,
    );
  return {
    box,
    spelling,
    fixtures: fixtures ?? (compare === undefined ? 'fixtures' : dirname(compare)),
    ...(inputs !== undefined && { inputs: readInputs(inputs) }),
  };
}

function allOf(
  { fixtures }: Playing,
  { random = RANDOM, careful = CAREFUL, seed = 1 }: Options,
): readonly string[] {
  return [
    ...spread(box, 'random', random, seed),
    ...spread(box, 'careful', careful, seed),
    ...filed(fixtures),
  ];
}

/** The games that are stored, or the first of them. Which there are is not asked anew: the box may have grown. */
function someOf({ games }: Fingerprint, { random, careful }: Options): readonly string[] {
  const left = { random: random ?? games.length, careful: careful ?? games.length };
  return games
    .map(({ game }) => game)
    .filter((game) => {
      const group = groupOf(game);
      return (group !== 'random' && group !== 'careful') || left[group]-- > 0;
    });
}

function compared(stored: Fingerprint, now: Fingerprint, json: boolean): number {
  const found = differences(stored.games, now.games);
  const [first] = found;
  if (json)
    printJson({ same: !first, games: now.games.length, different: found.length, first: first ?? null });
  else if (!first) console.log(`All ${now.games.length} games are played as in ${stored.as}.`);
  else {
    console.log(`${found.length} of ${now.games.length} games are played differently from ${stored.as}.`);
    console.log(`The first is ${first.game}: ${first.what} ${first.stored} became ${first.now}.`);
    console.log(`  input by input: npm run -s zone -- fingerprint --trace ${first.game}`);
  }
  return first ? FOUND : 0;
}
