/** Reading and writing files, with readable errors. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseJson } from '@zonecrawl/engine/base';
import { badFile, UserError } from './errors.ts';

export function readJson(path: string): unknown {
  const parsed = parseJson(readText(path));
  if (!parsed.ok) throw badFile(path, parsed.problems);
  return parsed.value;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new UserError(`There is no file ${path}.`);
    if (code === 'EISDIR') throw new UserError(`${path} is a folder, not a file.`);
    throw new UserError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export function writeJson(path: string, value: unknown, indent?: number): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, indent)}\n`);
}

/** One line of JSON on standard output. */
export const printJson = (value: unknown, indent?: number): void => {
  process.stdout.write(`${JSON.stringify(value, null, indent)}\n`);
};
