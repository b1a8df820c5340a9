import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { after, before, describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { firstWalk, introduction } from '@zonecrawl/content/lessons';
import { spaceAt } from '@zonecrawl/engine/board';
import { begin, setUp } from '@zonecrawl/engine/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type App, beginMission, desktop, phone, readAll, startApp, type Visit } from './app.ts';
import { check } from './axe.ts';
import { look } from './driver.ts';
import { finger } from './hands.ts';

/** A walk takes a minute or two on a slow machine. */
const whole = { timeout: 400_000 };

/** For whoever wants to see what was seen. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

const texts = (file: string): Readonly<Record<string, unknown>> =>
  Object(
    JSON.parse(readFileSync(new URL(`../../content/src/locales/en/${file}.json`, import.meta.url), 'utf8')),
  );

/** Where the places of the first walk are on the board. */
function ids(): { readonly space: (name: string) => string; readonly enemy: (card: string) => string } {
  const set = setUp(box, { from: 'mission', setup: firstWalk });
  assert.ok(set.ok);
  const { game } = begin(box, set.state, { keep: false });
  return {
    space: (name) => String(spaceAt(game.board, name) ?? assert.fail(`no space ${name}`)),
    enemy: (card) => String(game.state.enemies.find((one) => one.card === card)?.id ?? assert.fail(card)),
  };
}
const { space, enemy } = ids();

const title = (page: Page) => page.locator('.coach-title span');
const next = (page: Page) => page.locator('#coach-next');

/** What lies over the table is read, what was looked at is put away. */
async function clear(page: Page): Promise<void> {
  for (let n = 0; n < 10; n += 1) {
    const { covered, looking, over } = await look(page);
    if (over || (!covered && !looking)) return;
    if (covered) await finger.agree(page);
    else await finger.putAway(page);
    await page.waitForTimeout(60);
  }
}

/** Taps the middle of something on the map. */
async function tapOn(page: Page, selector: string): Promise<void> {
  const there = await page.locator(selector).first().boundingBox();
  assert.ok(there, `${selector} is on the map`);
  await page.touchscreen.tap(there.x + there.width / 2, there.y + there.height / 2);
}

async function press(page: Page, words: RegExp | string): Promise<void> {
  await clear(page);
  const { offers, kind } = await look(page);
  const offer = offers.find(({ text, id }) => (typeof words === 'string' ? id === words : words.test(text)));
  assert.ok(offer, `${words} among ${offers.map(({ text }) => text).join(' | ')} (${kind})`);
  await finger.press(page, offer);
  await page.waitForTimeout(80);
}

/** Walks to a space: tap, look at what it brings, confirm. */
async function walkTo(page: Page, name: string): Promise<void> {
  await clear(page);
  await tapOn(page, `[data-space="${space(name)}"]`);
  await page.locator('.t-walk').waitFor();
  await press(page, 'confirm');
  await look(page);
}

/** Chooses what is offered on a space of the map. */
async function choose(page: Page, name: string): Promise<void> {
  await look(page);
  await tapOn(page, `[data-space="${space(name)}"]`);
  await press(page, 'confirm');
}

/** What a player does who does as told: by lesson. */
const hands: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Your Turn': (page) => press(page, /^Turn token 1/),
  Walking: (page) => walkTo(page, '6:V'),
  'Who sees whom': (page) => tapOn(page, `[data-piece="${enemy('bandit-rifle')}"]`),
  'Two ways to walk': (page) => walkTo(page, '6:f'),
  async Decoys(page) {
    await press(page, /^Decoy/);
    await choose(page, '6:b');
  },
  'The end of a Turn': (page) => press(page, 'end-turn'),
  Radiation: (page) => walkTo(page, '7:e'),
  async Shooting(page) {
    await press(page, /^Single Shot/);
    await press(page, /^Head/);
  },
  'A second roll': (page) => press(page, /^Keep/),
  Cover: (page) => walkTo(page, '7:H'),
  async 'Cards and gear'(page) {
    const { kind, offers } = await look(page);
    if (kind === 'nextTurn') await press(page, /^Turn token 1/);
    else if (offers.some(({ id }) => id === 'end-turn')) await press(page, 'end-turn');
    else {
      await press(page, /^Search the satchel/);
      await press(page, /^Equip it/);
    }
  },
  async Anomalies(page) {
    await press(page, /^Bolts & Nuts/);
    await choose(page, '7:g');
  },
  async Artifacts(page) {
    await walkTo(page, '7:g');
    await press(page, /^Keep/);
    await press(page, /Detect/);
    await choose(page, '7:j');
    await press(page, 'end-turn');
    await press(page, /^Bolts & Nuts/);
    await choose(page, '7:j');
    await walkTo(page, '7:j');
    await press(page, /^Keep/);
    await press(page, /^Pick up/);
    await press(page, /^Equip it/);
  },
  'Dry ground': (page) => press(page, /^Leave the marsh/),
};

