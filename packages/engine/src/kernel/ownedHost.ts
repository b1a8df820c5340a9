/** A host as its owner holds it, in every mode: it takes the owner's requests and says whether what is shown is kept. */
import type { z } from 'zod';
import type { UndoRule } from './history.ts';
import { Host } from './host.ts';
import { type JournalOptions, journaled, type Keeping } from './keeper.ts';
import type { Mode, ModeTypes } from './mode.ts';
import type { KeepingReplies, KeepingRequest } from './ownerRequests.ts';
import { type Asking, type Client, type Malformed, type OwnedHost, parseRequest } from './port.ts';

export interface OwnedHostOptions<M extends ModeTypes, Q extends Asking> {
  readonly mode: Mode<M>;
  readonly undo: UndoRule;
  /** Where and how inputs are kept; without it a game lives as long as its host (tests, simulations). */
  readonly journal: JournalOptions | undefined;
  /** Of the owner's requests. */
  readonly schema: z.ZodType<Q | KeepingRequest>;
}

/** `Q`: the owner's requests that are the mode's own, `A`: their replies, `U`: what clients are told. */
export abstract class HostOfOwner<M extends ModeTypes, Q extends Asking, A, U> implements OwnedHost<U> {
  protected readonly host: Host<M>;
  private readonly schema: z.ZodType<Q | KeepingRequest>;
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
  async own(request: unknown): Promise<A | KeepingReply<M> | Malformed> {
    const parsed = parseRequest(this.schema, request);
    if (!parsed.ok) return parsed.reply;
    const asked = parsed.request;
    return this.host.inTurn<A | KeepingReply<M>>(() =>
      isKeeping(asked) ? this.keep(asked) : this.carryOut(asked),
    );
  }

  private keep(request: KeepingRequest): Promise<KeepingReply<M>> | KeepingReply<M> {
    const { host } = this;
    switch (request.ask) {
      case 'open':
        return host.open(request.game);
      case 'load':
        return host.take(request.game, request.save);
      case 'save':
        return host.save();
      case 'read':
        return host.read(request.game);
      case 'retry':
        host.retry();
        return { ok: true };
    }
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

type KeepingReply<M extends ModeTypes> = KeepingReplies<M>[KeepingRequest['ask']];

const KEEPING: Readonly<Record<KeepingRequest['ask'], true>> = {
  open: true,
  load: true,
  save: true,
  read: true,
  retry: true,
};

const isKeeping = <Q extends Asking>(request: Q | KeepingRequest): request is KeepingRequest =>
  Object.hasOwn(KEEPING, request.ask);
