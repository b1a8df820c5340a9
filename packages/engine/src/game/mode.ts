/** A Mission as a mode of the kernel: its state, steps, inputs and facts. */
import { IdentityCache } from '../cache/identityCache.ts';
import type { Mode, RunningRule } from '../kernel/mode.ts';
import { newGame } from '../mission/effects/script.ts';
import type { Box } from '../model/box.ts';
import type { Answer, Decision } from '../model/decision.ts';
import { type Fact, type FactName, reveals } from '../model/facts.ts';
import { type Game, MissionOver } from '../model/game.ts';
import { SETTLED } from '../model/rule.ts';
import type { GameState } from '../model/state.ts';
import type { Step, StepName } from '../model/steps.ts';
import { conclude } from '../rules/basics/ending.ts';
import { copyState } from './copy.ts';
import { reseed } from './hidden.ts';
import { type AnswerRefusal, inputsSchema, refuseAnswer } from './inputs.ts';
import { gameFiles } from './migrations.ts';
import { problemsOfState } from './problems.ts';
import { spelled } from './spelling.ts';
import { type Start, setUp, startSchema } from './start.ts';
import { stateSchema } from './stateSchema.ts';
import { gameSteps } from './steps.ts';

/** The types of a Mission, for everything generic. */
export interface GameTypes {
  readonly game: Game;
  readonly state: GameState;
  readonly decision: Decision;
  readonly input: Answer;
  readonly given: Answer;
  readonly fact: Fact;
  readonly start: Start;
  readonly refusal: AnswerRefusal;
}

const modes = new IdentityCache<Box, Mode<GameTypes>>();

/** The mode of a box: always the same one. */
export function gameMode(box: Box): Mode<GameTypes> {
  const known = modes.get(box);
  if (known) return known;
  const made = makeMode(box);
  modes.set(box, made);
  return made;
}

const makeMode = (box: Box): Mode<GameTypes> => ({
  files: gameFiles(box),
  digest: box.digest,
  stand: (state) => newGame(box, state),
  open() {},
  copy: copyState,
  rule: begun,
  settle: conclude,
  interrupted,
  refuse: (_game, decision, input) => refuseAnswer(decision, input),
  given: (_game, _decision, input) => input,
  revealing,
  // Every draw of a Mission is told by a fact.
  draws: () => 0,
  reseed: (state, seed) => reseed(box, state, seed),
  setUp: (start) => setUp(box, start),
  startSchema,
  stateSchema,
  inputsSchema,
  problems: (state) => problemsOfState(box, state),
  spelled,
  outcome: ({ outcome }) => outcome,
});

/** One table, one row per step name: the row's parameter is exactly that step. */
function begun<K extends StepName>(game: Game, step: Step<K>): RunningRule<GameTypes> | null {
  const rule = gameSteps[step.step](game, step);
  return rule === SETTLED ? null : rule;
}

/** R13: whatever was under way is dropped; only the ending is still told. */
function interrupted({ state }: Game, thrown: unknown): boolean {
  if (!(thrown instanceof MissionOver)) return false;
  state.turn = null;
  state.agenda = [{ step: 'missionEnd', outcome: thrown.outcome }];
  return true;
}

function revealing(facts: readonly Fact[]): FactName | null {
  return facts.find(reveals)?.fact ?? null;
}
