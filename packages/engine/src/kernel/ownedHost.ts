/** A host as its owner holds it, in every mode: it takes the owner's requests and says whether what is shown is kept. */
import type { z } from 'zod';
import type { UndoRule } from './history.ts';
import { Host } from './host.ts';
import { type JournalOptions, journaled, type Keeping } from './keeper.ts';
import type { Mode, ModeTypes } from './mode.ts';
import { type Client, type Malformed, type OwnedHost, parseRequest } from './port.ts';

export interface OwnedHostOptions<M extends ModeTypes, Q> {
  readonly mode: Mode<M>;
  readonly undo: UndoRule;
  /** Where and how inputs are kept; without it a game lives as long as its host (tests, simulations). */
  readonly journal: JournalOptions | undefined;
  /** Of the owner's requests. */
  readonly schema: z.ZodType<Q>;
}

/** `Q`: the owner's requests, `A`: their replies, `U`: what clients are told. */
export abstract class HostOfOwner<M extends ModeTypes, Q, A, U> implements OwnedHost<U> {
  protected readonly host: Host<M>;
  private readonly schema: z.ZodType<Q>;
  private readonly keepingListeners = new Set<(keeping: Keeping) => void>();

  constructor({ mode, undo, journal, schema }: OwnedHostOptions<M, Q>) {
    this.schema = schema;
    this.host = new Host({
      mode,
      undo,
      ...journaled(journal, (keeping) => {
        for (const listener of this.keepingListeners) listener(keeping);
      }),
    });
  }

  abstract join(send: (update: U) => void): Client;

  protected abstract carryOut(request: Q): Promise<A> | A;

  /** A request of the owner; it may come over a wire, so it is validated. */
  async own(request: unknown): Promise<A | Malformed> {
    const parsed = parseRequest(this.schema, request);
    return parsed.ok ? this.host.inTurn(() => this.carryOut(parsed.request)) : parsed.reply;
  }

  onKeeping(listener: (keeping: Keeping) => void): () => void {
    this.keepingListeners.add(listener);
    // Who comes late hears of trouble that lasts.
    if (this.host.keeping.trouble) listener(this.host.keeping);
    return () => this.keepingListeners.delete(listener);
  }

  close(): void {
    this.host.close();
    this.keepingListeners.clear();
  }
}
