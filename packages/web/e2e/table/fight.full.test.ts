/** A fight one can follow: dice in one place until they are read, and one caption per Enemy over the map. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import {
  type App,
  beginMission,
  drawn,
  following,
  picture,
  readAll,
  screens,
  startApp,
  steady,
} from '../support/app.ts';
import { barriers } from '../support/axe.ts';
import { captionOrQuestion, look, playUntil, press } from '../support/driver.ts';
import { AT_A_TIME, finger, ifThere, mouse } from '../support/hands.ts';
import { notAtHand, unreachable } from '../support/reading.ts';
import { beforeInput, openFile, stored } from '../support/records.ts';

/** Bandits on both sides of a Stalker, one behind Cover. */
const LANE = {
  board: {
    drawing: ['+---+---+---+---+', '| a   b   c   d |', '+---+---+---+---+'],
    spaces: { c: { cover: 1 } },
  },
  stalkers: [{ card: 'borsuk', at: 'b', weapon: 'ptm' }],
  enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'east' }],
};
/** The same, with something to roll again by. */
const FOCUSED = { ...LANE, stalkers: LANE.stalkers.map((stalker) => ({ ...stalker, focus: true })) };

/** Somebody with a grenade, and room for several where it goes. */
const YARD = {
  board: {
    drawing: [
      '+---+---+---+---+',
      '| a   b   c   c |',
      '+   +   +   +   +',
      '| d   e   c   c |',
      '+---+---+---+---+',
    ],
  },
  stalkers: [{ card: 'borsuk', at: 'b', weapon: 'ptm', backpack: ['frag-grenade'] }],
  enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'east' }],
};

async function throwAt(page: Page, space: string): Promise<void> {
  await page.locator('.t-option:enabled', { hasText: 'Grenade' }).first().click();
  await page.locator('.t-decision .t-option', { hasText: space }).first().click();
  await page.locator('#confirm:enabled', { hasText: `Throw at ${space}` }).click();
}

