/** A hint in three steps, only on request. It is about one decision and closes with it. */
import { batch, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { AdvisedLine, Hint } from '@zonecrawl/bots';
import type { Game } from '../game/store.ts';
import type { BotClient } from './botClient.ts';

export type HintStep = 1 | 2 | 3;

export interface ShownHint {
  readonly step: HintStep;
  /** null while it is being computed. */
  readonly hint: Hint | null;
  /** The planned best line; null while it is being computed. */
  readonly best: AdvisedLine | null;
  /** The request failed. */
  readonly failed: boolean;
}

export interface Hints {
  readonly shown: ReadonlySignal<ShownHint | null>;
  /** The index of the hovered or focused line among the good ones. */
  readonly pointed: ReadonlySignal<number | null>;
  point(line: number | null): void;
  /** Requests a hint, or opens its next step. */
  ask(): void;
  back(): void;
  close(): void;
  stop(): void;
}

const NOTHING_YET: ShownHint = { step: 1, hint: null, best: null, failed: false };

export function createHints(game: Game, client: BotClient): Hints {
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
      const hint = await client.hint();
      learn(mine, hint === null ? { failed: true } : { hint });
      if (hint === null || mine !== asked) return;
      // Requested in advance, so that it is ready when the player opens it.
      const best = await client.best();
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

/** The lines of a step, best first: the good ones, or the planned one. */
export function linesNow({ step, hint, best }: ShownHint): readonly AdvisedLine[] {
  if (step === 1 || hint === null) return [];
  if (step === 3) return best === null ? [] : [best];
  return hint.good;
}
