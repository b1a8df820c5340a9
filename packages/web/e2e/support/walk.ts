/**
 * The introduction as somebody plays it who reads every card of the coach and does as told: with a finger where there is
 * a screen for it, else with a mouse. Nobody moves the map meanwhile.
 */
import assert from 'node:assert/strict';
import { box } from '@zonecrawl/content';
import { firstWalk, introduction } from '@zonecrawl/content/lessons';
import { spaceAt } from '@zonecrawl/engine/board';
import { beginGame, setUp } from '@zonecrawl/engine/game';
import type { Locator, Page } from 'playwright-core';
import { becomes, drawn, middleOf, readAll, steady } from './app.ts';
import { type Hand, look, type Offer, press as pressOffer } from './driver.ts';
import { finger, mouse } from './hands.ts';
import { texts } from './words.ts';

/** Where the places of the first walk are on the board. */
function ids(): { readonly space: (name: string) => string; readonly enemy: (card: string) => string } {
  const set = setUp(box, { from: 'mission', setup: firstWalk });
  assert.ok(set.ok);
  const { game } = beginGame(box, set.state, { keep: false });
  return {
    space: (name) => String(spaceAt(game.board, name) ?? assert.fail(`no space ${name}`)),
    enemy: (card) => String(game.state.enemies.find((one) => one.card === card)?.id ?? assert.fail(card)),
  };
}
const { space, enemy } = ids();

export const title = (page: Page) => page.locator('.coach-title span');
export const next = (page: Page) => page.locator('#coach-next');

const hasTouch = (page: Page): Promise<boolean> => page.evaluate(() => navigator.maxTouchPoints > 0);
const handOf = async (page: Page): Promise<Hand> => ((await hasTouch(page)) ? finger : mouse);
const pressOn = async (what: Locator): Promise<void> =>
  (await hasTouch(what.page())) ? what.tap() : what.click();

/** What lies over the table is read, what was looked at is put away. */
async function clear(page: Page): Promise<void> {
  for (let n = 0; n < 10; n += 1) {
    await drawn(page);
    const { covered, looking, over } = await look(page);
    if (over || (!covered && !looking)) return;
    const hand = await handOf(page);
    if (covered) await hand.agree(page);
    else await hand.putAway(page);
  }
}

async function tapOn(page: Page, selector: string): Promise<void> {
  const { x, y } = await middleOf(page.locator(selector).first());
  if (await hasTouch(page)) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

export async function press(page: Page, words: RegExp | string): Promise<void> {
  const offer = await offered(page, words);
  const before = await panel(page);
  await pressOffer(page, await handOf(page), offer);
  await page.waitForFunction((was) => document.querySelector('.t-right')?.outerHTML !== was, before);
}

/** The offer of these words or this id, once the panel is complete: odds, and what can be aimed at, come in a moment later. */
async function offered(page: Page, words: RegExp | string): Promise<Offer> {
  const isWanted = ({ text, id }: Offer) => (typeof words === 'string' ? id === words : words.test(text));
  let before = '';
  for (let looks = 0; ; looks += 1) {
    await clear(page);
    const { offers, kind } = await look(page);
    const offer = offers.find(isWanted);
    const all = `${offers.map(({ text }) => text).join(' | ')} (${kind})`;
    if (offer !== undefined && all === before) return offer;
    before = all;
    assert.ok(looks < 1000, `${words} among ${all}`);
  }
}

/** Presses what the lesson rings: the ring is there, and wholly in view. */
async function pressRinged(page: Page, words: RegExp): Promise<void> {
  await offered(page, words);
  const ring = page.locator('.t-decision .is-pointed');
  await ring.first().waitFor();
  const { text, cut } = await steady(page, () =>
    ring.first().evaluate((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      const room = it.closest('.t-decision-body, .t-decision-foot')?.getBoundingClientRect();
      const cut = room === undefined ? 0 : Math.max(room.top - top, bottom - room.bottom);
      return { text: it instanceof HTMLElement ? it.innerText : '', cut };
    }),
  );
  assert.match(text.replaceAll(/\s+/g, ' '), words, 'the lesson rings what it tells to press');
  assert.ok(cut < 1, `${text} is cut off by ${cut} px`);
  await press(page, words);
}

/** All that is offered beside the map, as it is drawn. */
const panel = (page: Page) => page.evaluate(() => document.querySelector('.t-right')?.outerHTML);

/** The first lines of what a way brings stand whole above its buttons. */
async function checkWay(page: Page): Promise<void> {
  const cut = await steady(page, () =>
    page.evaluate(() => {
      const buttons = document.querySelector('.t-walk .t-confirm')?.getBoundingClientRect().top ?? 0;
      return [...document.querySelectorAll<HTMLElement>('.t-walk :is(h3, li)')]
        .filter((one) => one.getBoundingClientRect().bottom > buttons)
        .map((one) => one.innerText);
    }),
  );
  assert.deepEqual(cut, [], 'what a way brings lies under its buttons');
}

/** Walks to a space: tap, look at what it brings, confirm. */
async function walkTo(page: Page, name: string): Promise<void> {
  const way = page.locator('.t-walk');
  // Whoever taps before the map has lit up looks at the space instead, and taps again.
  do {
    await clear(page);
    await page.locator('.b-destination').first().waitFor();
    await tapOn(page, `[data-space="${space(name)}"]`);
    await page.locator('.t-walk, .t-inspect').first().waitFor();
  } while ((await way.count()) === 0);
  await checkWay(page);
  await press(page, 'confirm');
  await look(page);
}

/** Keeps the die of an Anomaly, where that is asked. */
async function keepDie(page: Page): Promise<void> {
  if ((await look(page)).kind === 'reroll') await press(page, /^Keep/);
}

/** Chooses what is offered on a space of the map. */
async function choose(page: Page, name: string): Promise<void> {
  await look(page);
  await tapOn(page, `[data-space="${space(name)}"]`);
  await press(page, 'confirm');
}

/** What a player does who does as told: by lesson. */
const hands: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Your Turn': (page) => pressRinged(page, /^Turn token 1/),
  Walking: (page) => walkTo(page, '6:V'),
  'Who sees whom': (page) => tapOn(page, `[data-piece="${enemy('bandit-rifle')}"]`),
  'Two ways to walk': (page) => walkTo(page, '6:f'),
  async Decoys(page) {
    await pressRinged(page, /^Decoy/);
    await becomes(page, () => title(page).innerText(), 'Decoys', 'it is about this while a space is chosen');
    // Nothing has been thrown yet: there is a way back.
    await press(page, /^Back/);
    await pressRinged(page, /^Decoy/);
    await choose(page, '6:b');
  },
  'The end of a Turn': (page) => press(page, 'end-turn'),
  Radiation: (page) => walkTo(page, '7:e'),
  async Shooting(page) {
    await pressRinged(page, /^Single Shot/);
    await pressRinged(page, /^Head/);
  },
  'A second roll': (page) => press(page, /^Keep/),
  Cover: (page) => walkTo(page, '7:H'),
  'The Zone answers': (page) => press(page, 'end-turn'),
  async 'Cards and gear'(page) {
    const { kind, offers } = await look(page);
    if (kind === 'nextTurn') await press(page, /^Turn token 1/);
    else if (offers.some(({ id }) => id === 'end-turn')) await press(page, 'end-turn');
    else {
      await pressRinged(page, /^Search the satchel/);
      await pressRinged(page, /^Equip it/);
    }
  },
  async Anomalies(page) {
    await pressRinged(page, /^Bolts & Nuts/);
    await choose(page, '7:g');
  },
  async Artifacts(page) {
    await walkTo(page, '7:g');
    await keepDie(page);
    await pressRinged(page, /Detect/);
    await choose(page, '7:j');
    await press(page, 'end-turn');
    await press(page, /^Bolts & Nuts/);
    await choose(page, '7:j');
    await walkTo(page, '7:j');
    await keepDie(page);
    await pressRinged(page, /^Pick up/);
    await pressRinged(page, /^Equip it/);
  },
  'Dry ground': (page) => pressRinged(page, /^Leave the marsh/),
};

