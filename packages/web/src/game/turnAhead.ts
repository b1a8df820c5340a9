/** The Turn that a client may begin: what could be done first in it is asked for before the player is asked. */
import { signal } from '@preact/signals';
import type { Replies, Request, Update } from '@zonecrawl/engine/host';
import type { Decision, Option } from '@zonecrawl/engine/model';
import type { LogLine } from './log.ts';

/** A Turn that may begin. Its first Action begins it, with the Turn token that comes first. */
export interface Beginning {
  /** The open decision, which is about that. */
  readonly asked: Decision;
  readonly token: Extract<Option, { readonly is: 'turn' }>;
  /** What can be done first. */
  readonly first: Decision;
}

export interface TurnAhead {
  /** Asks about the Turn that may begin after this update. */
  lookAt(update: Update): Promise<void>;
  /** null: no Turn may begin here, or not all is known of it; undefined: the answer has not come yet. */
  after(update: Update): Beginning | null | undefined;
}

type Ask = (request: Extract<Request, { readonly ask: 'turn' }>) => Promise<Replies['turn'] | null>;

export function createTurnAhead(ask: Ask): TurnAhead {
  const known = signal<{ readonly update: Update; readonly beginning: Beginning | null } | null>(null);
  let latest: Update | null = null;
  return {
    async lookAt(update) {
      latest = update;
      const begun = tokenOf(update);
      if (begun === null) return;
      const { asked, token } = begun;
      const first = await ask({ ask: 'turn', stalker: asked.who, token: token.token });
      if (latest === update)
        known.value = { update, beginning: first === null ? null : { asked, token, first } };
    },
    after(update) {
      if (tokenOf(update) === null) return null;
      return known.value?.update === update ? known.value.beginning : undefined;
    },
  };
}

function tokenOf({ decision: asked, yours }: Update): Pick<Beginning, 'asked' | 'token'> | null {
  const token = asked?.options.find((option) => option.is === 'turn');
  return yours && asked?.kind === 'nextTurn' && token !== undefined ? { asked, token } : null;
}

/** Whether an input did nothing but begin a Turn. */
export function beganTurn(log: readonly LogLine[], input: number): boolean {
  const lines = log.filter((line) => line.input === input);
  return lines.length > 0 && lines.every(({ fact }) => fact.fact === 'turnBegan');
}
