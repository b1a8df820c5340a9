/** Some games of one Mission with one number of Stalkers, played one after the other. */
import { join } from 'node:path';
import process from 'node:process';
import { box } from '@zonecrawl/content';
import { type GamePlay, type GameRecord, recordGame } from '@zonecrawl/engine/game';
import { writeJson } from '../files.ts';
import { commandFor, type GameChoice, playerOf, startOf } from '../sim/games.ts';
import { withGoal } from '../sim/goal.ts';
import { playGame } from '../sim/playGame.ts';
import { type GameFigures, GameWatch } from './watch.ts';

export interface Batch {
  readonly mission: string;
  readonly stalkers: number;
  readonly bot: string;
  readonly seed: number;
  readonly games: number;
  /** The ending to play for; null: any that wins. */
  readonly goal: string | null;
  /** The folder for records of odd games; null: they are not written. */
  readonly odd: string | null;
}

export interface BatchFigures {
  readonly batch: Batch;
  readonly games: readonly GameFigures[];
  /** Commands that repeat the odd games. */
  readonly odd: readonly string[];
}

/** Microseconds of CPU time: a careful answer takes a few thousand; a decision that takes this long is reported. */
const SLOW = 250_000;

export function playBatch(batch: Batch): BatchFigures {
  const games: GameFigures[] = [];
  const odd: string[] = [];
  for (let game = 0; game < batch.games; game++) {
    const { mission, stalkers, bot } = batch;
    const choice: GameChoice = { mission, stalkers, bot, seed: batch.seed + game, gear: 'sensible' };
    const { figures, record } = playOne(choice, batch.goal);
    games.push(figures);
    if (figures.odd.length === 0) continue;
    odd.push(`${figures.odd.join('+')}: ${commandFor(choice)}`);
    if (batch.odd !== null && record) {
      writeJson(
        join(batch.odd, `${mission}-${stalkers}-${choice.seed}-${figures.odd.join('-')}.json`),
        record,
      );
    }
  }
  return { batch, games, odd };
}

function playOne(
  choice: GameChoice,
  goal: string | null,
): { readonly figures: GameFigures; readonly record: GameRecord | null } {
  const told = goal === null ? box : withGoal(box, [choice.mission], goal);
  const watch = new GameWatch();
  const player = playerOf(choice);
  const start = startOf(told, choice);
  const last: { play: GamePlay | null } = { play: null };
  const patience = choice.bot === 'planner' ? Number.POSITIVE_INFINITY : SLOW;
  const played = playGame(
    told,
    start,
    (decision, imagine) => {
      const began = process.cpuUsage();
      const answer = player(decision, imagine);
      if (process.cpuUsage(began).user > patience) watch.slow();
      return answer;
    },
    {
      checkEvery: 0,
      facts: (facts, now) => {
        last.play = now;
        watch.tell(facts, now);
      },
    },
  );
  const { play } = last;
  if (played.failure || play === null) {
    const what = `failed: ${played.failure?.what ?? 'it never began'}`;
    return { figures: { ...NOTHING, ending: what }, record: played.record };
  }
  return { figures: watch.figures(play), record: recordGame(play, start) };
}

const NOTHING: GameFigures = {
  won: false,
  ending: 'failed',
  rounds: 0,
  hpLost: 0,
  injuries: 0,
  coupons: 0,
  killedBy: null,
  met: [],
  odd: ['failed'],
};
