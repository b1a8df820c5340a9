/** Runs the `zone` command as a person would. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const source = (name: string): string => join(import.meta.dirname, '../src', name);
const directory = mkdtempSync(join(tmpdir(), 'zone-'));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const zone = (...args: readonly string[]): Ran => run('main.ts', args);
export const soak = (...args: readonly string[]): Ran => run('soak.ts', args);

function run(name: string, args: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [source(name), ...args], {
    cwd: directory,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

/** A file in a place of its own. */
export function file(name: string, content: unknown): string {
  const path = join(directory, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