const titles = texts('lessons');
const lessonOf = (words: string): string =>
  /^lesson\.(\w+)\.title$/.exec(Object.keys(titles).find((key) => titles[key] === words) ?? '')?.[1] ?? words;

/** From the title to the coach's first card. */
export async function beginWalk(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Introduction/ }).click();
  await page.locator('dialog[open]').waitFor();
  await readAll(page);
  await page.locator('.coach').waitFor();
}

/** The parts of the screen that stations ring, wherever a layout has them. */
const PARTS: Readonly<Record<string, string>> = {
  geiger: '.z-geiger, .t-member .of-radiation',
  turns: '.t-pda .z-turns, .t-member-turns',
  endTurn: '#end-turn',
};

/**
 * What a station of the introduction points at and a player would not see now: spaces and an Enemy outside the part of
 * the map in sight, or a part of the screen without its ring.
 */
export function pointlessOf(page: Page, lesson: string): Promise<readonly string[]> {
  const points = introduction.find((one) => one.lesson === lesson)?.points;
  const onMap = [
    ...(points?.spaces ?? []).map((name) => `[data-space="${space(name)}"]`),
    ...(points?.enemy === undefined ? [] : [`[data-piece="${enemy(points.enemy)}"]`]),
  ];
  const part = points?.part === undefined ? null : (PARTS[points.part] ?? assert.fail(points.part));
  return page.evaluate(
    ([places, ringed]) => {
      const map = document.querySelector('.board-frame')?.getBoundingClientRect() ?? new DOMRect();
      const missing = places.filter((place) => {
        const { left, right, top, bottom } =
          document.querySelector(place)?.getBoundingClientRect() ?? new DOMRect();
        return left < map.left - 1 || right > map.right + 1 || top < map.top - 1 || bottom > map.bottom + 1;
      });
      const isRinged = (one: Element) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const isSeen = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        return one.checkVisibility() && isSeen && getComputedStyle(one).outlineStyle === 'solid';
      };
      if (ringed !== null && ![...document.querySelectorAll(ringed)].some(isRinged)) missing.push(ringed);
      return missing;
    },
    [onMap, part] as const,
  );
}

/** Plays to the end; the lessons that were shown, in their order. */
export async function walkHome(
  page: Page,
  read: (lesson: string, number: number) => Promise<void> = async () => undefined,
): Promise<readonly string[]> {
  const shown: string[] = [];
  for (let steps = 0; steps < 60 && !(await look(page)).over; steps += 1) {
    await clear(page);
    const words = await title(page).innerText();
    const lesson = lessonOf(words);
    if (!shown.includes(lesson)) {
      shown.push(lesson);
      await read(lesson, shown.length);
    }
    const isTold = (await page.locator('.coach.is-doing').count()) > 0;
    if (!isTold) {
      await pressOn(next(page));
      await drawn(page);
    }
    if (!isTold && (await title(page).innerText()) !== words) continue;
    await hands[(await look(page)).kind === 'reroll' ? 'A second roll' : words]?.(page);
  }
  return shown;
}
