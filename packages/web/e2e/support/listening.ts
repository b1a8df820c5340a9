/** What a screen reader would say of a page: whatever changes in its live regions, and dialogs as they open. */
import type { Page } from 'playwright-core';

export interface Heard {
  /** A dialog holds the keyboard until it is closed. */
  readonly kind: 'live' | 'dialog';
  readonly text: string;
}

export type Hear = () => Promise<readonly Heard[]>;

/** From the next page on. */
export async function listenTo(page: Page): Promise<Hear> {
  await page.addInitScript(listen);
  return () => page.evaluate(() => [...(Reflect.get(globalThis, 'heard') as readonly Heard[])]);
}

export const sentences = (text: string): number =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].filter(({ segment }) =>
    /\p{L}|\p{N}/u.test(segment),
  ).length;

/** In the page. */
function listen(): void {
  const LIVE =
    '[aria-live]:not([aria-live="off"]), [role="log"], [role="status"], [role="alert"], output, [role="timer"]';
  const heard: Heard[] = [];
  Reflect.set(globalThis, 'heard', heard);
  const hear = (kind: Heard['kind'], text: string | null) => {
    const words = text?.replaceAll(/[ \t]+/g, ' ').trim() ?? '';
    if (words !== '') heard.push({ kind, text: words });
  };
  /** Title and text; its buttons are found when they are wanted. */
  const hearDialog = (dialog: HTMLDialogElement) => {
    const parts = [...dialog.querySelectorAll('h1, h2, h3, p, li, td, th, label')];
    const own = parts.filter((part) => !parts.some((other) => other !== part && other.contains(part)));
    hear('dialog', own.map((part) => part.textContent).join('\n'));
  };
  const hearAdded = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    if (element === null) return;
    if (element.closest(LIVE) !== null) hear('live', node.textContent);
    else if (node === element)
      for (const region of element.querySelectorAll(LIVE)) hear('live', region.textContent);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof HTMLDialogElement && target.open) hearDialog(target);
      if (type === 'characterData' && target.parentElement?.closest(LIVE) != null)
        hear('live', target.textContent);
      for (const node of addedNodes) hearAdded(node);
    }
  }).observe(document, {
    childList: true,
    characterData: true,
    attributeFilter: ['open'],
    subtree: true,
  });
}
