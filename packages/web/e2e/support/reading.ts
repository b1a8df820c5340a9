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

/** What is cut off above or below: by the screen, or by a box that nobody can scroll. Not for pages that are scrolled. */
export const cutBelow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // Letters reach a little beyond their lines.
    const LEEWAY = 3;
    const cut: string[] = [];
    const { scrollHeight } = document.documentElement;
    if (scrollHeight > innerHeight + 1) cut.push(`the page is ${scrollHeight} high on ${innerHeight}`);
    const over = [...document.querySelectorAll('dialog[open], .t-end')].at(-1) ?? document.body;
    for (const box of over.querySelectorAll<HTMLElement>('*')) {
      const hasWords = [...box.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
      );
      if (!hasWords || box.clientWidth < 2 || box.closest('.unseen, .board-stage, svg') !== null) continue;
      if (!box.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      if (getComputedStyle(box).clipPath !== 'none') continue;
      const { top, bottom } = box.getBoundingClientRect();
      const [from, to] = roomOf(box);
      const { overflowY, webkitLineClamp } = getComputedStyle(box);
      // What says by its dots that it goes on is told in full elsewhere.
      const isShort =
        (overflowY === 'hidden' || overflowY === 'clip') &&
        webkitLineClamp === 'none' &&
        box.scrollHeight > box.clientHeight + LEEWAY;
      if (isShort || top < from - LEEWAY || bottom > to + LEEWAY)
        cut.push(`${box.className}: ${box.textContent?.trim()} (${top} to ${bottom} in ${from} to ${to})`);
    }
    return cut;

    /** Where it can be seen: what can be scrolled shows all of itself sooner or later. */
    function roomOf(element: Element): readonly [number, number] {
      for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement) {
        const { overflowY } = getComputedStyle(up);
        if (overflowY === 'auto' || overflowY === 'scroll')
          return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
        if (overflowY === 'visible') continue;
        const { top, bottom } = up.getBoundingClientRect();
        return [Math.max(0, top), Math.min(innerHeight, bottom)];
      }
      return [0, innerHeight];
    }
  });

/** Choices that are not met where they stand, without any scrolling. */
export const notAtHand = (page: Page, choices: string): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const over = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [...over.querySelectorAll<HTMLElement>(wanted)]
      .filter((choice) => choice.checkVisibility())
      .filter((choice) => {
        const { left, top, width, height } = choice.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit === null || !choice.contains(hit);
      })
      .map((choice) => `${choice.id} ${choice.className}: ${choice.textContent?.trim()}`);
  }, choices);

export interface Reaching {
  /** All of it must be seen then, and only by scrolling what a finger or a wheel scrolls. */
  readonly whole?: boolean;
}

/** What can be pressed or filled in, but not be brought into sight so that a pointer would meet it. */
export const unreachable = (page: Page, { whole = false }: Reaching = {}): Promise<readonly string[]> =>
  page.evaluate((isStrict) => {
    // A finger needs so much of what is larger.
    const ENOUGH = 44;
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
      const around = ancestorsOf(control).map((box) => ({ box, x: box.scrollLeft, y: box.scrollTop }));
      const wasThere = isWhole(control);
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const label = control.closest('label');
      const name = `${control.className}: ${control.ariaLabel ?? control.textContent?.trim()}`;
      if (hit === null || !(control.contains(hit) || label?.contains(hit) === true))
        missed.push(`${name} under ${hit?.className}`);
      else if (isStrict) {
        // What was there anyway needed no scrolling.
        const stuck = wasThere
          ? undefined
          : around.find(({ box, x, y }) => isFixed(box) && (box.scrollLeft !== x || box.scrollTop !== y));
        if (stuck !== undefined) missed.push(`${name} in ${stuck.box.className}, which nobody can scroll`);
        else if (!isWhole(control))
          missed.push(`${name}: ${seenOf(control).join(' x ')} of ${width} x ${height}`);
      }
      for (const { box, x, y } of around) box.scrollTo({ left: x, top: y, behavior: 'instant' });
    }
    return missed;

    function ancestorsOf(element: Element): readonly Element[] {
      const up = element.parentElement;
      return up === null ? [] : [up, ...ancestorsOf(up)];
    }
    function isWhole(control: Element): boolean {
      const { width, height } = control.getBoundingClientRect();
      const [wide, high] = seenOf(control);
      return wide >= Math.min(width, ENOUGH) - 1 && high >= Math.min(height, ENOUGH) - 1;
    }
    function isFixed(box: Element): boolean {
      const { overflowX, overflowY } = getComputedStyle(box);
      return [overflowX, overflowY].every((one) => one === 'hidden' || one === 'clip');
    }
    /** How much of it is neither cut off by a box around it nor by the screen. */
    function seenOf(control: Element): readonly [number, number] {
      let { left, right, top, bottom } = control.getBoundingClientRect();
      const cut = (by: { left: number; right: number; top: number; bottom: number }) => {
        left = Math.max(left, by.left);
        right = Math.min(right, by.right);
        top = Math.max(top, by.top);
        bottom = Math.min(bottom, by.bottom);
      };
      for (const box of ancestorsOf(control)) {
        if (getComputedStyle(box).overflow !== 'visible') cut(box.getBoundingClientRect());
        // What is fixed lies over whatever is around it.
        if (getComputedStyle(box).position === 'fixed') break;
      }
      cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      return [right - left, bottom - top];
    }
  }, whole);
