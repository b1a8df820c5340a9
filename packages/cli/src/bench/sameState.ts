/**
 * boardgame.io on a state as large as ours: a Mission in its first Round is its G, and a move changes one field of it.
 * Turns are those of tic-tac-toe, so that the state alone differs. It looks nothing up, rolls nothing and lists no
 * options: no rule could cost it less.
 */
import { box } from '@zonecrawl/content';
import { answer, beginGame, setUp } from '@zonecrawl/engine/game';
import type { GameState } from '@zonecrawl/engine/model';
import { imagine } from '@zonecrawl/engine/view';
import { problemLines } from '../messages.ts';
import { playerOf, startOf } from '../sim/games.ts';
import { tableOf } from './boardgameIo.ts';
import { type Contestant, playFor } from './round.ts';

const CHOICE = { mission: 'a1', stalkers: 4, bot: 'random', seed: 1 };
/** So many answers into the Mission Enemies have been met, and cards and tokens lie out. */
const INPUTS = 60;
/** About as many decisions as a random Mission has, before it begins again from the first state. */
const MOVES = 100;

function stateOfOurs(): GameState {
  const set = setUp(box, startOf(box, CHOICE));
  if (!set.ok) throw new Error(problemLines(set.problems));
  const play = beginGame(box, set.state, { keep: false });
  const player = playerOf(CHOICE);
  while (play.decision && play.inputs.length < INPUTS) {
    const taken = answer(
      play,
      player(play.decision, (seed) => imagine(play.game, seed)),
    );
    if (!taken.ok) throw new Error(JSON.stringify(taken.refusal));
  }
  return play.game.state;
}

const { beginning, move } = tableOf<GameState>(
  {
    setup: stateOfOurs,
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      hurt: ({ G, playerID }, hp) => {
        const stalker = G.stalkers[Number(playerID)];
        if (stalker) stalker.hp = hp;
      },
    },
  },
  CHOICE.stalkers,
);

export const contestant: Contestant = (milliseconds) =>
  playFor(milliseconds, () => {
    let state = beginning;
    for (let hp = 0; hp < MOVES; hp++) state = move(state, 'hurt', hp);
    if (state.G.stalkers.at(-1)?.hp !== MOVES - 1) throw new Error('boardgame.io did not take the moves');
    return MOVES;
  });
