import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import {
  type App,
  becomes,
  beginMission,
  desktop,
  drawn,
  following,
  phone,
  readAll,
  screens,
  startApp,
  steady,
  type Visit,
} from '../support/app.ts';
import { look, playUntil, press } from '../support/driver.ts';
import { finger, mouse, tabTo } from '../support/hands.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const beside = (page: Page) => page.locator('.t-beside.is-beside');

/** Lit spaces of the map under the panel that stands on it. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const panel = document.querySelector('.t-beside.is-beside')?.getBoundingClientRect();
    if (panel === undefined) return -1;
    return [...document.querySelectorAll('.b-destination')].filter((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      return left < panel.right && panel.left < right && top < panel.bottom && panel.top < bottom;
    }).length;
  });

const litSpaces = (page: Page): Promise<readonly Point[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.b-destination')]
      .map((place) => place.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-space]') !== null),
  );

/** In the page: which places are lit. */
const outlines = (places: readonly Element[]): string => places.map((place) => place.innerHTML).join();

/** Turns the wheel of the mouse; what that moves stands still when it returns. */
async function turnWheel(page: Page, dx: number, dy: number): Promise<void> {
  const turned = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('wheel', () => resolve(), { once: true, passive: true });
      }),
  );
  await page.mouse.wheel(dx, dy);
  await turned;
  await steady(page, () => page.locator('.board-stage').boundingBox());
}

