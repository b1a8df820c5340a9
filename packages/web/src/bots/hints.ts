/** A hint in three steps, only when asked for. It is about one decision; with another one it is gone. */
import { batch, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { AdvisedLine, Hint } from '@zonecrawl/bots';
import type { Game } from '../game/store.ts';
import type { Thinker } from './thinker.ts';

export type HintStep = 1 | 2 | 3;

export interface ShownHint {
  readonly step: HintStep;
  /** null while it is being thought of. */
  readonly hint: Hint | null;
  /** The best line thought through; null while it is. */
  readonly best: AdvisedLine | null;
  /** Thinking broke off. */
  readonly failed: boolean;
}

export interface Hints {
  readonly shown: ReadonlySignal<ShownHint | null>;
  /** The line a hand or the focus is on: its place among the good ones. */
  readonly pointed: ReadonlySignal<number | null>;
  point(line: number | null): void;
  /** Asks, or goes on to the next step. */
  ask(): void;
  back(): void;
  close(): void;
  stop(): void;
}

const NOTHING_YET: ShownHint = { step: 1, hint: null, best: null, failed: false };

export function createHints(game: Game, thinker: Thinker): Hints {
  const shown = signal<ShownHint | null>(null);
  const pointed = signal<number | null>(null);
  let asked = 0;

  const close = () => {
    asked += 1;
    batch(() => {
      shown.value = null;
      pointed.value = null;
    });
  };
  const learn = (mine: number, news: Partial<ShownHint>) => {
    if (mine === asked && shown.value !== null) shown.value = { ...shown.value, ...news };
  };
  const begin = async (): Promise<void> => {
    asked += 1;
    const mine = asked;
    shown.value = NOTHING_YET;
    try {
      const hint = await thinker.hint();
      learn(mine, hint === null ? { failed: true } : { hint });
      if (hint === null || mine !== asked) return;
      // Begun at once, so that it is there by the time somebody wants it.
      const best = await thinker.best();
      learn(mine, best === null ? { failed: true } : { best });
    } catch {
      learn(mine, { failed: true });
    }
  };
  const stop = effect(() => {
    const about = game.decision.value;
    untracked(() => {
      if (about === null || shown.value !== null) close();
    });
  });

  return {
    shown,
    pointed,
    point(line) {
      pointed.value = line;
    },
    ask() {
      const now = shown.value;
      if (game.decision.value === null) return;
      if (now === null || now.failed) void begin();
      else if (now.hint !== null && now.step < 3) shown.value = { ...now, step: now.step === 1 ? 2 : 3 };
    },
    back() {
      const now = shown.value;
      if (now !== null && now.step > 1) shown.value = { ...now, step: now.step === 3 ? 2 : 1 };
    },
    close,
    stop,
  };
}

/** The lines of a step, best first: those worth doing, or the one that was thought through. */
export function linesNow({ step, hint, best }: ShownHint): readonly AdvisedLine[] {
  if (step === 1 || hint === null) return [];
  if (step === 3) return best === null ? [] : [best];
  return hint.good;
}
