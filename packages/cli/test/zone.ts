/** Runs the `zone` command as a person would. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const main = join(import.meta.dirname, '../src/main.ts');
const directory = mkdtempSync(join(tmpdir(), 'zone-'));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function zone(...args: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
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
