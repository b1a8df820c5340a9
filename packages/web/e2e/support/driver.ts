/**
 * Plays a game through the interface alone, like somebody who takes whatever is offered: it knows buttons, keys and the
 * map, and nothing of the rules.
 */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { drawn, PATIENCE, type Visit } from './app.ts';

/** How things are pressed: with a mouse, with a finger, or with keys only. */
export interface Hand {
  press(page: Page, offer: Offer): Promise<void>;
  /** Puts away what was looked at. */
  putAway(page: Page): Promise<void>;
  /** Says yes to what lies over the table. */
  agree(page: Page): Promise<void>;
  /** Chooses one of the places that are lit on the map. */
  place(page: Page, chance: () => number): Promise<void>;
}

/** A button that can be pressed now. */
export interface Offer {
  readonly index: number;
  readonly id: string;
  readonly text: string;
  readonly key: string | null;
  readonly pressed: boolean;
  readonly kind: string;
  /** The space it means, where the map offers it to whoever has no keys. */
  readonly space: string | null;
}

interface Seen {
  readonly over: boolean;
  readonly kind: string;
  readonly offers: readonly Offer[];
  readonly lit: number;
  readonly mayWalk: boolean;
  /** A way or a throw is chosen and waits for a yes: nobody has been told of it yet. */
  readonly halfChosen: boolean;
  /** Something to read, or a question, lies over the table. */
  readonly covered: boolean;
  /** Something on the map is being looked at. */
  readonly looking: boolean;
}

const BUTTONS = '.t-decision :is(.t-option, .t-number, .t-way, .t-part-odds, .t-die):not(:disabled)';

/** A busy machine may take its time to press a button. */
const TRIES = 20;

/** The same dice for the same seed. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Waits until the game has answered and nothing is being shown; another player may be asked then. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.t-end, .t-not-yours') !== null ||
      (document.querySelector('.t-decision') !== null && document.querySelector('.t-busy') === null),
  );
}

/** Waits until something is told over the map, asked, or to be read. Large letters may leave a question below the rest. */
export async function captionOrQuestion(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('.t-caption, .t-decision, dialog[open], .t-end') !== null,
  );
}

/** Nothing of the panel lies over the tabs below it, whatever it has to show. */
async function checkTabs(page: Page): Promise<void> {
  const covering = await page.evaluate(() => {
    // Where the page itself is scrolled, the tabs may be elsewhere.
    if (document.querySelector('dialog[open], .t-end, .coach, .is-tiny') !== null) return [];
    return [...document.querySelectorAll('.t-panes > *')].flatMap((tab) => {
      const { left, top, width, height } = tab.getBoundingClientRect();
      if (width === 0) return [];
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && tab.contains(hit) ? [] : [`${tab.textContent}: ${hit?.className}`];
    });
  });
  assert.deepEqual(covering, [], 'what lies over the tabs');
}

/** No key cap lies over the words or marks of what it presses. */
async function checkKeyCaps(page: Page): Promise<void> {
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('.t-table .t-option > .z-keycap')].flatMap((cap) => {
      // A list for the keyboard alone is drawn in no room until it has the focus.
      if (cap.closest('.unseen') !== null) return [];
      const { left, right, top, bottom } = cap.getBoundingClientRect();
      const words = cap.parentElement?.querySelectorAll('.t-option-title, .t-option-detail, .icon') ?? [];
      return [...words]
        .filter((word) => {
          const range = document.createRange();
          range.selectNodeContents(word);
          const rects = word.matches('.icon') ? [word.getBoundingClientRect()] : [...range.getClientRects()];
          return rects.some(
            (rect) =>
              Math.min(rect.right, right) - Math.max(rect.left, left) > 1 &&
              Math.min(rect.bottom, bottom) - Math.max(rect.top, top) > 1,
          );
        })
        .map((word) => `${cap.textContent} over ${word.textContent}`);
    }),
  );
  assert.deepEqual(covered, [], 'what lies under key caps');
}

export async function look(page: Page): Promise<Seen> {
  await settled(page);
  await checkTabs(page);
  await checkKeyCaps(page);
  return page.evaluate((buttons) => {
    const panel = document.querySelector('.t-decision');
    return {
      over: document.querySelector('.t-end') !== null,
      kind: /t-decision-(\w+)/.exec(panel?.className ?? '')?.[1] ?? '',
      offers: [...document.querySelectorAll<HTMLElement>(buttons)].map((button, index) => ({
        index,
        id: button.id,
        text: button.innerText.replaceAll(/\s+/g, ' '),
        key: button.getAttribute('aria-keyshortcuts'),
        pressed: button.getAttribute('aria-pressed') === 'true',
        kind: button.className,
        space:
          button.closest('.t-spaces') === null
            ? null
            : (button.querySelector('.t-option-title')?.textContent ?? null),
      })),
      lit: document.querySelectorAll('.b-destination').length,
      mayWalk: document.querySelector('.t-walk') === null,
      halfChosen: document.querySelector('.t-decision-action .t-confirm') !== null,
      covered: document.querySelector('dialog[open]') !== null,
      looking: document.querySelector('.t-inspect') !== null,
    };
  }, BUTTONS);
}

