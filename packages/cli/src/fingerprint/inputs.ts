/** What bots answered, kept as records by name of the game: played again, they do not ask what bots think by then. */
import { writeFileSync } from 'node:fs';
import { box } from '@zonecrawl/content';
import { type GameRecord, parseGameRecord } from '@zonecrawl/engine/game';
import { badFile, UserError } from '../errors.ts';
import { readJson } from '../files.ts';

export type Inputs = ReadonlyMap<string, GameRecord>;

export function readInputs(path: string): Inputs {
  const file = readJson(path);
  if (typeof file !== 'object' || file === null) throw new UserError(`${path} holds no records by name.`);
  return new Map(
    Object.entries(file).map(([name, written]) => {
      const parsed = parseGameRecord(box, written);
      if (!parsed.ok) throw badFile(`${path}, ${name}`, parsed.problems);
      return [name, parsed.record];
    }),
  );
}

/** One line a game. */
export function writeInputs(path: string, inputs: Inputs): void {
  const lines = Array.from(inputs, ([name, record]) => `${JSON.stringify(name)}:${JSON.stringify(record)}`);
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}
