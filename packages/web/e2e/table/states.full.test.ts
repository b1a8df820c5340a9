/**
 * The table in its states on every screen: whatever can be pressed can be reached, nothing is cut off, nothing lies over
 * a choice, and axe finds no barrier.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type App, becomes, drawn, picture, readAll, screens, startApp, steady } from '../support/app.ts';
import { barriers } from '../support/axe.ts';
import { chances, settled } from '../support/driver.ts';
import { finger, mouse } from '../support/hands.ts';
import { cutBelow, cutOff, notAtHand, unreachable } from '../support/reading.ts';
import { beforeInput, openFile } from '../support/records.ts';

/** The game that is looked at, and before which of its inputs. */
const RECORD = 'a1-abandoned-2';
const AT = {
  beginning: 0,
  turn: 1,
  attack: 6,
  exchange: 15,
  dice: 19,
  rolled: 20,
  enemies: 22,
  space: 30,
} as const;

/** What is expected next: it needs no scrolling. */
const NEXT = '#confirm:enabled, #end-turn:enabled, #skip, .z-modal-foot button';

/** The walk of one visit. */
class Walk {
  readonly page: Page;
  /** Everything that was found wrong on the way. */
  readonly faults: string[] = [];
  private readonly app: App;
  private readonly screen: string;
  private readonly hasTouch: boolean;
  private games = 0;
  private isMapSeen = false;

  constructor(app: App, page: Page, screen: string, hasTouch: boolean) {
    this.app = app;
    this.page = page;
    this.screen = screen;
    this.hasTouch = hasTouch;
  }