/** Every caption that was over the map: one may go on by itself before a busy machine has looked at it. */
async function noteCaptions(page: Page, selector: string): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((wanted) => {
    const captions: string[] = [];
    Reflect.set(globalThis, 'captions', captions);
    new MutationObserver(() => {
      const caption = document.querySelector<HTMLElement>(wanted)?.innerText ?? '';
      if (caption !== '' && caption !== captions.at(-1)) captions.push(caption);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, selector);
  return () => page.evaluate(() => [...Reflect.get(globalThis, 'captions')]);
}

const shot = (page: Page) => page.locator('.t-option:enabled', { hasText: 'Single Shot' });

/** Ends of lines of fire and of sight at which no figure stands: a space may have room for several. */
const endsOfLines = (page: Page) =>
  page.evaluate(() => {
    const figures = [...document.querySelectorAll<SVGElement>('.b-piece')].map(({ style }) =>
      [...style.transform.matchAll(/-?[\d.]+/g)].join(),
    );
    return [...document.querySelectorAll('.b-line')]
      .flatMap((line) => [...(line.getAttribute('d') ?? '').matchAll(/[\d.]+ [\d.]+/g)])
      .map(([end]) => end.replace(' ', ','))
      .filter((end) => !figures.includes(end));
  });

/** Of what is needed while something is told: what is there in full, and what is cut by a border or lies under the tabs. */
const wholeOrCut = (page: Page) =>
  page.evaluate(() => {
    const needed = {
      dice: ':is(.t-tray, .t-said) .t-dice li',
      result: '.t-tray-sum',
      step: '.t-playback > .z-card .is-current',
      skip: '#skip',
    };
    // On a small screen the tabs lie below, else above.
    const tabs = document.querySelector('.is-small .t-panes');
    const bottom = tabs?.getBoundingClientRect().top ?? innerHeight;
    const isWhole = (one: Element): boolean => {
      const box = one.getBoundingClientRect();
      for (let frame = one.parentElement; frame !== null; frame = frame.parentElement) {
        const { top, bottom: end } = frame.getBoundingClientRect();
        const isOpen = getComputedStyle(frame).overflowY === 'visible';
        if (!isOpen && (box.top < top - 1 || box.bottom > end + 1)) return false;
      }
      return box.bottom <= bottom + 1;
    };
    const there = Object.entries(needed).flatMap(([name, selector]) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility())
        .map((one) => ({ name, whole: isWhole(one) })),
    );
    return {
      whole: there.filter(({ whole }) => whole).map(({ name }) => name),
      cut: there.filter(({ whole }) => !whole).map(({ name }) => name),
    };
  });

describe('a fight', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  for (const [name, screen] of Object.entries<BrowserContextOptions>(screens)) {
    it(`keeps its dice and their sum in one place until they are read: ${name}`, async () => {
      const { page, complaints, close } = await app.visit(screen);
      const press = (what: Locator) => (screen.hasTouch === true ? what.tap() : what.click());
      await openFile(app, page, stored({ ...FOCUSED, dice: { stalker: ['2', '2'], equipment: [1] } }));
      await press(shot(page).first());
      await press(page.locator('.t-part-odds', { hasText: 'Head' }));
      const [asked, panel] = await steady(page, () =>
        Promise.all([
          page.locator('.t-act .t-decision-reroll').boundingBox(),
          page.locator('.t-act').boundingBox(),
        ]),
      );
      assert.ok(asked && panel);
      assert.ok(
        Math.abs(asked.x - panel.x) < 2,
        'the question about dice is in the panel, not beside a figure',
      );
      await press(page.locator('.t-option', { hasText: 'Keep the dice' }));
      await look(page);
      await readAll(page);
      const tray = page.locator('.t-act > .t-tray');
      // The dice still lie there; held sideways a phone has room for their sum alone.
      if (name !== 'sideways') await tray.locator('.t-dice li').first().waitFor();
      await tray.locator('.t-tray-sum').waitFor();
      assert.match(await tray.locator('.t-tray-sum').innerText(), /a miss/);
      await press(tray.getByRole('button', { name: 'Put the dice away' }));
      await tray.waitFor({ state: 'detached' });
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it('adds up every die and the Cover, and says who is dead', async () => {
    const { page, complaints, close } = await app.visit(screens.laptop);
    await openFile(app, page, stored({ ...LANE, dice: { stalker: ['2', '2'], equipment: ['accurate'] } }));
    await shot(page).first().click();
    await page.locator('.t-part-odds', { hasText: 'Head' }).click();
    await look(page);
    await readAll(page);
    const sum = page.locator('.t-tray .t-tray-sum');
    await sum.waitFor();
    assert.equal(await sum.innerText(), 'Head: 2 + 2 + 4 − 1 (Cover) = 7 of 7, dead.');
    assert.deepEqual(complaints, []);
    await close();
  });

  it('says what keeping dice gives, and what rolling some of them again would bring', async () => {
    const { page, complaints, close } = await app.visit(screens.phone);
    await openFile(app, page, stored({ ...FOCUSED, dice: { stalker: ['2', '2'], equipment: [1] } }));
    await shot(page).first().tap();
    await page.locator('.t-part-odds', { hasText: 'Head' }).tap();
    await page.locator('.t-kept').waitFor();
    assert.equal(await page.locator('.t-kept').innerText(), 'Head: 2 + 2 + 1 − 1 (Cover) = 4 of 7, a miss.');
    const [first] = await page.locator('.t-to-hit-lines li').allInnerTexts();
    assert.match(first ?? '', /7\+/, 'what is aimed at comes first');
    await page.locator('.t-option', { hasText: 'Keep the dice' }).filter({ hasText: '0% to hit' }).waitFor();
    await page.locator('#confirm', { hasText: 'At best: ' }).waitFor();
    await page.locator('.t-dice.is-choice button').nth(2).tap();
    await page.locator('#confirm', { hasText: '17% to hit, 17% to kill' }).waitFor();
    await picture(page, 'reroll');
    assert.deepEqual(complaints, []);
    await close();
  });

  for (const [name, screen] of Object.entries<BrowserContextOptions>(screens))
    it(`aims a grenade at an Enemy with its odds, and gives a way back: ${name}`, async () => {
      const { page, complaints, close } = await app.visit(screen);
      const press = (what: Locator) => (screen.hasTouch === true ? what.tap() : what.click());
      const [stalker] = LANE.stalkers;
      const position = {
        ...LANE,
        stalkers: [{ ...stalker, backpack: ['frag-grenade'] }],
        enemies: [{ card: 'bandit-rifle', at: 'c', facing: 'west' }],
      };
      await openFile(app, page, stored({ ...position, dice: { equipment: [3, 3, 3, 1] } }));
      const grenade = page.locator('.t-option:enabled', { hasText: 'Frag' }).first();
      const bandit = page.locator('.b-piece-enemy [data-piece]').first();
      await press(grenade);
      await page.locator('.b-dim').waitFor({ state: 'attached' });
      await page.keyboard.press('Escape');
      await page.locator('.b-dim').waitFor({ state: 'detached' });
      // Nothing has been thrown: it can still be.
      await press(grenade);
      await page.locator('.b-dim').waitFor({ state: 'attached' });
      await press(bandit);
      const odds = page.locator('.t-decision .t-odds');
      await odds.waitFor();
      assert.match(await odds.innerText(), /Kill\s+\d+%/);
      for (const tone of ['good', 'danger'])
        await page.locator(`.b-line-${tone}`).first().waitFor({ state: 'attached' });
      await picture(page, `grenade-${name}`);
      // That the file was taken in is said over the panel for a moment.
      await page.waitForFunction(() => document.querySelector('.app-notice') === null);
      assert.deepEqual(await notAtHand(page, '#confirm'), []);
      assert.deepEqual(await unreachable(page, { whole: true }), []);
      assert.deepEqual(await barriers(page, 'a grenade is aimed'), []);
      await press(page.locator('#confirm'));
      await look(page);
      await readAll(page);
      const sum = page.locator('.t-tray .t-tray-sum');
      await sum.waitFor();
      assert.equal(await sum.innerText(), '3 + 3 + 3 + 1 − 1 (Cover) = 9 of 9, dead.');
      assert.deepEqual(await barriers(page, 'what came of it', { withoutMap: true }), []);
      assert.deepEqual(complaints, []);
      await close();
    });

  it('dims the rest while somebody aims, and shows lines of fire and who sees the shooter', async () => {
    const { page, complaints, close } = await app.visit(screens.laptop);
    // A Bandit on another space sees the shooter.
    await openFile(app, page, beforeInput('a1-abandoned-1', 26).file);
    await page.locator('.b-destination').first().waitFor();
    await shot(page).first().click();
    for (const tone of ['good', 'danger'])
      await page.locator(`.b-line-${tone}`).first().waitFor({ state: 'attached' });
    // Nobody walks meanwhile.
    await page.locator('.b-destination').first().waitFor({ state: 'detached' });
    await page.locator('.b-dim').waitFor({ state: 'attached' });
    await page.locator('.b-note', { hasText: 'Range' }).first().waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.locator('.b-destination').first().waitFor();
    await page.locator('.b-dim').waitFor({ state: 'detached' });
    assert.deepEqual(complaints, []);
    await close();
  });

  it('draws lines of fire from figure to figure, also between two on the same space', async () => {
    const { page, complaints, close } = await app.visit(screens.laptop);
    await openFile(app, page, beforeInput('a1-abandoned-1', 33).file);
    await shot(page).first().click();
    await page.locator('.b-note', { hasText: 'Range 0' }).waitFor({ state: 'attached' });
    assert.ok((await page.locator('.b-line-good').count()) > 0, 'a line to whoever is aimed at');
    assert.deepEqual(await endsOfLines(page), [], 'ends of lines where nobody stands');
    assert.deepEqual(complaints, []);
    await close();
  });

  it('leaves the map to whoever has stopped aiming before the odds have come', async () => {
    const { page, complaints, close } = await app.visit(screens.laptop);
    // The odds are asked for late, as on a busy machine.
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      const held: (() => void)[] = [];
      Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
        const send = () => Reflect.apply(postMessage, this, message);
        if (JSON.stringify(message).includes('"attackOdds"')) held.push(send);
        else send();
      };
      Reflect.set(globalThis, 'letGo', () => {
        for (const send of held.splice(0)) send();
      });
    });
    await openFile(app, page, beforeInput('a1-abandoned-1', 26).file);
    await shot(page).first().click();
    await shot(page).first().waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.locator('.b-destination').first().waitFor();
    await page.evaluate(() => Reflect.get(globalThis, 'letGo')());
    // What is asked after it is answered after it.
    await page.getByRole('button', { name: 'Why not something else?' }).click();
    await page.locator('.t-refused li').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    assert.equal(await page.locator('.b-dim').count(), 0);
    assert.ok((await page.locator('.b-destination').count()) > 0, 'one can walk again');
    assert.deepEqual(complaints, []);
    await close();
  });

  // In the second a Snork rolls for an Anomaly while a card with a long step is carried out.
  for (const [name, record, input, wanted] of [
    ['phone', 'a1-abandoned-1', 41, ['dice', 'result', 'skip', 'step']],
    ['phone', 'a2-fatality-4', 148, ['dice', 'skip', 'step']],
    ['sideways', 'a1-abandoned-1', 41, ['dice', 'result', 'skip', 'step']],
    ['sideways', 'a2-fatality-4', 148, ['dice', 'skip', 'step']],
    ['tablet', 'a1-abandoned-1', 41, ['dice', 'result', 'skip', 'step']],
  ] as const)
    it(`shows dice, their result, the step of a card and the way on whole: ${name}, ${record}`, async () => {
      const { page, complaints, close } = await app.visit(screens[name], { speed: 'normal' });
      await openFile(app, page, beforeInput(record, input).file);
      await page.locator('#end-turn').tap();
      const told = page.locator('.t-playback');
      await told.waitFor();
      const shown = new Set<string>();
      const cut = new Set<string>();
      while ((await told.count()) > 0) {
        const seen = await wholeOrCut(page);
        for (const one of seen.whole) shown.add(one);
        for (const one of seen.cut) cut.add(one);
        // From the first press on it waits until it was looked at.
        await page.keyboard.press('.');
        await drawn(page);
      }
      assert.deepEqual([...cut], [], 'what is cut');
      for (const one of wanted) assert.ok(shown.has(one), one);
      assert.deepEqual(complaints, []);
      await close();
    });

  it('gives a way all the room of the panel on a phone after a shot', async () => {
    const { page, complaints, close } = await app.visit(screens.phone);
    await openFile(app, page, beforeInput('a1-abandoned-1', 33).file);
    await playUntil(
      page,
      finger,
      async (kind) => kind === 'action' && (await page.locator('.t-tray').count()) > 0,
    );
    await page.locator('.b-destination').first().waitFor();
    await finger.place(page, () => 0);
    await page.locator('.t-walk').waitFor();
    const { end, tabs, hidden } = await steady(page, () =>
      page.evaluate(() => {
        const panel = document.querySelector('.t-decision');
        const body = panel?.querySelector('.t-decision-body') ?? panel;
        return {
          end: panel?.getBoundingClientRect().bottom ?? 0,
          tabs: document.querySelector('.t-panes')?.getBoundingClientRect().top ?? 0,
          hidden: (body?.scrollHeight ?? 0) - (body?.clientHeight ?? 0),
        };
      }),
    );
    assert.ok(hidden <= 1 || end > tabs - 8, JSON.stringify({ end, tabs, hidden }));
    assert.deepEqual(complaints, []);
    await close();
  });

  it('puts the panel of an Enemy away when it dies', async () => {
    const { page, complaints, close } = await app.visit(screens.laptop, { speed: 'normal' });
    const { file, dying } = beforeInput('a1-abandoned-2', 22);
    const [bandit] = dying;
    assert.ok(bandit !== undefined);
    await openFile(app, page, file);
    const figure = page.locator(`[data-piece="${bandit}"]`);
    await figure.dispatchEvent('contextmenu');
    await page.locator('.t-inspect').waitFor();
    await page.locator('#end-turn').click();
    await figure.waitFor({ state: 'detached' });
    await page.locator('.t-inspect').waitFor({ state: 'detached' });
    // What is left to be shown may be over by then.
    await ifThere(page.locator('#skip').click({ timeout: AT_A_TIME }));
    await look(page);
    await readAll(page);
    assert.deepEqual(complaints, []);
    await close();
  });

  it('puts the panel of a Companion away when she dies', async () => {
    const { page, complaints, close } = await app.visit(screens.laptop);
    const vereta = { card: 'vereta', at: 'c', counters: { wounds: 2 } };
    await openFile(app, page, stored({ ...YARD, companions: [vereta], dice: { equipment: [0, 0, 0, 0] } }));
    await throwAt(page, 'C1');
    await page.locator('.t-decision-blastOrder').waitFor();
    const figure = page.locator('[data-piece][aria-label*="Vereta"]');
    await figure.dispatchEvent('contextmenu');
    await page.locator('.t-inspect', { hasText: 'Vereta' }).waitFor();
    while ((await look(page)).kind === 'blastOrder') await page.keyboard.press('1');
    await figure.waitFor({ state: 'detached' });
    await page.locator('.t-inspect').waitFor({ state: 'detached' });
    assert.deepEqual(complaints, []);
    await close();
  });

  it('says of a grenade before it is rolled again what it comes to for everybody there', async () => {
    for (const name of ['laptop', 'phone'] as const) {
      const { page, complaints, close } = await app.visit(screens[name]);
      const [thrower] = YARD.stalkers;
      const stalkers = [
        { ...thrower, focus: true },
        { card: 'milady', at: 'c' },
      ];
      await openFile(app, page, stored({ ...YARD, stalkers, dice: { equipment: [3, 3, 3, 0] } }));
      await throwAt(page, 'C1');
      await page.locator('.t-decision-reroll .t-kept').waitFor();
      const told = await page.locator('.t-blast-stakes li').allInnerTexts();
      assert.deepEqual(told, [
        'Bandit (Rifle): 3 + 3 + 3 + 0 = 9 of 9, a hit.',
        'Milady is there, too, and would lose 9 HP on average.',
      ]);
      const kept = 'Bandit (Rifle): 100% to hit, 100% to kill · Milady: −9 HP';
      await page.locator('.t-option', { hasText: 'Keep the dice' }).filter({ hasText: kept }).waitFor();
      await page.locator('#confirm', { hasText: 'No better than keeping' }).waitFor();
      // What is said about the file goes by itself after a while.
      await page.evaluate(() => document.querySelector<HTMLElement>('.z-toast button')?.click());
      await page.locator('.z-toast').waitFor({ state: 'detached' });
      await picture(page, `grenade-again-${name}`);
      assert.deepEqual(await unreachable(page, { whole: true }), []);
      assert.deepEqual(complaints, []);
      await close();
    }
  });

  it('gives what the Zone does by itself a caption of its own: a Bandit walks into an Anomaly and dies', async () => {
    const { page, complaints, close } = await app.visit(screens.laptop, { speed: 'normal' });
    const captions = await noteCaptions(page, '.t-caption.is-zone');
    await openFile(app, page, beforeInput('a1-abandoned-2', 22).file);
    await page.locator('#end-turn').click();
    const said = await following(page, captions, (all) => all.some((one) => one.includes('dies')));
    assert.match(
      said.find((one) => one.includes('dies')) ?? '',
      /^.+: Bandit \(.+\) \d+ disturbs it, it activates: Bandit \(.+\) \d+ dies\.$/,
    );
    await picture(page, 'zone-by-itself');
    assert.deepEqual(complaints, []);
    await close();
  });

  it('tells over the map what happens, one Enemy after the other, and a press goes on', async () => {
    const { page, complaints, close } = await app.visit(screens.laptop, { speed: 'normal' });
    const captions = await noteCaptions(page, '.t-caption');
    await beginMission(app, page, { seed: 'FOLLOW', stalkers: 1 });
    let beats: readonly string[] = [];
    for (
      let presses = 0;
      presses < 160 && !beats.some((beat) => /: [A-Z]+\d+ to [A-Z]+\d+/.test(beat));
      presses += 1
    ) {
      await captionOrQuestion(page);
      const isPressed = await page.evaluate(() => {
        const button = document.querySelector<HTMLElement>('.t-caption');
        button?.click();
        return button !== null;
      });
      beats = await captions();
      if (isPressed) continue;
      const { offers, covered, looking, over } = await look(page);
      if (over) break;
      if (covered) await mouse.agree(page);
      else if (looking) await mouse.putAway(page);
      else {
        const offer =
          offers.find(({ id }) => id === 'confirm' || id === 'end-turn') ??
          offers.find(({ text }) => text.startsWith('Prepare')) ??
          offers[0];
        if (offer !== undefined) await press(page, mouse, offer);
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
