/** Loads one server: every table plays one input a second; measured is from sending it until all its clients have it. */
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

/** One table with all its clients. */
export interface LoadTable {
  /** Plays one input; resolves when all clients have it. false: the game is over. */
  play(): Promise<boolean>;
  /** All that its clients have received so far. */
  readonly bytes: number;
  close(): void;
}

/** What a server's process holds now, and what it has spent so far, all threads together. */
export interface Usage {
  readonly residentBytes: number;
  readonly cpuSeconds: number;
}

/** A server in a process of its own. */
export interface Contestant {
  usage(): Promise<Usage>;
  sitDown(index: number): Promise<LoadTable>;
  /** Kills it, and counts the inputs that were acknowledged and are gone. */
  killAndLook(): Promise<number>;
  /** Kills it without looking. */
  stop(): Promise<void>;
}

export interface Load {
  readonly games: number;
  readonly seconds: number;
}

export interface Measured {
  readonly games: number;
  readonly inputs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** To all clients of a table together. */
  readonly bytesPerInput: number;
  /** Processor time of the server, and of the process that all clients are in. */
  readonly cpuMsPerInput: number;
  readonly clientCpuMsPerInput: number;
  /** Played for the whole time, and laid on the table but not played yet. */
  readonly memoryPerGame: number;
  readonly memoryPerIdleGame: number;
  readonly lost: number;
  /** Tables whose last input had not reached all clients when the time was over; 0: all of them kept up. */
  readonly unanswered: number;
}

/** It does not carry this load at all; the message says how far it came. */
export class Overloaded extends Error {}

const AT_ONCE = 20;
const EVERY = 1000;
/** Milliseconds of play before anything is measured: a server that has just started still compiles itself, and falls behind. */
const WARM_UP = 30_000;
/** Milliseconds in which a table must be laid, at least a minute for all, and what was sent last must be answered. */
const LAID_WITHIN = 300;
const ANSWERED_WITHIN = 15_000;

export async function measure(server: Contestant, { games, seconds }: Load): Promise<Measured> {
  const perGame = (residentBytes: number): number => Math.round((residentBytes - empty) / games);
  const { residentBytes: empty } = await server.usage();
  /** All that were ever laid: where a game has ended, the table is laid anew. */
  const tables: LoadTable[] = [];
  const lay = async (index: number): Promise<LoadTable> => {
    const table = await server.sitDown(index);
    tables.push(table);
    return table;
  };
  const patience = Math.max(60_000, games * LAID_WITHIN);
  const late = performance.now() + patience;
  for (let index = 0; index < games; index += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, games - index) }, (_, n) => lay(index + n));
    const laid = await within(late - performance.now(), Promise.all(some));
    if (!laid) {
      await server.stop();
      throw new Overloaded(`only ${tables.length} of ${games} tables were laid in ${patience / 1000} s`);
    }
  }
  const idle = await server.usage();
  const total = (): number => tables.reduce((sum, { bytes }) => sum + bytes, 0);
  let latencies: number[] = [];
  const end = performance.now() + WARM_UP + seconds * 1000;
  let unanswered = games;
  const playing = Promise.all(
    tables.map(async (table, index) => {
      await play(
        table,
        end,
        () => lay(index),
        (latency) => latencies.push(latency),
      );
      unanswered--;
    }),
  );
  await pause(WARM_UP);
  const warm = await server.usage();
  const client = process.cpuUsage();
  const before = total();
  latencies = [];
  await within(end + ANSWERED_WITHIN - performance.now(), playing);
  const bytes = total() - before;
  // Who does not even say that any more is too busy for it.
  const busy = (await within(ANSWERED_WITHIN, server.usage())) ?? warm;
  const { user, system } = process.cpuUsage(client);
  const lost = await server.killAndLook();
  for (const table of tables) table.close();
  const perInput = (milliseconds: number): number =>
    rounded(milliseconds / Math.max(1, latencies.length), 100);
  latencies.sort((one, other) => one - other);
  return {
    games,
    inputs: latencies.length,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    bytesPerInput: Math.round(bytes / Math.max(1, latencies.length)),
    cpuMsPerInput: perInput((busy.cpuSeconds - warm.cpuSeconds) * 1000),
    clientCpuMsPerInput: perInput((user + system) / 1000),
    memoryPerGame: perGame(busy.residentBytes),
    memoryPerIdleGame: perGame(idle.residentBytes),
    lost,
    unanswered,
  };
}

/** null: it takes longer than that. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  const over = new AbortController();
  const late = pause(Math.max(0, milliseconds), null, { signal: over.signal }).catch(() => null);
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}

/** Where a game has ended its people begin another one, so that every table plays one input a second to the end. */
async function play(
  first: LoadTable,
  end: number,
  layAnew: () => Promise<LoadTable>,
  took: (latency: number) => void,
): Promise<void> {
  await pause(Math.random() * EVERY);
  let table = first;
  for (let due = performance.now(); performance.now() < end; due += EVERY) {
    await pause(Math.max(0, due - performance.now()));
    let began = performance.now();
    while (!(await table.play())) {
      table.close();
      table = await layAnew();
      began = performance.now();
    }
    took(performance.now() - began);
  }
}

const percentile = (sorted: readonly number[], share: number): number =>
  rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0, 10);

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts;
