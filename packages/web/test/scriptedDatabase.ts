/**
 * The browser's database as a script: how each opening and each transaction turns out is written down beforehand. It
 * stands in for a browser that forgets to answer, closes what is open, or has no room; the real one is tested in e2e.
 */

export type Opening = 'opens' | 'neverAnswers' | DOMException;
export type Ending = 'completes' | 'neverCompletes' | 'isClosed' | DOMException;

interface Script {
  readonly openings: readonly Opening[];
  readonly endings: readonly Ending[];
}

class ScriptedRequest extends EventTarget {
  result: unknown = undefined;
  error: DOMException | null = null;
  readonly transaction = null;

  answer(result: unknown): void {
    this.result = result;
    setImmediate(() => this.dispatchEvent(new Event('success')));
  }
  fail(error: DOMException): void {
    this.error = error;
    setImmediate(() => this.dispatchEvent(new Event('error')));
  }
}

class ScriptedTransaction extends EventTarget {
  error: DOMException | null = null;
  aborted = false;
  private requests = 0;
  private readonly data: Map<string, unknown>;
  private readonly ending: Ending;

  constructor(data: Map<string, unknown>, ending: Ending) {
    super();
    this.data = data;
    this.ending = ending;
  }

  objectStore(name: string): unknown {
    const keyOf = (key: unknown): string => `${name} ${JSON.stringify(key)}`;
    return {
      get: (key: unknown) => this.request(this.data.get(keyOf(key))),
      getKey: (key: unknown) => this.request(this.data.has(keyOf(key)) ? key : undefined),
      put: (value: object) => {
        this.data.set(keyOf(Reflect.get(value, 'game')), value);
        return this.request(undefined);
      },
      add: () => this.request(undefined),
      delete: () => this.request(undefined),
      openKeyCursor: () => this.request(null),
    };
  }

  private request(result: unknown): ScriptedRequest {
    const request = new ScriptedRequest();
    request.answer(result);
    this.requests += 1;
    const mine = this.requests;
    // It ends when nothing more is asked of it.
    setImmediate(() => setImmediate(() => mine === this.requests && this.end()));
    return request;
  }

  private end(): void {
    const { ending } = this;
    if (ending === 'neverCompletes') return;
    if (ending instanceof DOMException) this.error = ending;
    this.dispatchEvent(new Event(ending instanceof DOMException ? 'abort' : 'complete'));
  }

  abort(): void {
    this.aborted = true;
  }
}

export class ScriptedConnection extends EventTarget {
  closed = false;
  readonly transactions: ScriptedTransaction[] = [];
  private readonly owner: ScriptedDatabase;

  constructor(owner: ScriptedDatabase) {
    super();
    this.owner = owner;
  }

  transaction(): ScriptedTransaction {
    const ending = this.owner.nextEnding();
    if (this.closed || ending === 'isClosed') throw new DOMException('closing', 'InvalidStateError');
    const transaction = new ScriptedTransaction(this.owner.data, ending);
    this.transactions.push(transaction);
    return transaction;
  }

  close(): void {
    this.closed = true;
  }
}

export class ScriptedDatabase {
  readonly data = new Map<string, unknown>();
  readonly connections: ScriptedConnection[] = [];
  private readonly openings: Opening[];
  private readonly endings: Ending[];
  private readonly late: ScriptedRequest[] = [];

  constructor({ openings = [], endings = [] }: Partial<Script> = {}) {
    this.openings = openings.slice();
    this.endings = endings.slice();
  }

  nextEnding(): Ending {
    return this.endings.shift() ?? 'completes';
  }

  /** What was asked for and never answered is answered now. */
  wakeUp(): void {
    for (const request of this.late.splice(0)) request.answer(this.connection());
  }

  private connection(): ScriptedConnection {
    const connection = new ScriptedConnection(this);
    this.connections.push(connection);
    return connection;
  }

  get factory(): Pick<IDBFactory, 'open'> {
    const open = (): ScriptedRequest => {
      const request = new ScriptedRequest();
      const opening = this.openings.shift() ?? 'opens';
      if (opening === 'neverAnswers') this.late.push(request);
      else if (opening === 'opens') request.answer(this.connection());
      else request.fail(opening);
      return request;
    };
    // As much of it as is used here.
    return { open } as unknown as Pick<IDBFactory, 'open'>;
  }
}
