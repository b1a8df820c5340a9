/**
 * Everything can be read and pressed with letters twice as large, in a browser zoomed to 200 and 400 %, in the device's
 * own few colours and with more contrast: nothing needed is cut off, and whatever can be pressed can be scrolled to.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type App, desktop, drawn, type Kept, launching, phone, picture, startApp } from '../support/app.ts';
import { check } from '../support/axe.ts';
import type { Hand } from '../support/driver.ts';
import { campaignPages, pagesAround, tableStates } from '../support/everyScreen.ts';
import { finger, mouse } from '../support/hands.ts';
import { cutOff, unreachable } from '../support/reading.ts';

interface Way {
  readonly screen: BrowserContextOptions;
  readonly hand?: Hand;
  readonly settings?: Kept;
  /** Of the browser. */
  readonly flags?: readonly string[];
}

/** A laptop's screen, seen so many times as large. */
const zoomed = (times: number): BrowserContextOptions => ({
  viewport: { width: 1440 / times, height: 900 / times },
  deviceScaleFactor: times,
});

const ways: Readonly<Record<string, Way>> = {
  'with letters of 200 % as a setting of the game': { screen: desktop, settings: { textScale: 2 } },
  'with letters of 200 % as a setting of the browser': {
    screen: desktop,
    flags: ['--blink-settings=defaultFontSize=32,minimumFontSize=24'],
  },
  'with letters of 200 % as a setting of the browser of a phone': {
    screen: phone,
    hand: finger,
    flags: ['--blink-settings=defaultFontSize=32,minimumFontSize=24'],
  },
  'at a zoom of 200 %': { screen: zoomed(2) },
  'at a zoom of 400 %': { screen: zoomed(4) },
  'in forced colours': { screen: { ...desktop, forcedColors: 'active' } },
  'with more contrast': { screen: { ...desktop, contrast: 'more' } },
};

/** In forced colours: what is chosen, pressed or under way differs from its like in more than a colour of its own. */
const looksTheSame = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const chosen = '[aria-pressed="true"], [aria-selected="true"], .is-now, input:checked + span';
    return [...document.querySelectorAll<HTMLElement>(chosen)]
      .filter((one) => one.closest('.board-stage') === null && one.checkVisibility())
      .filter((one) => {
        const like = [...(one.parentElement?.parentElement?.querySelectorAll(one.tagName) ?? [])].find(
          (other) => other !== one && !other.matches(chosen),
        );
        if (like === undefined) return false;
        const [mine, others] = [getComputedStyle(one), getComputedStyle(like)];
        return (['backgroundColor', 'borderTopWidth', 'borderTopStyle', 'outlineStyle'] as const).every(
          (name) => mine[name] === others[name],
        );
      })
      .map((one) => `${one.className}: ${one.ariaLabel ?? one.textContent}`);
  });

for (const [way, { screen, hand = mouse, settings = {}, flags = [] }] of Object.entries(ways)) {
  describe(`${way}, everything can be read and reached`, () => {
    let app: App;
    before(async () => {
      app = await startApp(undefined, { ...launching, args: [...launching.args, ...flags] });
    });
    after(() => app.close());

    const seen = (page: Page) => async (name: string) => {
      await drawn(page);
      await picture(page, `${way} ${name}`);
      assert.deepEqual(await cutOff(page), [], `${name}: cut off`);
      assert.deepEqual(await unreachable(page), [], `${name}: out of reach`);
      if (screen.forcedColors === 'active') {
        assert.deepEqual(await looksTheSame(page), [], `${name}: told by colour alone`);
        await check(page, name, { withoutMap: true });
      }
    };
    for (const [part, walk] of [
      ['around the game', pagesAround],
      ['in a Campaign', campaignPages],
      [
        'at the table',
        (with_: App, page: Page, look: (name: string) => Promise<void>) =>
          tableStates(with_, page, hand, look),
      ],
    ] as const)
      it(part, async () => {
        const { page, complaints, close } = await app.visit(screen, settings);
        await walk(app, page, seen(page));
        assert.deepEqual(complaints, []);
        await close();
      });
  });
}
