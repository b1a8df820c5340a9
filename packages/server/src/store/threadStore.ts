/** A store whose database works in a thread of its own: what it blocks, or what kills it, does not touch the tables. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Append, Appended, Checkpoint, Row } from '@zonecrawl/engine/kernel';
import type { Change, Operations, Store } from './store.ts';

export interface Ask {
  readonly id: number;
  readonly operation: keyof Operations;
  readonly with: readonly unknown[];
}

/** `error`: it is not known whether it was done. */
export interface Told {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  /** By when it must be answered; a thread that is later than this is no good any more. */
  readonly until: number;
}

export interface ThreadOptions {
  readonly program: URL;
  readonly data: unknown;
  /** In milliseconds: whether a thread that has died, or has not answered for so long, is replaced; null: never. */
  readonly patience: number | null;
}

export class ThreadStore implements Store {
  private readonly options: ThreadOptions;
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | null = null;
  private next = 0;
  private batch: Ask[] = [];
  /** Why nothing can be asked any more. */
  private broken: Error | null = null;
  private watch: NodeJS.Timeout | null = null;

  /** Resolves when the database is open; rejects if it cannot be opened. */
  static async open(options: ThreadOptions): Promise<ThreadStore> {
    const store = new ThreadStore(options);
    // An error before it is open rejects.
    await once(store.thread(), 'message');
    return store;
  }

  private constructor(options: ThreadOptions) {
    this.options = options;
  }

  private thread(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.options.program, { workerData: this.options.data });
    this.worker = worker;
    worker.unref();
    worker.on('message', (told: readonly Told[] | 'open') => {
      if (told === 'open') return;
      for (const { id, result, error } of told) {
        const waiting = this.waiting.get(id);
        this.waiting.delete(id);
        if (error === undefined) waiting?.resolve(result);
        else waiting?.reject(new Error(error));
      }
      if (this.waiting.size === 0) worker.unref();
    });
    worker.on('error', (error) =>
      this.ended(worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', () => this.ended(worker, new Error('the thread of the store has ended')));
    return worker;
  }

  private ended(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    if (this.options.patience === null) this.broken ??= error;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    this.batch = [];
  }

  private ask<O extends keyof Operations>(
    operation: O,
    ...given: Parameters<Operations[O]>
  ): Promise<Awaited<ReturnType<Operations[O]>>> {
    if (this.broken) return Promise.reject(this.broken);
    const id = this.next++;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const { patience } = this.options;
    this.waiting.set(id, { resolve, reject, until: Date.now() + (patience ?? 0) });
    this.thread().ref();
    if (patience !== null) this.watch ??= setInterval(() => this.look(), 1000).unref();
    // What is asked in the same turn of the event loop is sent together: all that came in by any socket at once.
    if (this.batch.length === 0) setImmediate(() => this.post());
    this.batch.push({ id, operation, with: given });
    // The thread answers each operation with its own result.
    return promise as Promise<Awaited<ReturnType<Operations[O]>>>;
  }

  private post(): void {
    if (this.batch.length > 0) this.worker?.postMessage(this.batch);
    this.batch = [];
  }

  private look(): void {
    const [oldest] = this.waiting.values();
    if (oldest && this.worker && oldest.until < Date.now()) void this.worker.terminate();
  }

  commit(change: Change): Promise<Appended> {
    return this.ask('commit', change).catch((error: Error) => ({
      ok: false,
      trouble: /disk is full|SQLITE_FULL/i.test(error.message) ? 'full' : 'failed',
    }));
  }

  append(append: Append): Promise<Appended> {
    return this.commit({ appends: [append] });
  }

  read(log: string, from: number): Promise<readonly Row[]> {
    return this.ask('read', log, from);
  }

  async claim(log: string, owner: string): Promise<void> {
    await this.ask('claim', log, owner);
  }

  last(log: string): Promise<number> {
    return this.ask('last', log);
  }

  lasts(logs: readonly string[]): Promise<readonly number[]> {
    return this.ask('lasts', logs);
  }

  async remove(log: string): Promise<void> {
    await this.ask('remove', log);
  }

  async keepCheckpoint(log: string, checkpoint: Checkpoint): Promise<void> {
    await this.ask('keepCheckpoint', log, checkpoint);
  }

  checkpoint(log: string): Promise<Checkpoint | null> {
    return this.ask('checkpoint', log);
  }

  async settle(): Promise<void> {
    await this.ask('settle');
  }

  lease(name: string, holder: string, milliseconds: number): Promise<boolean> {
    return this.ask('lease', name, holder, milliseconds);
  }

  idleRooms(since: number, most: number): Promise<readonly string[]> {
    return this.ask('idleRooms', since, most);
  }

  async removeRoom(room: string): Promise<void> {
    await this.ask('removeRoom', room);
  }

  async compact(log: string, before: number): Promise<void> {
    await this.ask('compact', log, before);
  }

  async close(): Promise<void> {
    if (this.watch) clearInterval(this.watch);
    const { worker } = this;
    this.broken ??= new Error('the store is closed');
    if (!worker) return;
    const gone = once(worker, 'exit');
    worker.ref();
    this.post();
    worker.postMessage('close');
    await gone;
  }
}
