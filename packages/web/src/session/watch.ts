/** What a port tells besides the game: whether what is shown is kept, and what opening it brought to light. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Keeping, Notice } from '@zonecrawl/engine/kernel';

export type Why = NonNullable<Keeping['trouble']>;

export interface Unsaved {
  readonly why: Why;
  /** Inputs that are kept; null: nothing is. */
  readonly since: number | null;
}

/** Trouble that may pass: what is not kept yet is tried again. */
export const mayStillBeKept = (unsaved: Unsaved | null): boolean =>
  unsaved !== null && unsaved.why !== 'taken' && unsaved.why !== 'gone';

export interface Watching {
  /** null: what is shown is kept. */
  readonly unsaved: ReadonlySignal<Unsaved | null>;
  /** What happened to the game when it was opened. */
  readonly notice: ReadonlySignal<Notice | null>;
  /** Whether something was shown that is not kept. */
  isBehind(): boolean;
  stop(): void;
}

/** What updates of games and of Campaigns have in common. */
export interface AnyUpdate {
  readonly at: number;
  readonly number: number;
  readonly notice: Notice | null;
}

export interface Watched {
  onKeeping(listener: (keeping: Keeping) => void): () => void;
  subscribe(listener: (update: AnyUpdate) => void): () => void;
}

/** More moments are not remembered: whoever is further behind is told of the oldest. */
const MOST = 1000;

export function watchPort(port: Watched): Watching {
  const keeping = signal<Keeping>({ kept: -1, trouble: null });
  /** Which row of the journal brought how many inputs. */
  const inputs = new Map<number, number>();
  const notice = signal<Notice | null>(null);
  let shown = -1;
  const leave = port.subscribe(({ at, number, notice: now }) => {
    shown = number - 1;
    // It comes with every update of the game.
    if (JSON.stringify(now) !== JSON.stringify(notice.peek())) notice.value = now;
    inputs.set(number - 1, at);
    const [oldest] = inputs.keys();
    if (inputs.size > MOST && oldest !== undefined) inputs.delete(oldest);
  });
  const leaveKeeping = port.onKeeping((now) => {
    keeping.value = now;
  });
  const sinceOf = (kept: number): number | null => (kept < 0 ? null : (inputs.get(kept) ?? 0));
  const unsaved = computed<Unsaved | null>(() => {
    const { kept, trouble } = keeping.value;
    return trouble === null ? null : { why: trouble, since: sinceOf(kept) };
  });
  const stopAsking = effect(() => {
    // Closing the page now would lose what is shown: the browser asks first.
    if (!mayStillBeKept(unsaved.value) || !('document' in globalThis)) return;
    addEventListener('beforeunload', askFirst);
    return () => removeEventListener('beforeunload', askFirst);
  });
  return {
    unsaved,
    notice,
    isBehind: () => keeping.peek().trouble !== null && keeping.peek().kept < shown,
    stop() {
      leave();
      leaveKeeping();
      stopAsking();
    },
  };
}

const askFirst = (event: Event): void => event.preventDefault();