  press(what: Locator): Promise<void> {
    return this.hasTouch ? what.tap() : what.click();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  async open(at: keyof typeof AT): Promise<void> {
    await openFile(this.app, this.page, beforeInput(RECORD, AT[at]).file, this.games);
    this.games += 1;
    await settled(this.page);
    // What is said about the file goes by itself after a while.
    await this.page.evaluate(() => document.querySelector<HTMLElement>('.z-toast button')?.click());
    await this.page.locator('.z-toast').waitFor({ state: 'detached' });
  }

  /** Notes what is wrong with what is shown now. */
  async seen(state: string): Promise<void> {
    const { page } = this;
    await drawn(page);
    await picture(page, `states-${this.screen}-${state}`);
    const found = {
      'not at hand': await notAtHand(page, NEXT),
      'cut off at the side': await cutOff(page),
      'cut off above or below': await cutBelow(page),
      'out of reach': await unreachable(page, { whole: true }),
      'a barrier': await barriers(page, state, { withoutMap: this.isMapSeen }),
    };
    for (const [fault, all] of Object.entries(found))
      for (const one of all) this.faults.push(`${state}: ${fault}: ${one}`);
    this.isMapSeen = true;
  }

  /** The same for what lies over the table, which is closed then. */
  async over(state: string): Promise<void> {
    await this.page.locator('dialog[open]').waitFor();
    await this.seen(state);
    await this.page.keyboard.press('Escape');
    await this.page.locator('dialog[open]').waitFor({ state: 'detached' });
    const isLost = () => this.page.evaluate(() => document.activeElement === document.body);
    await becomes(this.page, isLost, false, `${state}: the focus is given back`);
  }

  /** On a wide screen every pane is there. */
  async pane(name: 'act' | 'pda' | 'log'): Promise<void> {
    const tab = this.page.locator(`.pane-of-${name}`);
    if (await tab.isVisible()) await this.press(tab);
  }

  async menu(entry: string): Promise<void> {
    await this.press(this.button('Menu'));
    await this.press(this.page.locator('dialog[open] .t-option', { hasText: entry }));
  }
}

/** Who leads, and the story. */
async function beginning(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.open('beginning');
  await walk.seen('who leads');
  await walk.press(page.locator('.t-decision-chooseLead .t-option').first());
  await page.locator('dialog[open]').waitFor();
  await walk.seen('reading');
}

/** The first Action of a Turn, a way, and what can be looked up meanwhile. */
async function turn(walk: Walk, hand: typeof mouse): Promise<void> {
  const { page } = walk;
  await walk.open('turn');
  await page.locator('.t-begin').waitFor();
  await page.locator('.b-destination').first().waitFor();
  await walk.seen('first Action');
  await hand.place(page, chances(2));
  await page.locator('.t-walk .t-preview').waitFor();
  await walk.seen('a way');
  await page.keyboard.press('Escape');
  await page.locator('.t-walk').waitFor({ state: 'detached' });
  await walk.pane('pda');
  await walk.seen('PDA');
  await walk.pane('act');
  await walk.press(walk.button('Menu'));
  await walk.over('menu');
  await walk.menu('The Mission');
  await walk.over('Mission');
  await walk.menu('All figures');
  await walk.over('figures');
  await page.keyboard.press('F1');
  await page.locator('.aid-help').waitFor();
  await walk.seen('Help card');
  await page.keyboard.press('Escape');
  await page.locator('.aid-help').waitFor({ state: 'detached' });
  await walk.menu('Command line');
  await page.locator('#command-line:focus').waitFor();
  await walk.seen('command line');
  await page.keyboard.type('where');
  await page.keyboard.press('Enter');
  await page.locator('.t-speech p', { hasText: 'ways: ' }).waitFor({ state: 'attached' });
  await walk.seen('an answer to a command');
  await walk.press(walk.button('Close the command line'));
  await page.locator('#command-line').waitFor({ state: 'detached' });
  for (const entry of ['Settings', 'Keys', 'Report a problem', 'Leave']) {
    await walk.menu(entry);
    await walk.over(entry);
  }
  await walk.press(walk.button('Why not something else?'));
  await page.locator('.t-refused li').first().waitFor();
  await walk.over('why not');
}

/** Aiming with the odds, things that change hands, a space to choose, dice that may be rolled again. */
async function choices(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.open('attack');
  await walk.press(page.locator('.t-option:enabled', { hasText: 'Single Shot' }).first());
  await page.locator('.t-part-odds').first().waitFor();
  await page.locator('.b-dim').waitFor({ state: 'attached' });
  await page.locator('.b-line-good').first().waitFor({ state: 'attached' });
  const isLabelSeen = () =>
    page.evaluate(() => {
      const frame = document.querySelector('.board-frame')?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll('.b-note')]
        .filter((note) => note.textContent?.includes('Range'))
        .map((note) => note.getBoundingClientRect())
        .some(
          ({ left, right, top, bottom }) =>
            left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom,
        );
    });
  await becomes(page, isLabelSeen, true, 'the Range stands beside the line of fire, in sight');
  await walk.seen('aiming');
  for (const [at, kind] of [
    ['exchange', 'prepare'],
    ['space', 'space'],
    ['dice', 'reroll'],
  ] as const) {
    await walk.open(at);
    await page.locator(`.t-decision-${kind}`).waitFor();
    await walk.seen(kind);
  }
  // What came of the dice is there until it was read.
  await walk.press(page.locator('.t-option', { hasText: 'Keep the dice' }));
  await page.locator('.t-tray .t-tray-sum').waitFor();
  await settled(page);
  await readAll(page);
  await walk.seen('what came of dice');
}

/** What the tools of the map show. */
async function tools(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.open('turn');
  for (const entry of ['Danger', 'Measure']) {
    await walk.menu(entry);
    await page.locator('.t-tool-hint').waitFor();
    await walk.seen(entry);
    await walk.menu(entry);
    await page.locator('.t-tool-hint').waitFor({ state: 'detached' });
  }
}

/** What was, why, and the way back. */
async function past(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.open('rolled');
  await walk.press(walk.button('Undo what was revealed'));
  await walk.over('undo');
  await walk.pane('log');
  const isNewestThere = () =>
    page.evaluate(() => {
      const line = document.querySelector('.t-log-lines > li:last-child')?.getBoundingClientRect();
      const box = document.querySelector('.t-log-lines')?.getBoundingClientRect();
      return line !== undefined && box !== undefined && line.top >= box.top && line.bottom <= box.bottom + 1;
    });
  await becomes(page, isNewestThere, true, 'the log opens at its newest line');
  await walk.seen('log');
  await walk.press(page.locator('.t-log-why').last());
  await walk.over('why');
  await walk.press(page.locator('.t-log-line').last());
  await page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
  await walk.seen('looking back');
  await walk.press(walk.button('Back to now'));
  await page.locator('.t-looking').waitFor({ state: 'detached' });
  await walk.pane('act');
}

