/** A game or Campaign that a room hosts, behind the gate of its journal. */
import {
  type Cause,
  type Done,
  Host,
  type Listener,
  type Mode,
  type ModeTypes,
  strictKeeper,
  type UndoRule,
} from '@zonecrawl/engine/kernel';
import { Gate, type GateOptions } from './gate.ts';

export interface HostedOptions extends GateOptions {
  readonly game: string;
}

interface Kind<M extends ModeTypes> {
  readonly mode: Mode<M>;
  readonly undo: UndoRule;
}

export abstract class Hosted<M extends ModeTypes> implements Listener {
  readonly game: string;
  readonly host: Host<M>;
  readonly gate: Gate;

  constructor(options: HostedOptions, { mode, undo }: Kind<M>) {
    this.game = options.game;
    this.gate = new Gate(options);
    this.host = new Host({
      mode,
      store: this.gate,
      // No node owns a game: its owner is a version of the room's rights.
      claim: async () => {},
      keeper: (game, kept) => strictKeeper(this.gate, game, '', kept),
      undo,
    });
    this.host.join(this);
  }

  abstract update(cause: Cause, keep: number): void;

  /** What was begun elsewhere: nobody knows any more what lies face down. */
  take(save: unknown, seed: string): Promise<Done> {
    this.gate.hold();
    return this.host.inTurn(async () => {
      const taken = await this.host.take(this.game, save);
      return taken.ok ? this.host.reseed(seed) : taken;
    });
  }

  /** Nobody knows any more what lies face down. */
  reseed(seed: string): Promise<Done> {
    return this.host.inTurn(() => this.host.reseed(seed));
  }

  open(): Promise<Done> {
    return this.host.inTurn(() => this.host.open(this.game));
  }

  /** Reads on where another process has gone on with it. */
  refresh(): Promise<void> {
    return this.host.inTurn(() => this.host.followOthers());
  }

  close(): void {
    this.gate.close();
    this.host.close();
  }

  /** What a request asks for, in its turn. A repeat is answered and not carried out again. */
  protected once(id: string, carryOut: () => unknown): Promise<unknown> {
    return this.host.inTurn(async () => {
      if (await this.gate.isRepeat(id)) return { ok: true, repeated: true };
      this.gate.request = id;
      try {
        return await carryOut();
      } finally {
        this.gate.request = null;
      }
    });
  }
}
