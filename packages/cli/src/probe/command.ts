/** `zone probe`: sets up a position, plays its inputs and answers its questions. The format: docs/positions.md. */
import { box } from '@zonecrawl/content';
import { hash, RuleError } from '@zonecrawl/engine/base';
import { answer, beginGame, beginUntil, type GamePlay, type Refusal } from '@zonecrawl/engine/game';
import { withMission } from '@zonecrawl/engine/mission';
import { readMission } from '@zonecrawl/engine/mission/schema';
import type { Box, Fact } from '@zonecrawl/engine/model';
import { buildPosition, meant, stepAfter } from '@zonecrawl/engine/position';
import { onlyFile, readArguments } from '../args.ts';
import { badFile, type UserError } from '../errors.ts';
import { printJson, readJson } from '../files.ts';
import { answerTo, type Probed } from './answers.ts';
import { legalInputs } from './legal.ts';

const usage = 'zone probe FILE.json [--pretty]';

export function probe(args: readonly string[]): number {
  const { options, files } = readArguments(args, { pretty: 'flag', json: 'flag' }, usage);
  const path = onlyFile(files, usage);
  printJson(probeFile(path, readJson(path)), options.pretty ? 2 : undefined);
  return 0;
}

export function probeFile(path: string, file: unknown): unknown {
  const { table, read } = withDraft(path, file);
  const built = buildPosition(table, read);
  if (!built.ok) throw badFile(path, built.problems);
  const { position, names } = built;
  const { stopAfter } = position;
  const keep = { keep: true } as const;
  const play = told(path, 'at', () =>
    stopAfter === undefined
      ? beginGame(table, built.state, keep)
      : beginUntil(table, built.state, stepAfter(stopAfter), keep),
  );
  const facts: Fact[] = [...play.game.facts];
  for (const [index, input] of (position.inputs ?? []).entries()) {
    const refused = (what: string): UserError => badFile(path, [{ where: `inputs.${index}`, what }]);
    if (!play.decision) throw refused(nothingAsked(play));
    const found = meant(play.decision, input, play.game.board, names);
    if (!found.ok) throw badFile(path, [{ ...found.problem, where: `inputs.${index}` }]);
    const taken = answer(play, found.answer);
    if (!taken.ok) throw refused(inSentence(taken.refusal));
    facts.push(...taken.facts);
  }
  const probed: Probed = { play, names, facts };
  const answers = (position.questions ?? []).map((question, index) => ({
    ...question,
    answer: told(path, `questions.${index}`, () => answerTo(probed, question, `questions.${index}`)),
  }));
  const { decision, who, options } = legalInputs(play, names);
  return {
    title: position.title ?? null,
    asks: decision && { decision, who, options: options.map(({ called }) => called) },
    outcome: play.game.state.outcome,
    ...(stopAfter !== undefined && { stopped: isStopped(play) ? stopAfter : null }),
    hash: hash(play.game.state),
    answers,
    /** What the ids in states and views mean. */
    entities: names,
    spaces: play.game.board.spaces.map(({ name }) => name),
  };
}

const isStopped = ({ decision, game }: GamePlay): boolean => decision === null && game.state.outcome === null;

const nothingAsked = (play: GamePlay): string =>
  isStopped(play)
    ? 'the position stops here, as "stopAfter" says: nothing is asked any more'
    : 'the Mission is over: nothing is asked any more';

/** Why an input was not taken, for a person. */
function inSentence(refusal: Refusal): string {
  switch (refusal.refused) {
    case 'noSuchOption':
      return `there are ${refusal.options} options, counted from 0`;
    case 'ruleFailed':
      return `the rules cannot go on from here: ${refusal.error}`;
    default:
      return JSON.stringify(refusal);
  }
}

/** What the rules cannot play or answer is told with its place, not as a stack. */
function told<T>(path: string, where: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RuleError || error instanceof RangeError)) throw error;
    throw badFile(path, [{ where, what: error.message }]);
  }
}

interface WithDraft {
  readonly table: Box;
  /** The file, with the Mission it brings along as its own. */
  readonly read: unknown;
}

/** The box, with the Mission the file brings along, if it does: that is the one that is played. */
function withDraft(path: string, file: unknown): WithDraft {
  if (typeof file !== 'object' || file === null) return { table: box, read: file };
  const draft: unknown = Reflect.get(file, 'missionDraft');
  if (draft === undefined) return { table: box, read: file };
  const read = readMission(box, draft);
  if (!read.ok) {
    throw badFile(
      path,
      read.problems.map((problem) => ({ ...problem, where: `missionDraft.${problem.where}` })),
    );
  }
  const { id } = read.mission;
  const mission: unknown = Reflect.get(file, 'mission') ?? id;
  if (mission !== id)
    throw badFile(path, [{ where: 'mission', what: `the Mission written out here is called "${id}"` }]);
  return { table: withMission(box, read.mission), read: { ...file, mission } };
}
