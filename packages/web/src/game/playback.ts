/** Shows facts one by one at the player's pace. Skipping leaves nothing behind: the end is always the true view. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardPicture } from '@zonecrawl/engine/host';
import type { View } from '@zonecrawl/engine/view';
import { beatOf, isPartOfNext } from './beats.ts';
import type { LogLine } from './log.ts';
import { presented } from './present.ts';
import { speed } from './speed.ts';
import { durationOf, isBeat } from './tempo.ts';

export interface Shown {
  readonly view: View;
  readonly board: BoardPicture;
}

export interface Playback {
  /** What the table shows now; null before the first update. */
  readonly shown: ReadonlySignal<Shown | null>;
  /** The fact on stage while something is played. */
  readonly now: ReadonlySignal<LogLine | null>;
  readonly playing: ReadonlySignal<boolean>;
  readonly paused: ReadonlySignal<boolean>;
  /** Facts still to come. */
  readonly left: ReadonlySignal<number>;
  /** Plays lines from where the table is to an end. */
  play(lines: readonly LogLine[], to: Shown): void;
  /** Plays lines once more from another moment, whatever the speed; tells when it is over. */
  replay(lines: readonly LogLine[], to: Shown, from: Shown, over: () => void): void;
  /** Shows this at once. */
  jump(to: Shown): void;
  pause(): void;
  resume(): void;
  step(): void;
  /** On to what somebody else does; it goes on by itself from there unless it is paused. */
  nextBeat(): void;
  skip(): void;
  stop(): void;
}

export function createPlayback(): Playback {
  const shown = signal<Shown | null>(null);
  const now = signal<LogLine | null>(null);
  const queue = signal<readonly LogLine[]>([]);
  const paused = signal(false);
  let end: Shown | null = null;
  let replayed: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const finish = () => {
    clearTimeout(timer);
    batch(() => {
      queue.value = [];
      now.value = null;
      paused.value = false;
      if (end !== null) shown.value = end;
      replayed?.();
      replayed = null;
    });
  };

  /** On to the next fact that is worth a moment; the ones before it are applied on the way. */
  const advance = () => {
    batch(() => {
      let rest = queue.value;
      for (;;) {
        const [line, ...after] = rest;
        if (line === undefined) {
          finish();
          return;
        }
        rest = after;
        apply(line);
        if (isBeat(line.fact) && !isPartOfNext(line.fact, rest[0]?.fact)) {
          now.value = line;
          queue.value = rest;
          return;
        }
      }
    });
  };

  const apply = (line: LogLine) => {
    if (shown.value === null || end === null) return;
    // After the map has changed spaces may have other numbers: only the true view fits it.
    const changed = line.fact.fact === 'mapChanged' && end.board.key !== shown.value.board.key;
    if (changed) shown.value = end;
    else if (shown.value !== end) {
      shown.value = { board: shown.value.board, view: presented(shown.value.view, line.fact) };
    }
  };

  const run = () => {
    clearTimeout(timer);
    if (paused.value || now.value === null) return;
    timer = setTimeout(
      () => {
        advance();
        run();
      },
      // A replay was requested explicitly, so it is shown at any speed.
      durationOf(now.value.fact, replayed !== null && speed.value === 'off' ? 'normal' : speed.value),
    );
  };

  return {
    shown,
    now,
    playing: computed(() => now.value !== null),
    paused,
    left: computed(() => queue.value.filter(({ fact }) => isBeat(fact)).length),
    play(lines, to) {
      // What is still being shown goes first.
      const waiting = [...queue.value, ...lines];
      end = to;
      if (shown.value === null || speed.value === 'off' || !waiting.some(({ fact }) => isBeat(fact))) {
        queue.value = [];
        finish();
        return;
      }
      queue.value = waiting;
      if (now.value === null) advance();
      run();
    },
    replay(lines, to, from, over) {
      finish();
      shown.value = from;
      end = to;
      replayed = over;
      queue.value = lines;
      advance();
      run();
    },
    jump(to) {
      end = to;
      finish();
    },
    pause() {
      clearTimeout(timer);
      paused.value = true;
    },
    resume() {
      paused.value = false;
      advance();
      run();
    },
    step() {
      clearTimeout(timer);
      paused.value = true;
      advance();
    },
    nextBeat() {
      const shownSoFar = now.value === null ? [] : [now.value];
      do {
        advance();
        if (now.value !== null) shownSoFar.push(now.value);
      } while (now.value !== null && beatOf(shownSoFar).length === shownSoFar.length);
      run();
    },
    skip: finish,
    stop: () => clearTimeout(timer),
  };
}
