/** What is said aloud: sentences in their order, the last ones kept. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { languageNow } from '../../text/index.ts';

export interface Said {
  readonly id: number;
  readonly text: string;
  readonly language: string;
}

export interface Voice {
  readonly said: ReadonlySignal<readonly Said[]>;
  /** One announcement; in it nothing is said twice in a row. */
  say(...sentences: readonly string[]): void;
}

/** Nobody goes back further. */
const KEPT = 60;

export function createVoice(): Voice {
  const said = signal<readonly Said[]>([]);
  let next = 0;
  return {
    said,
    say(...sentences) {
      const language = languageNow();
      const fresh = sentences
        .filter((text) => text !== '')
        .filter((text, index, all) => text !== all[index - 1])
        .map((text) => ({ id: next++, text, language }));
      if (fresh.length > 0) said.value = [...said.peek(), ...fresh].slice(-KEPT);
    },
  };
}
