import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions } from 'playwright-core';
import {
  type App,
  beginMission,
  desktop,
  drawn,
  middleOf,
  phone,
  picture,
  readAll,
  screens,
  startApp,
  steady,
  type Visit,
} from '../support/app.ts';
import { check } from '../support/axe.ts';
import { look } from '../support/driver.ts';
import { beginWalk, next, press, title } from '../support/walk.ts';

describe('the introduction', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  const begin = async (size: BrowserContextOptions): Promise<Visit> => {
    const visit = await app.visit(size, { hints: true });
    await visit.page.goto(app.address);
    await beginWalk(visit.page);
    return visit;
  };

  it('never lies over the map or the panel, takes no focus, and is read out politely', async () => {
    for (const size of [phone, screens.sideways, desktop]) {
      const { page, close } = await begin(size);
      const boxes = await steady(page, () =>
        page.evaluate(() =>
          ['.coach', '.board-frame', '.t-right', '.t-top', '.t-left'].map((part) => {
            const { left, top, right, bottom } =
              document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
            return { part, left, top, right, bottom };
          }),
        ),
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
          apart && other.right > other.left && other.bottom > other.top,
          `${other.part} is free: ${JSON.stringify({ coach, other })}`,
        );
      }
      assert.equal(await page.evaluate(() => document.activeElement?.closest('.coach') === null), true);
      assert.equal(await page.locator('.coach [aria-live="polite"]').count(), 1);
      await page.keyboard.press('/');
      await page.locator('.coach-task').waitFor();
      await picture(page, `${size.viewport?.width}-task`);
      await close();
    }
  });

  it('points at a token from above it, and yields to the way that was chosen', async () => {
    const { page, close } = await begin(phone);
    const here = page.locator('.b-note', { hasText: 'here' });
    await next(page).tap();
    await press(page, /^Turn token 1/);
    await next(page).tap();
    await here.waitFor({ state: 'attached' });
    const { x, y } = await middleOf(here);
    await page.touchscreen.tap(x, y);
    await page.locator('.t-walk').waitFor();
    await here.waitFor({ state: 'detached' });
    await press(page, 'confirm');
    await page.locator('.coach-title').getByText('Who sees whom').waitFor();
    await next(page).tap();
    await page.getByRole('button', { name: 'Skip' }).tap();
    await page.locator('.coach-title').getByText('Attention').waitFor();
    const token = await middleOf(page.locator('.b-attention').first());
    const mark = await steady(page, () => here.boundingBox());
    assert.ok(mark !== null && mark.y + mark.height < token.y, 'the token can be seen');
    assert.ok(Math.abs(mark.x + mark.width / 2 - token.x) < mark.width, 'it is the token that is meant');
    await close();
  });

  it('keeps its place beside a team on a phone held sideways', async () => {
    const { page, close } = await app.visit(screens.sideways, { hints: true });
    await beginMission(app, page);
    await press(page, /^Borsuk/);
    await page.locator('dialog[open]').waitFor();
    await readAll(page);
    await page.locator('.coach').waitFor();
    const { x, y } = await middleOf(next(page));
    const meets = await page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.closest('button')?.id, {
      x,
      y,
    });
    assert.equal(meets, 'coach-next', 'nothing lies over its button');
    assert.ok(((await page.locator('.board-frame').boundingBox())?.width ?? 0) > 300, 'the map has its room');
    await close();
  });

  it('can be left for a walk without a coach, and for the title, where it goes on as it was', async () => {
    const { page, complaints, close } = await begin(desktop);
    const leave = () => page.locator('.coach').getByRole('button', { name: 'Quit' }).click();
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
  });

  it('is over, and hints come at first use: each once, and none when nobody wants any', async () => {
    const { page, complaints, close } = await app.visit(phone, { hints: true });
    const hint = page.locator('.coach.is-hint');
    await beginMission(app, page, { stalkers: 1 });
    await hint.waitFor();
    assert.equal(await title(page).innerText(), 'Your Turn');
    await check(page, 'a hint', { withoutMap: true });
    // One before the first choice: whoever has read it may play.
    await next(page).tap();
    await hint.waitFor({ state: 'detached' });
    await drawn(page);
    assert.equal(await hint.count(), 0, 'the others wait for their moment');
    await press(page, /^Turn token 1/);
    await page.locator('.coach-title').getByText('Walking').waitFor();
    await next(page).tap();
    await hint.waitFor({ state: 'detached' });
    // What has happened is explained at once; of what could be done, one thing a Turn.
    const first = ['Walking'];
    for (let n = 0; n < 12 && first.length < 3; n += 1) {
      const { kind, offers, covered } = await look(page);
      if (covered) await readAll(page);
      else if ((await hint.count()) > 0) {
        const words = await title(page).innerText();
        assert.ok(!first.includes(words), `${words} comes once`);
        first.push(words);
        await next(page).tap();
        await page.waitForFunction(
          (read) => document.querySelector('.coach-title span')?.textContent !== read,
          words,
        );
        await drawn(page);
        assert.equal(await hint.count(), 0, `nothing comes right after ${words}`);
      } else if (kind === 'nextTurn') await press(page, /^Turn token/);
      else if (offers.some(({ id }) => id === 'end-turn')) await press(page, 'end-turn');
      else await press(page, /^Prepare(?! and)/);
    }
    assert.ok(first.length > 1, first.join());
    // The same again: whatever was shown does not come back.
    await beginMission(app, page, { stalkers: 1, seed: 'AGAIN' });
    await press(page, /^Turn token 1/);
    await look(page);
    await drawn(page);
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
    await look(page);
    await drawn(page);
    assert.equal(await hint.count(), 0);
    assert.deepEqual(complaints, []);
    await close();
  });
});
