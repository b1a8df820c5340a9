/** A player who knows what comes: tries many ways through each Turn on forks of the game, and takes the best. */
import { randomPlayer } from '@zonecrawl/bots';
import { type Answer, answer, type Decision, fork, type Play } from '@zonecrawl/engine/kernel';
import type { Aim } from './aims.ts';

/** Ways tried through one Turn. */
const TRIES = 120;
/** A Turn that asks more than this is given up. */
const MOST_DECISIONS = 250;
/** The wanted ending, and the worst of all: another one. */
const REACHED = 1e9;

const isResting = ({ decision }: Play, after: number, now: number): boolean =>
  decision === null || (now > after && decision.kind === 'nextTurn');

/** Plays to the wanted ending; null if the game ended otherwise. */
export function seek(play: Play, aim: Aim, seed: string): Play | null {
  let at = play;
  for (let turn = 0; at.decision !== null; turn++) {
    at = bestTurn(at, aim, `${seed} ${turn}`);
  }
  return at.game.state.outcome?.ending === aim.ending ? at : null;
}

function bestTurn(play: Play, aim: Aim, seed: string): Play {
  let best = play;
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

function worthOf({ game, decision }: Play, aim: Aim): number {
  if (decision !== null) return aim.nearness(game);
  return game.state.outcome?.ending === aim.ending ? REACHED : -REACHED;
}

/** At random, but with a mind: no fiddling with equipment, no second thoughts about using what helps. */
function oneWay(play: Play, seed: string): Play {
  const player = randomPlayer(seed);
  const start = play.inputs.length;
  for (let n = 0; n < MOST_DECISIONS && !isResting(play, start, play.inputs.length); n++) {
    const { decision } = play;
    if (decision === null) break;
    const taken = answer(play, sensible(decision) ?? player(decision));
    if (!taken.ok) throw new Error(`refused: ${JSON.stringify(taken.refusal)}`);
  }
  return play;
}

function sensible({ kind, options }: Decision): Answer | null {
  if (kind !== 'prepare') return null;
  const done = options.findIndex((option) => option.is === 'say');
  return done < 0 ? null : done;
}