export const buttonAt = (page: Page, index: number) => page.locator(BUTTONS).nth(index);

export interface Played {
  readonly presses: number;
  readonly kinds: ReadonlyMap<string, number>;
}

/** Plays until the Mission is over. */
export async function playToEnd(
  page: Page,
  hand: Hand,
  { seed = 1, most = 3000, each }: { seed?: number; most?: number; each?: (n: number) => Promise<void> } = {},
): Promise<Played> {
  const chance = chances(seed);
  const kinds = new Map<string, number>();
  for (let presses = 0; presses < most; presses += 1) {
    const seen = await look(page);
    if (seen.covered || (seen.looking && !seen.over)) {
      await (seen.covered ? hand.agree(page) : hand.putAway(page));
      continue;
    }
    if (seen.over) return { presses, kinds };
    kinds.set(seen.kind, (kinds.get(seen.kind) ?? 0) + 1);
    await act(page, hand, seen, chance);
    await each?.(presses);
  }
  assert.fail(`the Mission was not over after ${most} presses`);
}

/** The Mission is over, nothing went wrong on the way, and the way out is there. */
export async function checkEnd({ page, complaints }: Visit): Promise<void> {
  await page.locator('.t-end').waitFor();
  assert.deepEqual(complaints, []);
  await page
    .getByRole('button', { name: /done|menu|leave/i })
    .last()
    .waitFor();
}

/** Presses; something to read may come up just then, which is read first, as a person would. */
export async function press(page: Page, hand: Hand, offer: Offer): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await hand.press(page, offer);
      return;
    } catch (error) {
      const { covered, offers } = await look(page);
      // Where the answer before came late, this was seen on a question that is none any more.
      if (covered || offers[offer.index]?.text !== offer.text) return;
      if (tries === TRIES) throw error;
    }
  }
}

/** Does something or other of what is offered. */
export async function act(page: Page, hand: Hand, seen: Seen, chance: () => number): Promise<void> {
  const { offers, kind, lit, mayWalk } = seen;
  const confirm = offers.find(({ id }) => id === 'confirm');
  const end = offers.find(({ id }) => id === 'end-turn');
  if (confirm !== undefined) return press(page, hand, confirm);
  if (end !== undefined && chance() < 0.7) return press(page, hand, end);
  // What lights up on the map is chosen there, like a player would.
  if (kind === 'action' && lit > 0 && mayWalk && chance() < 0.5) return hand.place(page, chance);
  const open = offers.filter(({ key, pressed, id }) => key !== 'Escape' && !pressed && id !== 'end-turn');
  const among = open.length > 0 ? open : offers;
  const offer = among[Math.floor(chance() * among.length)];
  assert.ok(offer, `nothing is offered for ${kind}`);
  return press(page, hand, offer);
}

/** Plays on, looking for a fight, until what is open is wanted and nothing is half chosen; what that is. */
export async function playUntil(
  page: Page,
  hand: Hand,
  wanted: (kind: string, presses: number) => boolean | Promise<boolean>,
  seed = 3,
): Promise<string> {
  const chance = chances(seed);
  let patience = performance.now() + PATIENCE;
  for (let presses = 0; presses < 400 && performance.now() < patience; ) {
    const { kind, covered, looking, halfChosen, offers, over } = await look(page);
    assert.equal(over, false, 'the Mission was over too soon');
    const isFree = !covered && !looking;
    if (isFree && !halfChosen && (await wanted(kind, presses))) return kind;
    const offer = isFree ? towardDice(offers, chance) : undefined;
    if (isFree && offer === undefined) {
      // What can be aimed at comes a moment after the question: that is no press.
      await drawn(page);
      continue;
    }
    if (covered) await hand.agree(page);
    else if (looking) await hand.putAway(page);
    else if (offer !== undefined) await press(page, hand, offer);
    presses += 1;
    patience = performance.now() + PATIENCE;
  }
  return assert.fail('it never came to that');
}

/** What can be shot at soon leads to dice. */
function towardDice(offers: readonly Offer[], chance: () => number): Offer | undefined {
  const sure = offers.find(({ id }) => id === 'confirm') ?? offers.find(({ id }) => id === 'end-turn');
  if (sure !== undefined) return sure;
  const open = offers.filter(({ key, pressed }) => key !== 'Escape' && !pressed);
  const shot = open.find(({ kind }) => kind.includes('t-part-odds'));
  return shot ?? open[Math.floor(chance() * open.length)];
}
