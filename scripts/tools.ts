// Helpers shared by the scripts: running programs and finding files.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export const typescript = 'node_modules/typescript/bin/tsc';
export const biome = 'node_modules/@biomejs/biome/bin/biome';
export const vite = 'node_modules/vite/bin/vite.js';

export function exists(path: string): boolean {
  return existsSync(join(root, path));
}

/** Files of the repository that match, as paths from its root with forward slashes, in a fixed order. */
export function files(...patterns: string[]): string[] {
  const found = globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });
  return found.map((path) => path.replaceAll('\\', '/')).sort();
}

interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs a program with this Node from the root of the repository; the output is collected, or passed through. */
export function node(
  args: readonly string[],
  {
    show = false,
    env = {},
    timeout,
  }: { show?: boolean; env?: NodeJS.ProcessEnv; timeout?: number | undefined } = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      timeout,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => child.kill();
    process.once('exit', stop);
    child.once('close', () => process.off('exit', stop));
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
    });
    child.stderr?.on('data', (text) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Builds the web client into packages/web/dist, or into another folder. */
export function buildWeb(folder?: string, config?: string): Promise<Outcome> {
  const elsewhere = folder === undefined ? [] : ['--outDir', folder, '--emptyOutDir'];
  const otherwise = config === undefined ? [] : ['--config', config];
  return node([vite, 'build', 'packages/web', '--logLevel', 'warn', ...elsewhere, ...otherwise]);
}

/** Builds the client for this run alone; tests and measures find it by the variable CLIENT. */
export async function buildClient(config?: string): Promise<Outcome & { readonly folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'zonecrawl-client-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
  return { ...(await buildWeb(folder, config)), folder };
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
