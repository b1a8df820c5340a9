/** A recorded game the short way: bots play whole games until one of them reaches the aim. */
import { carefulPlayer, type Player, randomPlayer } from '@zonecrawl/bots';
import { answer, beginGame, type GamePlay, type Start, setUp } from '@zonecrawl/engine/game';
import type { Box, Fact } from '@zonecrawl/engine/model';
import { imagine } from '@zonecrawl/engine/view';
import { withGoal } from '../sim/goal.ts';
import type { RecordingGoal } from './measures.ts';

/** Longer games are not worth recording. */
const MOST_INPUTS = 900;

/** One game of careful, who plays for this ending if it is a win. */
export function botPlays(box: Box, start: Start, ending: string, seed: string): GamePlay | null {
  const mission = start.from === 'mission' ? start.setup.mission : '';
  const aim = { mission, name: ending, stalkers: [], reached: () => true, nearness: () => 0 };
  return botReaches(box, start, aim, seed);
}

/** The game, if its end fulfils the aim: careful plays for the ending if it is a win, both bots take what comes if not. */
export function botReaches(box: Box, start: Start, aim: RecordingGoal, seed: string): GamePlay | null {
  const isWon = box.missions[aim.mission]?.endings[aim.name]?.won ?? false;
  const forIt = isWon ? withGoal(box, [aim.mission], aim.name) : box;
  return (
    played(box, forIt, start, aim, carefulPlayer(seed)) ??
    (isWon ? null : played(box, box, start, aim, randomPlayer(seed)))
  );
}

/** Played in one box, and again in the other, which alone counts. */
function played(box: Box, forIt: Box, start: Start, aim: RecordingGoal, player: Player): GamePlay | null {
  const game = begun(forIt, start);
  const real = begun(box, start);
  if (aim.possible && !aim.possible(real.game)) return null;
  const facts: Fact[] = [...real.game.facts];
  const imagined = (seed: string) => imagine(game.game, seed);
  while (game.decision && real.decision && game.inputs.length < MOST_INPUTS) {
    const input = player(game.decision, imagined);
    if (!answer(game, input).ok) return null;
    const taken = answer(real, input);
    if (!taken.ok) return null;
    facts.push(...taken.facts);
  }
  return real.decision === null && aim.reached(facts) ? real : null;
}

function begun(box: Box, start: Start): GamePlay {
  const set = setUp(box, start);
  if (!set.ok) throw new Error(JSON.stringify(set.problems));
  return beginGame(box, set.state, { keep: true });
}
