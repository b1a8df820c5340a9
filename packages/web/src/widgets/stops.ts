/** One stop of the Tab key for all words of a text that explain themselves; arrow keys go from one to the next. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useKeysIn } from '../keyboard/index.ts';

/** What is read as one: a card, a panel, a chapter. */
const TEXT = 'article, section, dialog, main, [role="group"], [role="region"], [role="tabpanel"]';
const MOVES = ['ArrowRight', 'ArrowLeft'];

/** `selector`: all those that share a stop. */
export function useSharedStop(word: RefObject<HTMLElement | null>, selector: string): void {
  const wordsAround = (one: HTMLElement): readonly HTMLElement[] => {
    const text = one.closest(TEXT) ?? document.body;
    const all = [...text.querySelectorAll<HTMLElement>(selector)];
    // What lies in a text of its own has a stop of its own.
    return all.filter((other) => (other.closest(TEXT) ?? document.body) === text);
  };
  useLayoutEffect(() => {
    const { current: one } = word;
    if (one === null) return undefined;
    const around = wordsAround(one);
    one.tabIndex = around.some((other) => other !== one && other.tabIndex === 0) ? -1 : 0;
    const takeStop = () => {
      for (const other of wordsAround(one)) other.tabIndex = other === one ? 0 : -1;
    };
    one.addEventListener('focus', takeStop);
    return () => {
      one.removeEventListener('focus', takeStop);
      if (one.tabIndex !== 0) return;
      const heir = wordsAround(one).find((other) => other !== one);
      if (heir !== undefined) heir.tabIndex = 0;
    };
  }, []);
  useKeysIn(word, MOVES, ({ key }) => {
    const { current: one } = word;
    if (one === null) return;
    const words = wordsAround(one);
    const step = key === 'ArrowRight' ? 1 : -1;
    words.at((words.indexOf(one) + step) % words.length)?.focus();
  });
}