/** What is told over the map now; and whether that, or who acts, is out of sight, or the one lies over the other. */
const actingAndCaption = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('.board-frame')?.getBoundingClientRect() ?? new DOMRect();
    const isIn = ({ left, right, top, bottom }: DOMRect) =>
      left >= frame.left - 1 &&
      right <= frame.right + 1 &&
      top >= frame.top - 1 &&
      bottom <= frame.bottom + 1;
    const line = document.querySelector<HTMLElement>('.t-caption');
    const caption = line?.innerText ?? '';
    const over = line?.getBoundingClientRect();
    const acting = document.querySelector('.b-piece.is-selected')?.getBoundingClientRect();
    const faults: string[] = [];
    const say = (what: string, ...boxes: DOMRect[]) =>
      faults.push(`${caption}: ${what} ${JSON.stringify(boxes)}`);
    if (
      over !== undefined &&
      (over.left < 0 || over.right > innerWidth || over.top < 0 || over.bottom > innerHeight)
    )
      say('out of sight', over);
    if (acting !== undefined && !isIn(acting)) say('who acts is out of sight', acting, frame);
    if (
      over !== undefined &&
      acting !== undefined &&
      over.left < acting.right - 1 &&
      acting.left < over.right - 1 &&
      over.top < acting.bottom - 1 &&
      acting.top < over.bottom - 1
    )
      say('it lies over who acts', acting, over);
    return { caption, faults };
  });

/** The Enemies act; whoever is looked at meanwhile dies, and its panel goes. */
async function enemies(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.open('enemies');
  const [bandit] = beforeInput(RECORD, AT.enemies).dying;
  const figure = page.locator(`[data-piece="${bandit ?? assert.fail('nobody dies')}"]`);
  // Held at the first caption, however long a busy machine takes to look.
  const held = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          if (document.querySelector('.t-caption') === null) return;
          watch.disconnect();
          document.querySelector<HTMLElement>('.t-controls-keys button')?.click();
          resolve();
        });
        watch.observe(document, { childList: true, subtree: true });
      }),
  );
  await walk.press(page.locator('#end-turn'));
  await held;
  await page.locator('.t-caption').waitFor();
  await walk.seen('Enemy phase');
  const follow = page.getByRole('button', { name: 'Let the map follow' });
  const isSmall = await page.locator('.t-table:is(.is-small, .is-short)').isVisible();
  assert.equal(
    await follow.getAttribute('aria-pressed'),
    String(isSmall),
    'the map follows on a small screen',
  );
  await figure.dispatchEvent('contextmenu');
  await page.locator('.t-inspect').waitFor();
  await walk.seen('an Enemy');
  const captions = new Set<string>();
  const told = page.locator('.t-playback');
  while ((await told.count()) > 0) {
    const { caption, faults } = await steady(page, () => actingAndCaption(page));
    captions.add(caption);
    for (const fault of faults) walk.faults.push(`Enemy phase: ${fault}`);
    // From the first press on it waits until it was looked at.
    await page.keyboard.press('.');
    await drawn(page);
  }
  assert.ok(captions.size > 3, `captions: ${[...captions].join(' | ')}`);
  await figure.waitFor({ state: 'detached' });
  await page.locator('.t-inspect').waitFor({ state: 'detached' });
}

describe('the table in its states', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  for (const [name, screen] of Object.entries<BrowserContextOptions>(screens)) {
    const hasTouch = screen.hasTouch === true;
    it(`has every choice in reach, nothing cut off and no barrier: ${name}`, async () => {
      const { page, complaints, close } = await app.visit(screen, { speed: 'normal' });
      const walk = new Walk(app, page, name, hasTouch);
      await beginning(walk);
      await turn(walk, hasTouch ? finger : mouse);
      await choices(walk);
      await tools(walk);
      await past(walk);
      await enemies(walk);
      assert.deepEqual(walk.faults, []);
      assert.deepEqual(complaints, []);
      await close();
    });
  }
});
