/** A fight one can follow: dice in one place until they are read, and one caption per Enemy over the map. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { answer, beginGame, saveGame, setUp } from '@zonecrawl/engine/game';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type App, beginMission, drawn, picture, readAll, screens, startApp, type Visit } from './app.ts';
import { look, playUntil } from './driver.ts';
import { finger, mouse } from './hands.ts';
import { opened } from './tables.ts';

/** A recorded game as a file, before one of its inputs. */
function beforeInput(name: string, input: number): string {
  const path = new URL(`../../../fixtures/games/${name}.json`, import.meta.url);
  const record = JSON.parse(readFileSync(path, 'utf8'));
  const set = setUp(box, record.start);
  assert.ok(set.ok);
  const game = beginGame(box, set.state, { keep: true });
  for (const before of record.inputs.slice(0, input)) answer(game, before);
  return JSON.stringify(saveGame(game, null));
}

const shot = (page: Page) => page.locator('.t-option:enabled', { hasText: 'Single Shot' });

/** Begins to aim; puts it away again if nobody sees the shooter. */
async function aimsInSight(page: Page, kind: string): Promise<boolean> {
  if (kind !== 'action' || (await shot(page).count()) === 0) return false;
  if ((await page.locator('.b-destination').count()) === 0) return false;
  await shot(page).first().click();
  await page.locator('.t-decision .t-part-odds').first().waitFor();
  await drawn(page);
  // Between two on the same space there is no line to be seen.
  const lines = [page.locator('.b-line-good').first(), page.locator('.b-line-danger').first()];
  if ((await Promise.all(lines.map((line) => line.isVisible()))).every((isVisible) => isVisible)) return true;
  await page.keyboard.press('Escape');
  await page.locator('.b-destination').first().waitFor();
  return false;
}

describe('a fight', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  /** Whoever plays this seed like that is shot at soon. */
  const untilDice = async (page: Page, hand: typeof mouse): Promise<void> => {
    await beginMission(app, page, { seed: 'FIGHT-2', stalkers: 2 });
    await playUntil(page, hand, (kind) => kind === 'reroll', 2);
  };

  for (const name of ['laptop', 'phone'] as const) {
    it(`keeps its dice and their sum in one place until they are read: ${name}`, async () => {
      const screen: BrowserContextOptions = screens[name];
      const visit: Visit = await app.visit(screen);
      const { page, complaints } = visit;
      const hand = name === 'phone' ? finger : mouse;
      await untilDice(page, hand);
      const asked = await page.locator('.t-act .t-decision-reroll').boundingBox();
      const panel = await page.locator('.t-act').boundingBox();
      assert.ok(asked && panel);
      assert.ok(
        Math.abs(asked.x - panel.x) < 2,
        'the question about dice is in the panel, not beside a figure',
      );
      const { offers } = await look(page);
      const keep = offers.find(({ text }) => /^Keep/.test(text));
      assert.ok(keep, 'the dice can be kept');
      await hand.press(page, keep);
      await look(page);
      await readAll(page);
      const tray = page.locator('.t-act > .t-tray');
      await tray.waitFor();
      assert.ok((await tray.locator('.t-dice li').count()) > 0, 'the dice still lie there');
      assert.match(await tray.locator('.t-tray-sum').innerText(), /hit|miss|through/);
      await tray.getByRole('button', { name: 'Put the dice away' }).click();
      await drawn(page);
      assert.equal(await tray.count(), 0);
      assert.deepEqual(complaints, []);
      await visit.close();
    });
  }

  it('dims the rest while somebody aims, and shows lines of fire and who sees the shooter', async () => {
    const { page, complaints, close } = await app.visit(screens.laptop);
    await beginMission(app, page, { seed: 'FIGHT-2', stalkers: 2 });
    await playUntil(page, mouse, (kind) => aimsInSight(page, kind), 2);
    assert.equal(await page.locator('.b-destination').count(), 0, 'nobody walks meanwhile');
    assert.equal(await page.locator('.b-dim').count(), 1);
    assert.match(await page.locator('.b-note').first().innerHTML(), /Range/);
    await page.keyboard.press('Escape');
    await page.locator('.b-destination').first().waitFor();
    assert.equal(await page.locator('.b-dim').count(), 0);
    assert.deepEqual(complaints, []);
    await close();
  });

  it('gives what the Zone does by itself a caption of its own: a Bandit walks into an Anomaly and dies', async () => {
    const { page, complaints, close } = await app.visit(screens.laptop, { speed: 'normal' });
    await page.goto(`${app.address}/#/saves`);
    await page.setInputFiles('input[type=file]', {
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(beforeInput('a1-abandoned-2', 22)),
    });
    await page.getByRole('button', { name: /^Continue/ }).click();
    await opened(page);
    await readAll(page);
    await page.locator('#end-turn').click();
    const zone = page.locator('.t-caption.is-zone', { hasText: 'dies' });
    await zone.waitFor();
    assert.match(
      await zone.innerText(),
      /^.+: Bandit \(.+\) \d+ disturbs it, it activates: Bandit \(.+\) \d+ dies\.$/,
    );
    await picture(page, 'zone-by-itself');
    assert.deepEqual(complaints, []);
    await close();
  });

  it('tells over the map what happens, one Enemy after the other, and a press goes on', async () => {
    const { page, complaints, close } = await app.visit(screens.laptop, { speed: 'normal' });
    await beginMission(app, page, { seed: 'FOLLOW', stalkers: 1 });
    const caption = page.locator('.t-caption');
    const beats: string[] = [];
    for (
      let presses = 0;
      presses < 160 && !beats.some((beat) => /: [A-Z]+\d+ to [A-Z]+\d+/.test(beat));
      presses += 1
    ) {
      await Promise.race([
        caption.waitFor(),
        page.locator('.t-decision, dialog[open], .t-end').first().waitFor(),
      ]);
      // It may go on by itself at any moment, so it is read and pressed in one go.
      const told = await page.evaluate(() => {
        const button = document.querySelector<HTMLElement>('.t-caption');
        const words = button?.innerText;
        button?.click();
        return words;
      });
      if (told !== undefined) {
        beats.push(told);
        continue;
      }
      const { offers, covered, looking, over } = await look(page);
      if (over) break;
      if (covered) await mouse.agree(page);
      else if (looking) await mouse.putAway(page);
      else {
        const offer =
          offers.find(({ id }) => id === 'confirm' || id === 'end-turn') ??
          offers.find(({ text }) => text.startsWith('Prepare')) ??
          offers[0];
        if (offer !== undefined) await mouse.press(page, offer);
      }
    }
    assert.ok(
      beats.some((beat) => /: [A-Z]+\d+ to [A-Z]+\d+/.test(beat)),
      `an Enemy moved: ${beats.join(' | ')}`,
    );
    assert.deepEqual(complaints, []);
    await close();
  });
});
