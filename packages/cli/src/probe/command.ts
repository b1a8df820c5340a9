/** `zone probe`: sets up a position, plays its inputs and answers its questions. The format: docs/positions.md. */
import { box } from '@zonecrawl/content';
import { hash } from '@zonecrawl/engine/base';
import { answer, begin } from '@zonecrawl/engine/game';
import { withMission } from '@zonecrawl/engine/mission';
import { readMission } from '@zonecrawl/engine/mission/schema';
import type { Box, Fact } from '@zonecrawl/engine/model';
import { buildPosition, meant } from '@zonecrawl/engine/position';
import { onlyFile, readArguments } from '../args.ts';
import { badFile, type Complaint } from '../errors.ts';
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
  const table = boxFor(path, file);
  const built = buildPosition(table, file);
  if (!built.ok) throw badFile(path, built.problems);
  const { position, names } = built;
  const play = begin(table, built.state, { keep: true });
  const facts: Fact[] = [...play.game.facts];
  for (const [index, input] of (position.inputs ?? []).entries()) {
    const refused = (what: string): Complaint => badFile(path, [{ where: `inputs.${index}`, what }]);
    if (!play.decision) throw refused('the Mission is over: nothing is asked any more');
    const found = meant(play.decision, input, play.game.board, names);
    if (!found.ok) throw refused(found.why);
    const taken = answer(play, found.answer);
    if (!taken.ok) throw refused(JSON.stringify(taken.refusal));
    facts.push(...taken.facts);
  }
  const probed: Probed = { play, names, facts };
  const answers = (position.questions ?? []).map((question, index) => ({
    ...question,
    answer: answerTo(probed, question, `questions.${index}`),
  }));
  const { decision, who, options } = legalInputs(play, names);
  return {
    title: position.title ?? null,
    asks: decision && { decision, who, options: options.map(({ called }) => called) },
    outcome: play.game.state.outcome,
    hash: hash(play.game.state),
    answers,
    /** What the ids in states and views mean. */
    entities: names,
    spaces: play.game.board.spaces.map(({ name }) => name),
  };
}

/** The box, with the Mission the file brings along, if it does. */
function boxFor(path: string, file: unknown): Box {
  const draft: unknown =
    typeof file === 'object' && file !== null ? Reflect.get(file, 'missionDraft') : undefined;
  if (draft === undefined) return box;
  const read = readMission(box, draft);
  if (!read.ok) {
    throw badFile(
      path,
      read.problems.map(({ where, what, expected }) => ({
        where: `missionDraft.${where}`,
        what: `${what}; expected ${expected}`,
      })),
    );
  }
  return withMission(box, read.mission);
}
