/** A fingerprint as a whole: its games, and their hashes added up by group and in total. Stored as a file. */
import { UserError } from '../errors.ts';
import { readJson } from '../files.ts';
import { Fold } from './digest.ts';
import { GROUPS, type Group, groupOf } from './names.ts';
import { type GamePrint, HASHES } from './print.ts';

export interface Fingerprint {
  readonly zonecrawl: 'fingerprint';
  /** The version whose spelling was hashed. */
  readonly as: string;
  readonly total: Sum;
  readonly groups: Readonly<Partial<Record<Group, Sum>>>;
  readonly games: readonly GamePrint[];
}

export interface Sum extends Readonly<Record<(typeof HASHES)[number], string>> {
  readonly games: number;
  readonly places: number;
}

export function fingerprintOf(as: string, games: readonly GamePrint[]): Fingerprint {
  const groups = GROUPS.map((group) => [group, games.filter(({ game }) => groupOf(game) === group)] as const);
  return {
    zonecrawl: 'fingerprint',
    as,
    total: sumOf(games),
    groups: Object.fromEntries(groups.flatMap(([group, of]) => (of.length > 0 ? [[group, sumOf(of)]] : []))),
    games,
  };
}

function sumOf(games: readonly GamePrint[]): Sum {
  const all = (hash: (typeof HASHES)[number]): string => {
    const fold = new Fold();
    for (const game of games) fold.add(game[hash]);
    return fold.end();
  };
  return {
    games: games.length,
    places: games.reduce((sum, { places }) => sum + places, 0),
    facts: all('facts'),
    states: all('states'),
    end: all('end'),
    asked: all('asked'),
  };
}

/** JSON with one line per group and game, so that a difference of two files names the game. */
export function textOf({ games, groups, total, as, zonecrawl }: Fingerprint): string {
  const lines = (values: readonly string[]): string => values.map((value) => `    ${value}`).join(',\n');
  const sums = Object.entries(groups).map(([group, sum]) => `"${group}": ${JSON.stringify(sum)}`);
  const head = `  "zonecrawl": "${zonecrawl}",\n  "as": "${as}",\n  "total": ${JSON.stringify(total)},\n`;
  const prints = games.map((game) => JSON.stringify(game));
  return `{\n${head}  "groups": {\n${lines(sums)}\n  },\n  "games": [\n${lines(prints)}\n  ]\n}\n`;
}

/** The version and the games of a stored fingerprint; its sums follow from them. */
export function readFingerprint(path: string): Fingerprint {
  const file = readJson(path);
  if (!isRecord(file) || file['zonecrawl'] !== 'fingerprint' || typeof file['as'] !== 'string')
    throw new UserError(`${path} is no fingerprint: it must have "zonecrawl": "fingerprint" and "as".`);
  const games: unknown = file['games'];
  if (!Array.isArray(games) || !games.every(isPrint))
    throw new UserError(`${path} is no fingerprint: "games" must list games with their hashes.`);
  return fingerprintOf(file['as'], games);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPrint = (value: unknown): value is GamePrint =>
  isRecord(value) &&
  typeof value['game'] === 'string' &&
  typeof value['places'] === 'number' &&
  HASHES.every((hash) => typeof value[hash] === 'string');
