/** A player with full information: tries many random Turns on forks of the game, and takes the best. */
import { randomPlayer } from '@zonecrawl/bots';
import { answer, fork, type GamePlay } from '@zonecrawl/engine/game';
import type { Answer, Decision, Fact } from '@zonecrawl/engine/model';
import type { RecordingGoal } from './measures.ts';

/** Attempts per Turn. */
const TRIES = 120;
/** A Turn with more decisions than this is given up. */
const MOST_DECISIONS = 250;
/** The scores of reaching the aim, and of the worst result: an end without it. */
const REACHED = 1e9;

const isResting = ({ decision }: GamePlay, after: number, now: number): boolean =>
  decision === null || (now > after && decision.kind === 'nextTurn');

/** The answers of one Turn, and its facts. */
interface TurnTaken {
  readonly play: GamePlay;
  readonly facts: readonly Fact[];
}

/** Plays until the aim is reached, then to any end; null if the game ended before. */
export function seek(play: GamePlay, aim: RecordingGoal, seed: string): GamePlay | null {
  let at = play;
  for (let turn = 0; at.decision !== null; turn++) {
    const way = bestTurn(at, aim, `${seed} ${turn}`);
    at = way.play;
    if (aim.reached(way.facts)) return toTheEnd(at, seed);
  }
  return null;
}

function toTheEnd(play: GamePlay, seed: string): GamePlay {
  let at = play;
  for (let turn = 0; at.decision !== null; turn++) at = oneWay(at, `${seed} end ${turn}`).play;
  return at;
}

function bestTurn(play: GamePlay, aim: RecordingGoal, seed: string): TurnTaken {
  let best: TurnTaken = { play, facts: [] };
  let most = Number.NEGATIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const tried = oneWay(fork(play), `${seed} ${attempt}`);
    const worth = worthOf(tried, aim);
    if (worth > most) {
      most = worth;
      best = tried;
    }
    if (worth === REACHED) break;
  }
  return best;
}

function worthOf({ play: { game, decision }, facts }: TurnTaken, aim: RecordingGoal): number {
  if (aim.reached(facts)) return REACHED;
  return decision === null ? -REACHED : aim.nearness(game);
}

/** At random, but without rearranging equipment in a Prepare. */
function oneWay(play: GamePlay, seed: string): TurnTaken {
  const facts: Fact[] = [];
  const player = randomPlayer(seed);
  const start = play.inputs.length;
  for (let n = 0; n < MOST_DECISIONS && !isResting(play, start, play.inputs.length); n++) {
    const { decision } = play;
    if (decision === null) break;
    const taken = answer(play, sensible(decision) ?? player(decision));
    if (!taken.ok) throw new Error(`refused: ${JSON.stringify(taken.refusal)}`);
    facts.push(...taken.facts);
  }
  return { play, facts };
}

function sensible({ kind, options }: Decision): Answer | null {
  if (kind !== 'prepare') return null;
  const done = options.findIndex((option) => option.is === 'say');
  return done < 0 ? null : done;
}