/** Lessons in the order in which the stations lie; what comes up in between has no station. */
const inOrder: readonly string[] = introduction.map(({ lesson }) => lesson);
const titles = texts('lessons');
const lessonOf = (words: string): string =>
  /^lesson\.(\w+)\.title$/.exec(Object.keys(titles).find((key) => titles[key] === words) ?? '')?.[1] ?? words;

describe('the introduction', () => {
  let app: App;
  before(async () => {
    app = await startApp(process.env['CLIENT']);
  });
  after(() => app.close());

  const begin = async (size: BrowserContextOptions): Promise<Visit> => {
    const visit = await app.visit(size, { hints: true });
    await visit.page.goto(app.address);
    await visit.page.locator('.title-menu').waitFor();
    await check(visit.page, 'the title of somebody new');
    await visit.page.getByRole('button', { name: /^Introduction/ }).click();
    await visit.page.locator('dialog[open]').waitFor();
    await readAll(visit.page);
    await visit.page.locator('.coach').waitFor();
    return visit;
  };

  it('is played to its end by touch on a phone, lesson after lesson', whole, async () => {
    const { page, complaints, close } = await begin(phone);
    await page.getByRole('button', { name: 'Show the whole map' }).tap();
    const shown: string[] = [];
    for (let steps = 0; steps < 60 && !(await look(page)).over; steps += 1) {
      await clear(page);
      const lesson = await title(page).innerText();
      if (!shown.includes(lessonOf(lesson))) {
        shown.push(lessonOf(lesson));
        await picture(page, `phone-${shown.length}-${lessonOf(lesson)}`);
        if (shown.length % 5 === 2) await check(page, lesson, shown.length > 2);
      }
      const isTold = (await page.locator('.coach.is-doing').count()) > 0;
      if (!isTold) await next(page).tap();
      if (!isTold && (await title(page).innerText()) !== lesson) continue;
      await picture(page, `phone-${shown.length}-${lessonOf(lesson)}-task`);
      await hands[(await look(page)).kind === 'reroll' ? 'A second roll' : lesson]?.(page);
    }
    assert.equal(await page.locator('.t-end.is-won').count(), 1, `won, after ${shown.join(', ')}`);
    assert.equal(await page.locator('.coach').count(), 0, 'the coach has nothing more to say');
    assert.deepEqual(
      shown.filter((id) => inOrder.includes(id)),
      // Whoever has no Action left when the hut is reached meets the Zone's answer between two looks at the satchel.
      inOrder.with(inOrder.indexOf('zonePhase'), 'gear').with(inOrder.indexOf('gear'), 'zonePhase'),
    );
    assert.ok(shown.includes('reroll'), 'what comes up in between is explained, too');
    assert.deepEqual(complaints, []);
    await close();
  });

  it('never lies over the map or the panel, takes no focus, and is read out politely', async () => {
    for (const size of [phone, desktop]) {
      const { page, close } = await begin(size);
      const boxes = await page.evaluate(() =>
        ['.coach', '.board-frame', '.t-right', '.t-top'].map((part) => {
          const { left, top, right, bottom } =
            document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          return { part, left, top, right, bottom };
        }),
      );
      const [coach, ...others] = boxes;
      assert.ok(coach);
      for (const other of others) {
        const apart =
          coach.right <= other.left + 1 ||
          other.right <= coach.left + 1 ||
          coach.bottom <= other.top + 1 ||
          other.bottom <= coach.top + 1;
        assert.ok(
          apart && other.right > other.left,
          `${other.part} is free: ${JSON.stringify({ coach, other })}`,
        );
      }
      assert.equal(await page.evaluate(() => document.activeElement?.closest('.coach') === null), true);
      assert.equal(await page.locator('.coach [aria-live="polite"]').count(), 1);
      await page.keyboard.press('/');
      await page.locator('.coach-task').waitFor();
      await picture(page, size === phone ? 'phone-task' : 'desktop-task');
      await close();
    }
  });

  it(
    'can be left for a walk without a coach, and for the title, where it goes on as it was',
    whole,
    async () => {
      const { page, complaints, close } = await begin(desktop);
      const leave = () => page.locator('.coach').getByRole('button', { name: 'Leave' }).click();
      await leave();
      await page.getByRole('button', { name: 'Stay' }).click();
      assert.equal(await title(page).innerText(), 'Your Turn');
      await leave();
      await page.getByRole('button', { name: 'To the title' }).click();
      await page.getByRole('button', { name: /^Continue/ }).click();
      await page.locator('.coach').waitFor();
      await page.locator('dialog[open]').waitFor();
      await readAll(page);
      await leave();
      await page.getByRole('button', { name: 'Play on alone' }).click();
      await page.locator('.coach:not(.is-hint)').waitFor({ state: 'detached' });
      await page.reload();
      await page.locator('.t-decision').waitFor();
      assert.equal(await page.locator('.coach:not(.is-hint)').count(), 0, 'it stays away');
      assert.deepEqual(complaints, []);
      await close();
    },
  );

  it('is over, and hints come at first use: each once, and none when nobody wants any', whole, async () => {
    const { page, complaints, close } = await app.visit(phone, { hints: true });
    const hint = page.locator('.coach.is-hint');
    await beginMission(app, page, { stalkers: 1 });
    await hint.waitFor();
    assert.equal(await title(page).innerText(), 'Your Turn');
    await check(page, 'a hint', true);
    await press(page, /^Turn token 1/);
    const first: string[] = [];
    while ((await hint.count()) > 0) {
      first.push(await title(page).innerText());
      await next(page).tap();
      await page.waitForTimeout(150);
    }
    assert.deepEqual(first.slice(0, 3), ['Walking', 'Who sees whom', 'Two ways to walk']);
    // The same again: whatever was shown does not come back.
    await beginMission(app, page, { stalkers: 1, seed: 'AGAIN' });
    await press(page, /^Turn token 1/);
    await page.waitForTimeout(300);
    if ((await hint.count()) > 0) assert.ok(!['Your Turn', ...first].includes(await title(page).innerText()));
    // Read once more in the rules, and asked for again.
    await page.goto(`${app.address}/#/rules`);
    await page.getByText('What the introduction teaches').tap();
    await page.getByRole('heading', { name: 'Decoys' }).waitFor();
    await check(page, 'lessons in the rules');
    await picture(page, 'phone-book');
    await page.getByRole('button', { name: 'Show all hints again' }).tap();
    await beginMission(app, page, { stalkers: 1, seed: 'ONCE MORE' });
    await hint.waitFor();
    await picture(page, 'phone-hint');
    await hint.getByRole('button', { name: 'Hints off' }).tap();
    await press(page, /^Turn token 1/);
    await page.waitForTimeout(300);
    assert.equal(await hint.count(), 0);
    assert.deepEqual(complaints, []);
    await close();
  });
});
