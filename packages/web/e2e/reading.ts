/** What a page says, to the eye and to a screen reader, and whether all of it can be read. */
import type { Page } from 'playwright-core';

/** Every text on screen, or read out by a screen reader, once. */
export async function wordsOn(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-description'];
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) for (const name of spoken) texts.push(node.getAttribute(name) ?? '');
      else if (node.parentElement?.closest('script, style, noscript') === null)
        texts.push(node.nodeValue ?? '');
    }
    return texts;
  });
  return [...new Set(found.map((text) => text.trim()))].filter((text) => text !== '');
}

/** What sticks out of the screen to the side, or is cut off by the box it is in. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const { scrollWidth } = document.documentElement;
    // A phone makes its page as wide as what is on it, its screen stays the same.
    const room = Math.min(innerWidth, screen.width);
    if (scrollWidth > room) cut.push(`the page is ${scrollWidth} wide on a screen of ${room}`);
    // What lies under a dialog or the end of a game is read when that is gone.
    const top = [...document.querySelectorAll('dialog[open], .t-end')].at(-1) ?? document.body;
    for (const box of top.querySelectorAll<HTMLElement>('*')) {
      const hasWords = [...box.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
      );
      // What only a screen reader reads is a pixel wide; the map's letters move with the map.
      if (!hasWords || box.clientWidth < 2 || box.closest('.unseen, .board-stage, svg') !== null) continue;
      const { overflowX, clipPath } = getComputedStyle(box);
      // Seen only while it has the focus.
      if (clipPath !== 'none') continue;
      const isHidden = overflowX === 'hidden' || overflowX === 'clip';
      if (isHidden && box.scrollWidth > box.clientWidth + 1)
        cut.push(`${box.className}: ${box.textContent?.trim()} (${box.scrollWidth} in ${box.clientWidth})`);
      const { left, right } = box.getBoundingClientRect();
      if (isShown(box) && (left < -1 || right > room + 1) && !inScroller(box))
        cut.push(`${box.className}: ${box.textContent?.trim()} (from ${left} to ${right})`);
    }
    return cut;

    function isShown(element: Element): boolean {
      return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    }
    /** Whether the reader can bring it in by scrolling something to the side. */
    function inScroller(element: Element): boolean {
      for (let up = element.parentElement; up !== null; up = up.parentElement) {
        const { overflowX } = getComputedStyle(up);
        if ((overflowX === 'auto' || overflowX === 'scroll') && up.scrollWidth > up.clientWidth) return true;
      }
      return false;
    }
  });

/** What can be pressed or filled in, but not be brought into sight so that a pointer would meet it. */
export const unreachable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const over =
      [...document.querySelectorAll('dialog[open]')].at(-1) ??
      document.querySelector('.t-end') ??
      document.body;
    const missed: string[] = [];
    for (const control of over.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary',
    )) {
      // The map is moved by other means; what is hidden on purpose has its place elsewhere.
      if (control.closest('.board-stage, .unseen, [inert]') !== null) continue;
      if (!control.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
      if (control.matches(':disabled') || getComputedStyle(control).clipPath !== 'none') continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const label = control.closest('label');
      if (hit === null || !(control.contains(hit) || label?.contains(hit) === true))
        missed.push(
          `${control.className}: ${control.ariaLabel ?? control.textContent?.trim()} under ${hit?.className}`,
        );
    }
    over.querySelector('h1, h2')?.scrollIntoView({ block: 'end', behavior: 'instant' });
    scrollTo(0, 0);
    return missed;
  });
