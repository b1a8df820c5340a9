/**
 * A game served through one port, or through several: each client holds seats, sees what these may see, and is told
 * after every change. Pure: no clock, no chance, no storage; requests come in, replies and updates go out.
 */

import type { UndoRule } from '../kernel/history.ts';
import type { Box } from '../model/box.ts';
import type { StalkerId } from '../model/ids.ts';
import type { Failed, GamePort, Update } from './protocol.ts';
import { type Client, NOTHING, Seat, type SharedGame } from './seat.ts';
import type { Seated, Sitting } from './sitting.ts';

export interface TableOptions {
  /** How far one may go back past what was revealed; by consent unless said otherwise. */
  readonly undo?: UndoRule;
  /** Saves hold what nobody may know: they stay where the game is. */
  readonly keepsSecrets?: boolean;
}

export interface HostOptions extends TableOptions {
  /** The seats of whoever sits at this port; all of them unless said otherwise. */
  readonly seats?: readonly StalkerId[];
}

/** Several clients at one game. */
export interface Table {
  join(seats: readonly StalkerId[] | 'all', send: (update: Update) => void): Client;
}

/** A game with one client: a page's own worker, a test. */
export function createHost(box: Box, options: HostOptions = {}): GamePort {
  const listeners = new Set<(update: Update) => void>();
  const client = createTable(box, options).join(options.seats ?? 'all', (update) => {
    for (const listener of listeners) listener(update);
  });
  return {
    request: async (request) => client.handle(request),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      client.leave();
      listeners.clear();
    },
  };
}

export function createTable(box: Box, options: TableOptions = {}): Table {
  return new OpenTable(box, options);
}

class OpenTable implements Table, SharedGame {
  readonly box: Box;
  readonly rule: UndoRule;
  readonly keepsSecrets: boolean;
  sitting: Sitting | null = null;
  private readonly clients = new Set<Seat>();

  constructor(box: Box, { undo: rule = 'consent', keepsSecrets = false }: TableOptions) {
    this.box = box;
    this.rule = rule;
    this.keepsSecrets = keepsSecrets;
  }

  join(seats: readonly StalkerId[] | 'all', send: (update: Update) => void): Client {
    const seat = new Seat(this, seats, send, () => this.clients.delete(seat));
    this.clients.add(seat);
    return seat;
  }

  /** `keep`: the last input whose facts everybody has. */
  tell(cause: Update['cause'], keep: number): void {
    for (const client of this.clients) client.update(cause, keep);
  }

  /** Another game on this table. Nothing of the old one is touched unless the new one stands. */
  seat(seated: Seated, cause: 'began' | 'loaded'): { readonly ok: true } | Failed {
    if (!seated.ok) return seated;
    this.sitting = seated.sitting;
    this.tell(cause, NOTHING);
    return { ok: true };
  }
}
