/**
 * The browser's database with promises. It is opened when it is needed and again when the browser has closed it (after a
 * full disk, for a newer version in another tab), and nothing is waited for without end: a browser may forget to answer.
 */
import type { Clock } from '@zonecrawl/engine/kernel';
import { NAME, upgrade, VERSION } from './schema.ts';

export interface DatabaseOptions {
  readonly factory: Pick<IDBFactory, 'open'>;
  readonly clock: Clock;
  /** Milliseconds. */
  readonly patience?: Patience;
}

interface Patience {
  readonly open: number;
  readonly transaction: number;
}

const PATIENCE: Patience = { open: 8000, transaction: 10_000 };

/** The browser did not answer in time. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export interface Transaction {
  readonly stores: readonly string[];
  readonly mode: 'readonly' | 'readwrite';
  /** Strict: complete means on the disk, not only on its way there. */
  readonly durability?: 'strict' | 'relaxed';
}

export type StoreNamed = (name: string) => IDBObjectStore;

/** The result of a request, or its error. */
export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the request failed')));
  });
}

export class Database {
  private readonly options: DatabaseOptions;
  private readonly patience: Patience;
  private connection: Promise<IDBDatabase> | null = null;
  /** What the connection came to. */
  private current: IDBDatabase | null = null;

  constructor(options: DatabaseOptions) {
    this.options = options;
    this.patience = options.patience ?? PATIENCE;
  }

  /**
   * Runs the work as one transaction: resolves when all of it is written, rejects when nothing of it is, or when nobody
   * can say.
   */
  async run<T>(wanted: Transaction, work: (store: StoreNamed) => Promise<T>): Promise<T> {
    const { database, transaction } = await this.begin(wanted);
    try {
      return await this.inTime(carryOut(transaction, work), this.patience.transaction);
    } catch (error) {
      abort(transaction);
      // What has stopped answering will not begin again on the same connection.
      if (error instanceof NoAnswer) this.forget(database);
      throw error;
    }
  }

  /** Resolves when there is a connection. */
  async ready(): Promise<void> {
    await this.connect();
  }

  /** A connection that turns out to be closed is made anew, once. */
  private async begin({ stores, mode, durability = 'relaxed' }: Transaction): Promise<{
    readonly database: IDBDatabase;
    readonly transaction: IDBTransaction;
  }> {
    const open = (database: IDBDatabase) => ({
      database,
      transaction: database.transaction([...stores], mode, { durability }),
    });
    const database = await this.connect();
    try {
      return open(database);
    } catch {
      this.forget(database);
      return open(await this.connect());
    }
  }

  private connect(): Promise<IDBDatabase> {
    const known = this.connection;
    if (known) return known;
    const fresh = this.open();
    this.connection = fresh;
    fresh.catch(() => {
      if (this.connection === fresh) this.connection = null;
    });
    return fresh;
  }

  private async open(): Promise<IDBDatabase> {
    const { factory } = this.options;
    let isLate = false;
    const opening = new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory.open(NAME, VERSION);
      request.addEventListener('upgradeneeded', ({ oldVersion }) => {
        if (request.transaction !== null) upgrade(request.result, oldVersion, request.transaction);
      });
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
      request.addEventListener('success', () => {
        const database = request.result;
        // Nobody waits for this one any more; left open it would be in the way of the next version.
        if (isLate) database.close();
        resolve(database);
      });
    });
    const database = await this.inTime(opening, this.patience.open).catch((error: unknown) => {
      isLate = true;
      throw error;
    });
    // A newer version of the game in another tab wants to bring the database up to date: make way.
    database.addEventListener('versionchange', () => this.forget(database));
    database.addEventListener('close', () => this.forget(database));
    this.current = database;
    return database;
  }

  private forget(database: IDBDatabase): void {
    database.close();
    if (this.current !== database) return;
    this.current = null;
    this.connection = null;
  }

  private async inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
    const late = Symbol('late');
    const first = await Promise.race([work, this.options.clock.after(milliseconds).then(() => late)]);
    if (first !== late) return work;
    work.catch(() => undefined);
    throw new NoAnswer(`no answer within ${milliseconds} ms`);
  }
}

async function carryOut<T>(transaction: IDBTransaction, work: (store: StoreNamed) => Promise<T>): Promise<T> {
  const complete = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
  });
  // Whoever throws in the middle is told first; that it was then aborted is no news.
  complete.catch(() => undefined);
  try {
    const result = await work((name) => transaction.objectStore(name));
    await complete;
    return result;
  } catch (error) {
    // Requests under way are told only that it was aborted, not why.
    throw transaction.error ?? error;
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
