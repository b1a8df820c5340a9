/**
 * Records fixtures/survival.json: for every scenario on every map a game that a bot has won, each as a replay link. A link
 * that still leads to a win is only brought up to date.
 */
import { existsSync } from 'node:fs';
import {
  answer,
  beginGame,
  type GamePlay,
  type GameRecord,
  gameMode,
  parseGameRecord,
  recordGame,
  setUp,
} from '@zonecrawl/engine/game';
import type { Box } from '@zonecrawl/engine/model';
import { fromLink, toLink } from '@zonecrawl/engine/survival';
import { UserError } from '../errors.ts';
import { printJson, readJson, writeJson } from '../files.ts';
import { type GameChoice, playerOf, startOf } from '../sim/games.ts';
import { playGame } from '../sim/playGame.ts';

export const WINS = 'fixtures/survival.json';

/** Replay links by Mission. */
type Wins = Readonly<Record<string, string>>;

export function readWins(file: string): Wins {
  const read = readJson(file);
  if (typeof read !== 'object' || read === null) throw new UserError(`${file} holds no links.`);
  return Object.fromEntries(
    Object.entries(read).map(([mission, link]) => {
      if (typeof link !== 'string') throw new UserError(`${file}: ${mission} has no link.`);
      return [mission, link];
    }),
  );
}

/** A link's game played under today's rules: the link as it was, or brought up to date; null: it is not won any more. */
export function wonAgain(box: Box, mission: string, link: string): string | null {
  const read = fromLink(link);
  if (!read.ok) return null;
  const parsed = parseGameRecord(box, { zonecrawl: gameMode(box).files.record.kind, ...read.linked });
  if (!parsed.ok || missionIn(parsed.record) !== mission) return null;
  const { start, inputs } = parsed.record;
  const set = setUp(box, start);
  if (!set.ok) return null;
  const play = beginGame(box, set.state, { keep: false });
  for (const input of inputs) if (!answer(play, input).ok) return null;
  if (!play.game.state.outcome?.won) return null;
  const now = recordGame(play, start);
  return now.hash === parsed.record.hash ? link : linkOf(now);
}

function linkOf({ format, digest, start, inputs, hash, outcome }: GameRecord): string {
  return toLink({ format, digest, start, inputs, hash, outcome });
}

const missionIn = ({ start }: GameRecord): string | null =>
  start.from === 'mission' ? start.setup.mission : null;

/** Team sizes in the order in which they are tried. */
const SIZES = [2, 3, 1, 4];

/** Whether every one of these Missions has been won. */
export function recordWins(box: Box, missions: readonly string[], seeds: number, file: string): boolean {
  const before = existsSync(file) ? readWins(file) : {};
  const wins = new Map(Object.entries(before));
  const missed: string[] = [];
  let kept = 0;
  for (const mission of missions) {
    const known = wins.get(mission);
    const again = known === undefined ? null : wonAgain(box, mission, known);
    if (again !== null) kept++;
    wins.delete(mission);
    const link = again ?? win(box, mission, seeds);
    if (link === null) missed.push(mission);
    else wins.set(mission, link);
  }
  writeJson(file, Object.fromEntries([...wins].sort(([one], [other]) => (one < other ? -1 : 1))), 1);
  printJson({ file, wins: wins.size, kept, missed });
  return missed.length === 0;
}

function win(box: Box, mission: string, seeds: number): string | null {
  for (let n = 0; n < seeds; n++) {
    const stalkers = SIZES[n % SIZES.length] ?? 1;
    const link = tryOne(box, { mission, stalkers, bot: 'careful', seed: n + 1 });
    if (link !== null) return link;
  }
  return null;
}

function tryOne(box: Box, choice: GameChoice): string | null {
  const start = startOf(box, choice);
  const last: { play: GamePlay | null } = { play: null };
  const { outcome } = playGame(box, start, playerOf(choice), {
    checkEvery: 0,
    facts: (_facts, play) => {
      last.play = play;
    },
  });
  if (!outcome?.won || last.play === null) return null;
  return linkOf(recordGame(last.play, start));
}
