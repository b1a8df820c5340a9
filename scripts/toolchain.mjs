// What a fresh clone needs before anything can run: the locked dependencies and a Node that runs TypeScript.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE = 24;

/** Installs what package-lock.json says unless it is installed already. Its output goes to stderr only. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const release = await takeTurn();
  try {
    if (isInstalled()) return;
    console.error('Installing dependencies ...');
    await npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  } finally {
    release();
  }
}

/** The path of a Node new enough: this one, or the one among the dependencies. */
export function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return process.execPath;
  const target = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const paths = [`node-${target}`, `node-bin-${target}`].map((name) =>
    join(root, 'node_modules', name, file),
  );
  const found = paths.find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Error(
    `Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}, and npm has none for ${target}. ` +
      'Install it from https://nodejs.org and run the command again.',
  );
}

/** True if every package of the lockfile is installed in that version. */
export function isInstalled(directory = root) {
  const installed = readPackages(join(directory, 'node_modules/.package-lock.json'));
  const locked = readPackages(join(directory, 'package-lock.json'));
  if (installed === undefined || locked === undefined) return false;
  return Object.entries(locked).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      entry.optional ||
      entry.devOptional ||
      entry.peer ||
      installed[path]?.version === entry.version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** A lock file: two commands started at once must not install into the same folder, so the second waits. */
async function takeTurn() {
  const turn = join(root, '.cache/install');
  mkdirSync(dirname(turn), { recursive: true });
  for (;;) {
    try {
      writeFileSync(turn, String(process.pid), { flag: 'wx' });
      return () => rmSync(turn, { force: true });
    } catch {
      if (!isAlive(turn)) rmSync(turn, { force: true });
      else await pause(500);
    }
  }
}

/** @param {string} turn */
function isAlive(turn) {
  try {
    process.kill(Number(readFileSync(turn, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

/** @param {string[]} args */
function npm(...args) {
  // npm tells its scripts where it and its own Node are; the Node found in PATH may be the one about to be replaced.
  const { npm_execpath: script = '', npm_node_execpath: node = '' } = process.env;
  const viaNode = script.endsWith('.js') && existsSync(node);
  const program = viaNode ? node : 'npm';
  const first = viaNode ? [script] : [];
  /** @type {import('node:child_process').SpawnOptions} */
  const options = {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: !viaNode && process.platform === 'win32',
  };
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args], options);
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(undefined) : reject(new Error(`npm ${args[0]} failed with code ${code}`)),
    );
  });
}