describe('the table', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  const begun = async (device: BrowserContextOptions): Promise<Visit> => {
    const visit = await app.visit(device);
    await beginMission(app, visit.page, { seed: 'TABLE', stalkers: 3 });
    await playUntil(visit.page, device === phone ? finger : mouse, (kind) => kind === 'action');
    return visit;
  };
  const decoy = async (page: Page, hand: typeof mouse): Promise<void> => {
    const { offers } = await look(page);
    const offer = offers.find(({ text }) => text.startsWith('Decoy'));
    assert.ok(offer, 'Decoy is offered');
    await press(page, hand, offer);
    await page.locator('.t-decision-space').waitFor();
  };

  it('stands a decision beside its subject, follows the map, covers none of its spaces and keeps the focus', async () => {
    const { page, complaints, close } = await begun(desktop);
    // Where lit spaces leave no room near their subject, a decision stays in its column.
    const stands = async (): Promise<boolean> =>
      (await beside(page).count()) === 1 && (await litSpaces(page)).length > 0;
    await playUntil(page, mouse, async (kind) => kind !== 'action' && (await stands()));
    await becomes(page, () => covered(page), 0);
    await page.locator('.t-decision .t-option').first().focus();
    const from = await steady(page, () => beside(page).boundingBox());
    const frame = await page.locator('.board-frame').boundingBox();
    assert.ok(from && frame);
    await page.mouse.move(frame.x + 30, frame.y + frame.height - 30);
    await turnWheel(page, 40, 240);
    const to = await following(
      page,
      () => beside(page).boundingBox(),
      (now) => now !== null && (now.x !== from.x || now.y !== from.y),
    );
    assert.ok(to && (to.x !== from.x || to.y !== from.y), 'it goes along with the map');
    for (const [dx, dy] of [
      [-300, 0],
      [300, 260],
      [0, -500],
    ] as const) {
      await turnWheel(page, dx, dy);
      await becomes(page, async () => (await covered(page)) <= 0, true);
    }
    assert.ok(await page.evaluate(() => document.activeElement?.closest('.t-decision') !== null));
    // Without room it goes back to its column, where it can be pressed as well.
    await page.setViewportSize({ width: 1000, height: 700 });
    await beside(page).waitFor({ state: 'detached' });
    await page.locator('.t-decision .t-option').first().click();
    assert.deepEqual(complaints, []);
    await close();
  });

  it('shows what a tap on the map brings on a phone, whatever was read before', async () => {
    const { page, complaints, close } = await begun(phone);
    const pane = (name: string) => page.locator(`.pane-of-${name}`);
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      'the PDA': () => pane('pda').tap(),
      'the log': () => pane('log').tap(),
      'a panel folded away': () => pane('act').tap(),
      async 'a hint'() {
        await page.locator('.hint-in-panes button').tap();
        await page.locator('.hint-about').waitFor();
      },
    };
    for (const [before, open] of Object.entries(ways)) {
      await open();
      await page.getByRole('button', { name: 'Show the whole map' }).tap();
      const [place] = await steady(page, () => litSpaces(page));
      assert.ok(place, `${before}: places are lit`);
      await page.touchscreen.tap(place.x, place.y);
      await page.locator('.t-walk').waitFor({ state: 'attached' });
      assert.ok(await page.locator('#confirm').isVisible(), `${before}: the way can be confirmed`);
      await page.locator('.t-walk').getByRole('button', { name: 'Cancel' }).tap();
      await page.locator('.t-walk').waitFor({ state: 'detached' });
    }
    await ways['a hint']?.();
    await pane('act').tap();
    assert.ok(await page.locator('.t-decision').isVisible(), 'Act puts the hint away');
    assert.deepEqual(complaints, []);
    await close();
  });

  it('keeps decisions under the map on a phone', async () => {
    const { page, close } = await begun(phone);
    await decoy(page, finger);
    assert.equal(await beside(page).count(), 0);
    assert.ok(await page.locator('.t-right .t-decision').isVisible());
    await close();
  });

  it('MV1 leads a movement through a chosen space, tells what that very way brings, and takes it back', async () => {
    const { page, complaints, close } = await begun(desktop);
    const title = page.locator('.t-walk-title');
    const via = page.locator('.t-walk-via');
    const [first] = await steady(page, () => litSpaces(page));
    assert.ok(first);
    await page.mouse.click(first.x, first.y);
    const direct = await title.innerText();
    const reach = await page.locator('.b-destination').evaluateAll(outlines);
    await page.keyboard.press('a');
    await via.waitFor();
    await page.locator('.b-step-stop').waitFor();
    // What can be reached from the chosen space is asked of the game; meanwhile nothing may be lit.
    while ((await page.locator('.b-destination').evaluateAll(outlines)) === reach) await drawn(page);
    await page.locator('.b-destination').first().waitFor();
    const onward = (await steady(page, () => litSpaces(page))).find(
      ({ x, y }) => x !== first.x || y !== first.y,
    );
    assert.ok(onward, 'the way goes on from there');
    await page.mouse.click(onward.x, onward.y);
    await page.locator('.t-walk .t-preview').waitFor();
    const led = await following(
      page,
      () => title.innerText(),
      (words) => words !== direct,
    );
    assert.notEqual(led, direct);
    await via.filter({ hasText: 'Via' }).waitFor();
    await page.keyboard.press('Backspace');
    await becomes(page, () => title.innerText(), direct);
    await via.waitFor({ state: 'detached' });

    // Shift says the same in one go, once the map is lit as it was, and the way is walked as it is drawn.
    while ((await page.locator('.b-destination').evaluateAll(outlines)) !== reach) await drawn(page);
    await page.keyboard.down('Shift');
    await page.mouse.click(onward.x, onward.y);
    await page.keyboard.up('Shift');
    await via.waitFor();
    await page.locator('.t-walk .t-preview').waitFor();
    await page.locator('.b-destination').first().waitFor();
    const steps = await page.locator('.b-step').count();
    const before = await page.locator('.t-log li').count();
    await page.keyboard.press('Enter');
    await title.waitFor({ state: 'detached' });
    // The title goes with the press, the lines come with the answer.
    await look(page);
    const told = await page.locator('.t-log li').allInnerTexts();
    assert.equal(told.slice(before).filter((line) => / moves from /.test(line)).length, steps);
    assert.deepEqual(complaints, []);
    await close();
  });

  it('confirms with Enter what is advertised, whatever was clicked last', async () => {
    const { page, close } = await begun(desktop);
    await decoy(page, mouse);
    const [space] = await steady(page, () => litSpaces(page));
    assert.ok(space);
    await page.mouse.click(space.x, space.y);
    await page.locator('#confirm:not(:disabled)').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.t-decision-space').waitFor({ state: 'detached' });
    await close();
  });

  it('lists spaces by their coordinates for keys only, where the map shows them to everybody', async () => {
    const { page, close } = await begun(desktop);
    await decoy(page, mouse);
    const first = page.locator('.t-spaces .t-option').first();
    const height = async () => (await page.locator('.t-spaces').boundingBox())?.height ?? 0;
    assert.ok((await height()) < 2, 'out of sight');
    await tabTo(page, '.t-spaces .t-option');
    await page.locator('.t-spaces:not(.unseen)').waitFor();
    assert.ok((await height()) > 20, 'in sight with the focus in it');
    assert.ok(await first.evaluate((button) => button === document.activeElement));
    await page.keyboard.press('Enter');
    await page.locator('#confirm:not(:disabled)').waitFor();
    await close();
  });

  it('chooses a lit space by a tap on whoever stands there', async () => {
    const { page, close } = await begun(desktop);
    await decoy(page, mouse);
    const onLit = () =>
      page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.b-destination')].map((one) =>
          one.getBoundingClientRect(),
        );
        return [...document.querySelectorAll('[data-piece]')]
          .map((piece) => piece.getBoundingClientRect())
          .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
          .find(({ x, y }) =>
            boxes.some((box) => box.left < x && x < box.right && box.top < y && y < box.bottom),
          );
      });
    const lit = await following(
      page,
      () => steady(page, onLit),
      (at) => at !== undefined,
    );
    assert.ok(lit, 'somebody stands on a lit space');
    await page.mouse.click(lit.x, lit.y);
    await page.locator('#confirm:not(:disabled)').waitFor();
    assert.equal(await page.locator('.t-inspect').count(), 0);
    await close();
  });

  it('keeps every option in sight while something is looked at', async () => {
    const { page, close } = await begun(desktop);
    const hidden = () =>
      page.locator('.t-decision-body').evaluate((body) => body.scrollHeight - body.clientHeight);
    await becomes(page, async () => (await hidden()) < 2, true);
    for (const what of ['[data-piece]', '[data-space]']) {
      await page.locator(what).last().dispatchEvent('contextmenu');
      await page.locator('.t-right .t-inspect').waitFor();
      await drawn(page);
      assert.ok((await hidden()) < 2, `${what}: ${await hidden()} pixels of the options are out of sight`);
      assert.ok(await page.locator('.t-actions').first().isVisible());
    }
    await close();
  });

  it('explains what a right click is about, also while the log is read', async () => {
    const { page, close } = await begun(screens.laptop);
    await page.locator('.t-panes').getByRole('button', { name: 'Log' }).click();
    await page.locator('.t-decision').waitFor({ state: 'hidden' });
    await page.locator('[data-piece]').last().dispatchEvent('contextmenu');
    await page.locator('.t-inspect').waitFor();
    await close();
  });

  it('lays nothing over the map of a phone: its tools are among the tabs', async () => {
    for (const device of [phone, screens.sideways]) {
      const { page, close } = await app.visit(device);
      await beginMission(app, page, { seed: 'TABLE', stalkers: 4 });
      await playUntil(page, finger, (kind) => kind === 'action');
      const over = () =>
        page.evaluate(() => {
          const map = document.querySelector('.board-frame')?.getBoundingClientRect() ?? new DOMRect();
          return [...document.querySelectorAll('.t-table button, .t-tool-hint')]
            .filter((one) => one.checkVisibility() && one.closest('.unseen') === null)
            .filter((one) => {
              const { left, right, top, bottom } = one.getBoundingClientRect();
              return (
                left < map.right - 1 && right > map.left + 1 && top < map.bottom - 1 && bottom > map.top + 1
              );
            })
            .map((one) => one.className);
        });
      assert.deepEqual(await over(), []);
      await page.getByRole('button', { name: 'Show the whole map' }).tap();
      await page
        .getByRole('button', { name: /what Enemies see/ })
        .first()
        .tap();
      await page.locator('.t-tool-hint').waitFor();
      assert.deepEqual(await over(), []);
      await close();
    }
  });

  it('tells in full what is under the pointer, however long that is', async () => {
    const { page, complaints, close } = await begun(desktop);
    await page.evaluate(() => {
      const said = ({ ariaLabel }: Element) => ariaLabel?.length ?? 0;
      const spaces = [...document.querySelectorAll('[data-space]')].toSorted((a, b) => said(b) - said(a));
      spaces[0]?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    });
    const under = page.locator('.t-under', { hasText: ', and ways: ' });
    await under.waitFor();
    const { text, foot } = await under.evaluate((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return { text: range.getBoundingClientRect().toJSON(), foot: line.getBoundingClientRect().toJSON() };
    });
    const isInside = text.left >= foot.left && text.right <= foot.right;
    const isWhole = text.top >= foot.top && text.bottom <= foot.bottom && foot.bottom <= 900;
    assert.ok(isInside && isWhole, JSON.stringify({ text, foot }));
    assert.deepEqual(complaints, []);
    await close();
  });

  it('marks the symbols that Bolts & Nuts reach, and goes from one to the next on a space', async () => {
    const { page, complaints, close } = await begun(desktop);
    const { offers } = await look(page);
    const bolts = offers.find(({ text }) => text.startsWith('Bolts & Nuts'));
    assert.ok(bolts, 'Bolts & Nuts are offered');
    await press(page, mouse, bolts);
    const symbols = page.locator('.b-symbol-offer');
    await symbols.first().waitFor({ state: 'attached' });
    const asked = await look(page);
    assert.equal(asked.lit, 0, 'the symbols are marked, not their spaces');
    const there = Map.groupBy(asked.offers, ({ text }) => /on ([A-Z]+\d+)/.exec(text)?.[1]);
    const [space, several] = [...there].find(([name, some]) => name !== undefined && some.length > 1) ?? [];
    assert.ok(space !== undefined && several !== undefined, 'a space with several symbols');
    assert.equal(
      await symbols.count(),
      [...there].reduce((sum, [name, some]) => sum + (name ? some.length : 0), 0),
    );
    const picked = page.locator('.b-symbol-offer.is-picked');
    const seen = new Set<string | null>();
    for (const offer of several) {
      await mouse.press(page, { ...offer, space });
      await picked.waitFor({ state: 'attached' });
      seen.add(await steady(page, () => picked.evaluate((ring) => ring.outerHTML)));
    }
    assert.equal(seen.size, several.length, 'each tap looks at another symbol');
    await page.locator('#confirm').click();
    await look(page);
    await page.locator('.b-token-bolt').waitFor({ state: 'attached' });
    assert.deepEqual(complaints, []);
    await close();
  });

  it('shows the way to a space before it is chosen, by mouse and by keys', async () => {
    const { page, close } = await begun(desktop);
    const [space] = await steady(page, () => litSpaces(page));
    assert.ok(space);
    await page.mouse.move(space.x, space.y);
    await page.locator('.b-route').waitFor();
    assert.equal(await page.locator('.t-walk').count(), 0, 'it is only looked at');
    await page.mouse.move(700, 80);
    await page.locator('.b-route').waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowUp');
    for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const) {
      await page.keyboard.press(arrow);
      await drawn(page);
      if ((await page.locator('.b-route').count()) > 0) break;
    }
    await page.locator('.b-route').waitFor();
    await close();
  });

  it('keeps a pinned PDA in sight over Turns and a reload, and follows the Turn again', async () => {
    const { page, close } = await begun(screens.large);
    const name = page.locator('.t-pda-name');
    const asked = await name.innerText();
    await page.locator('.t-member:not(.is-active)').last().click();
    const other = await following(
      page,
      () => name.innerText(),
      (shown) => shown !== asked,
    );
    assert.notEqual(other, asked);
    await page.getByRole('button', { name: /^Keep the PDA/ }).click();
    await page.keyboard.press('c');
    await page.keyboard.press('p');
    await look(page);
    await drawn(page);
    assert.equal(await name.innerText(), other);
    await page.reload();
    await page.locator('.t-decision').waitFor();
    await becomes(page, () => name.innerText(), other);
    await page.getByRole('button', { name: 'Show the PDA of whoever is asked' }).click();
    await becomes(page, () => name.innerText(), asked);
    await close();
  });

  it('draws a way from whoever walks it, also where another Stalker stands on the same space', async () => {
    const { page, close } = await app.visit(desktop);
    const starts = new Set<string>();
    for (const lead of [0, 1]) {
      await beginMission(app, page, { seed: 'TABLE', stalkers: 2 });
      await page.locator('.t-decision-chooseLead .t-option').nth(lead).click();
      await readAll(page);
      await page.locator('.t-begin').first().waitFor();
      // What comes up over the map is read first.
      let places: readonly Point[] = [];
      while (places.length === 0) {
        await readAll(page);
        await page.locator('.b-destination').first().waitFor();
        places = await steady(page, () => litSpaces(page));
      }
      const [place] = places;
      assert.ok(place);
      await page.mouse.click(place.x, place.y);
      await page.locator('.b-route').waitFor();
      const line = await page.locator('.b-route').getAttribute('d');
      const start = /^M([\d.]+) ([\d.]+)/
        .exec(line ?? '')
        ?.slice(1)
        .map(Number)
        .join();
      const stands = await page
        .locator(`[data-piece="${lead}"]`)
        .first()
        .evaluate((piece) => {
          const moved = piece.closest<SVGElement>('[style*="translate"]') ?? piece;
          const { e, f } = new DOMMatrix(getComputedStyle(moved).transform);
          return `${e},${f}`;
        });
      assert.equal(start, stands, `the way of the Stalker ${lead}`);
      starts.add(stands);
    }
    assert.equal(starts.size, 2, 'they stand beside each other');
    await close();
  });

  it('shows what four Stalkers have and have left, on a phone either way and on a tablet held upright', async () => {
    for (const device of [phone, screens.sideways, screens.tablet]) {
      const { page, close } = await app.visit(device);
      await beginMission(app, page, { seed: 'TABLE', stalkers: 4 });
      await playUntil(page, finger, (kind, presses) => kind === 'action' && presses > 8);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('.t-member')].flatMap((member) => {
          const frame = member.getBoundingClientRect();
          const parts = member.querySelectorAll('.t-figure, .icon, .t-pips');
          return [...parts]
            .filter((part) => part.checkVisibility())
            .map((part) => part.getBoundingClientRect())
            .filter(
              ({ left, right }) => left < frame.left || right > frame.right + 0.5 || right > innerWidth,
            );
        }),
      );
      assert.deepEqual(cut, [], 'cut off');
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll('.t-member')].map(
          (member) =>
            [...member.querySelectorAll('.t-figure, .t-pips')].filter((one) => one.checkVisibility()).length,
        ),
      );
      assert.ok(
        shown.length === 4 && shown.every((parts) => parts >= 4),
        `HP, dosage and both Turn tokens of each: ${shown}`,
      );
      const bar = await page.locator('.t-top').boundingBox();
      assert.ok((bar?.height ?? 0) < 90, `the top bar is ${bar?.height} high`);
      await close();
    }
  });
});
