/**
 * A PostgreSQL and a NATS of our own for tests and for trying a cluster: from Debian's packages, in a folder that goes
 * away with them, on free ports. PostgreSQL refuses to run as root, so root starts it as its own user.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** Either where it is, or why there is none: said by whoever skips something for it. */
export type Found = { readonly path: string } | { readonly missing: string };

const isRoot = process.getuid?.() === 0;

function ensure(look: () => string | undefined, name: string): Found {
  const path = look() ?? (install(name) ? look() : undefined);
  return path === undefined
    ? {
        missing: `there is no ${name} here, and it could not be installed (on Debian: apt-get install ${name})`,
      }
    : { path };
}

function install(name: string): boolean {
  if (!isRoot || !existsSync('/etc/debian_version')) return false;
  console.error(`Installing ${name} ...`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}

/** The folder of PostgreSQL's programs, the newest there is. */
export const findPostgres = (): Found =>
  ensure(
    () =>
      globSync('/usr/lib/postgresql/*/bin/initdb')
        .map((path) => join(path, '..'))
        .sort((one, other) => versionOf(other) - versionOf(one))[0],
    'postgresql',
  );

const versionOf = (path: string): number => Number(/\d+/.exec(path)?.[0] ?? 0);

/** A program of the Debian package of this name, at one of these places. */
export const ensureProgram = (name: string, paths: readonly string[]): Found =>
  ensure(() => paths.find((path) => existsSync(path)), name);

export const findNats = (): Found =>
  ensureProgram('nats-server', [
    '/usr/sbin/nats-server',
    '/usr/bin/nats-server',
    '/usr/local/bin/nats-server',
  ]);

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** What PostgreSQL and NATS say, each in its own words. */
const IS_READY = /ready to accept connections|Server is ready/;
const IS_TAKEN = /address already in use/i;

/** A program that listens on a port. It can be killed, and started again on the same data. */
export class Service {
  readonly port: number;
  private child: ChildProcess | null = null;
  private readonly command: readonly string[];
  private readonly folder: string;

  constructor(port: number, folder: string, command: readonly string[]) {
    this.port = port;
    this.folder = folder;
    this.command = command;
  }

  /** Of the process that listens; undefined: it does not run. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  async start(): Promise<void> {
    const [program = '', ...args] = this.command;
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: this.folder });
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
    let said = '';
    // By what it says itself: whoever answers on the port may be somebody else.
    child.stderr?.on('data', (part: Buffer) => {
      said = (said + String(part)).slice(-2000);
      if (IS_READY.test(said)) resolve();
    });
    this.child = child;
    const end = (): boolean => child.kill('SIGQUIT');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    child.once('error', reject);
    // When all it had to say has come.
    child.once('close', () => reject(new Error(`${program}: ${said}`)));
    await ready;
  }

  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Started on a port that is free: another program may take it between the look and the start, then it is another one. */
async function onFreePort<T extends Service>(make: (port: number) => T): Promise<T> {
  for (;;) {
    const service = make(await freePort());
    try {
      await service.start();
      return service;
    } catch (error) {
      if (!IS_TAKEN.test(String(error))) throw error;
    }
  }
}

/** `setpriv` replaces itself by the program, so that signals reach it. */
const asPostgres = (command: readonly string[]): readonly string[] =>
  isRoot
    ? [
        'setpriv',
        '--reuid=postgres',
        '--regid=postgres',
        '--init-groups',
        // A run that is killed leaves no database behind.
        '--pdeathsig=QUIT',
        '--',
        ...command,
      ]
    : command;

type Database = Service & { readonly url: string };

export const startPostgres = (bin: string): Promise<Database> =>
  runPostgres(bin, (data) => [
    join(bin, 'initdb'),
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);

/** Another one from a base back-up of one that runs, as whoever restores it would start it. */
export const restorePostgres = (bin: string, { port }: Database): Promise<Database> =>
  runPostgres(bin, (data) => [
    join(bin, 'pg_basebackup'),
    '-D',
    data,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    'postgres',
    '-X',
    'stream',
    '-c',
    'fast',
  ]);

/** On a new folder whose data a command makes. */
async function runPostgres(bin: string, make: (data: string) => readonly string[]): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'zonecrawl-postgres-'));
  if (isRoot) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'postgres']).stdout));
    chownSync(folder, uid ?? 0, gid ?? 0);
  }
  const data = join(folder, 'data');
  const command = make(data);
  const [program = '', ...args] = asPostgres(command);
  const made = spawnSync(program, args, { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  if (made.status !== 0) throw new Error(`${command[0]}: ${made.stderr}`);
  const service = await onFreePort((port) => {
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=100',
      // Whether it is ready is read from what it says.
      'lc_messages=C',
      'logging_collector=off',
      'log_destination=stderr',
    ];
    return new Service(
      port,
      folder,
      asPostgres([join(bin, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])]),
    );
  });
  return Object.assign(service, { url: `postgres://postgres@127.0.0.1:${service.port}/postgres` });
}

export async function startNats(path: string): Promise<Service & { readonly url: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'zonecrawl-nats-'));
  const service = await onFreePort(
    (port) => new Service(port, folder, [path, '-a', '127.0.0.1', '-p', String(port)]),
  );
  return Object.assign(service, { url: `nats://127.0.0.1:${service.port}` });
}
