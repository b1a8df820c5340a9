import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { introduction } from '@zonecrawl/content/lessons';
import type { Deed } from '@zonecrawl/engine/model';
import type { Page } from 'playwright-core';
import { playOnAdvice } from '../support/advice.ts';
import { type App, becomes, phone, picture, startApp } from '../support/app.ts';
import { check } from '../support/axe.ts';
import {
  atSidorovichs,
  chooseMission,
  coupons,
  figure,
  gather,
  packUp,
  pay,
  press,
  readOn,
  setOut,
  shareOut,
  title,
} from '../support/camp.ts';
import { playToEnd } from '../support/driver.ts';
import { finger } from '../support/hands.ts';
import { beginWalk, walkHome } from '../support/walk.ts';
import { texts } from '../support/words.ts';

/** Hints are asked for so often; whoever is not home by then takes whatever is offered. */
const PATIENCE = 90;

/** Choices that must be in sight below what is to be read, on the smallest phone, in pixels. */
const TWO_ROWS = 96;

/** With it good advice brings the hostage home in a few Rounds. What is checked holds however it ends. */
const SEED = 'WAY-3';

const words = { ...texts('missions/a1'), ...texts('campaign-map') };
const textOf = (key: string): string => String(words[key] ?? assert.fail(key));
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The ending that is told so on the last page of the table. */
function endingTold(text: string) {
  const { endings } = box.missions['a1'] ?? assert.fail('no A1');
  const id = Object.keys(endings).find(
    (one) => onOneLine(textOf(`mission.a1.ending.${one}`)) === onOneLine(text),
  );
  return endings[id ?? ''] ?? assert.fail(`no ending of A1 is told so: ${text}`);
}

type Marks = Readonly<Record<string, string>>;

/** C4, C8: what an epilogue does to the map when the Mission was played for the first time. */
function marksOf(deeds: readonly Deed[]): Marks {
  const marks = deeds.map((deed): Marks => {
    if (deed.deed === 'if') return marksOf(deed.otherwise ?? []);
    if (deed.deed !== 'location') return {};
    return { [textOf(`location.${deed.location}.name`)]: deed.is === 'open' ? 'open' : 'crossed out' };
  });
  return Object.assign({}, ...marks);
}

/** Every place on the Zone Map with its state, as it is read out. */
async function zoneMap(page: Page): Promise<Marks> {
  const stickers = await page.locator('.zm-sticker .unseen').allTextContents();
  return Object.fromEntries(
    stickers.map((sticker) => {
      const [, name, state] = /^(.*), (?:Mission|New Contact|Stash), (.*)$/.exec(sticker) ?? [];
      return [name ?? assert.fail(sticker), state ?? ''];
    }),
  );
}

/** The coupons that came home by what was told, and how many there are then. */
function earnings(told: readonly string[], left: number) {
  const [, earned, now] = /(?:^|\n)([\d,]+) coupons? gained, ([\d,]+) now\./.exec(told.join('\n')) ?? [];
  return { earned: figure(earned ?? '0'), now: figure(now ?? String(left)) };
}

describe('the way of a new player', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('leads from the title through the introduction and a Campaign’s first Mission to its second Exploration', async (t) => {
    const { page, complaints, close } = await app.visit(phone, { hints: true });

    // The introduction, with every card of the coach read.
    await page.goto(app.address);
    await page.locator('.title-menu').waitFor();
    await check(page, 'the title for a new player');
    await beginWalk(page);
    const lessons = await walkHome(page, async (lesson, number) => {
      await picture(page, `way-${number}-${lesson}`);
      const { room, needs } = await page.locator('.t-decision-body').evaluate((choices) => ({
        room: choices.clientHeight,
        needs: choices.scrollHeight,
      }));
      assert.ok(room >= Math.min(needs, TWO_ROWS), `${lesson} leaves ${room} px to choose from`);
      if (lesson === 'leave')
        assert.match(
          (await page.locator('.t-option-primary').allInnerTexts()).join(),
          /^Leave the marsh[^,]*$/,
          'what the coach tells to do is the one golden button',
        );
      if (number % 5 === 2) await check(page, lesson, { withoutMap: number > 2 });
    });
    assert.equal(await page.locator('.t-end.is-won').count(), 1, `won, after ${lessons.join(', ')}`);
    // The coach has nothing more to say.
    await page.locator('.coach').waitFor({ state: 'detached' });
    const inOrder: readonly string[] = introduction.map(({ lesson }) => lesson);
    assert.deepEqual(
      lessons.filter((id) => inOrder.includes(id)),
      inOrder,
    );
    assert.ok(lessons.includes('reroll'), 'what comes up in between is explained, too');
    // C1, C4: the one golden button leads on to a Campaign, the map, the first Mission.
    const onward = page.locator('.t-end-buttons .z-key-primary');
    assert.deepEqual(await onward.allInnerTexts(), ['BEGIN THE CAMPAIGN']);
    await onward.tap();
    await title(page, 'Campaigns');
    await page.goto(`${app.address}/#/campaigns/${SEED}`);
    await gather(page, ['Borsuk']);
    const map = await zoneMap(page);
    const camp = textOf('location.a1.name');
    assert.equal(map[camp], 'open');
    await chooseMission(page, new RegExp(`^${camp}, Mission, open`));

    // C5, C6: bought at the price that was named, and put on.
    const had = await coupons(page);
    const wares = ['AKM-74U', 'Flak Vest', 'First Aid Kit', 'Rifle Magazine', 'Rifle Magazine'];
    let spent = 0;
    await atSidorovichs(page, async () => {
      for (const ware of wares) {
        const price = page.getByRole('button', { name: `Buy ${ware}` });
        spent += figure(await price.locator('.read').innerText());
        await pay(page, price);
      }
    });
    const left = await coupons(page);
    assert.equal(left, had - spent);
    await packUp(page);
    await press(page, 'Borsuk');
    const slot = page.locator('.camp-slot.of-weapon');
    await slot.locator('.camp-slot-empty').waitFor();
    await page.locator('.camp-stash .camp-card-key').filter({ hasText: 'AKM-74U' }).tap();
    await page.locator('dialog[open]').getByRole('button', { name: 'Weapon' }).tap();
    await slot.locator('.camp-card-key').filter({ hasText: 'AKM-74U' }).waitFor();
    await page.locator('.camp-stash').getByText('AKM-74U').waitFor({ state: 'detached' });
    await shareOut(page);
    await page.locator('.camp-slot.of-armor').getByText('Flak Vest').waitFor();

    // C7: out into the Zone, and home again.
    await setOut(page);
    await page.locator('dialog[open]').waitFor();
    const opening = onOneLine(await page.locator('dialog[open]').innerText());
    assert.ok(
      !opening.includes(onOneLine(textOf('mission.a1.prologue'))),
      'MI1 the Prologue was read before',
    );
    const advice = await playOnAdvice(page, () => page.locator('.hint-in-panes button').tap(), PATIENCE);
    await playToEnd(page, finger);
    const ending = endingTold(await page.locator('.t-end-text').innerText());
    const isWon = (await page.locator('.t-end.is-won').count()) === 1;
    t.diagnostic(`${advice} hints taken, ${isWon ? 'won' : 'lost'}`);
    assert.equal(isWon, ending.won);
    await page.locator('.t-end-buttons').getByRole('button', { name: 'On with the Campaign' }).tap();

    // C8, C9: what the epilogue tells is what the second Exploration begins with.
    await page.locator(`.camp-stamp.${isWon ? 'is-won' : 'is-lost'}`).waitFor();
    const told = await page.locator('.camp-came li').allInnerTexts();
    await picture(page, 'way-epilogue');
    await readOn(page);
    await title(page, 'Zone Map');
    await page.getByText('Exploration 2').waitFor();
    const marks = { ...marksOf(ending.epilogue ?? []), ...(isWon ? { [camp]: 'crossed out' } : {}) };
    await becomes(page, () => zoneMap(page), { ...map, ...marks });
    const { earned, now } = earnings(told, left);
    assert.ok(earned >= (ending.coupons ?? 0), told.join(' '));
    assert.equal(now, left + earned);
    assert.equal(await coupons(page), now);
    await press(page, 'Stash');
    const stash = await page.locator('dialog[open]').innerText();
    for (const ware of ['AKM-74U', 'Flak Vest', 'Leather Jacket'])
      assert.equal(stash.includes(ware), !told.includes(`Lost: ${ware}.`), `${ware} in ${stash}`);
    await page.keyboard.press('Escape');
    const opened = Object.keys(marks).find((name) => marks[name] === 'open') ?? assert.fail('nothing new');
    await page.getByRole('button', { name: new RegExp(`^${opened}, Mission, open`) }).tap();
    await page.getByRole('button', { name: 'Choose this Mission' }).waitFor();
    await picture(page, 'way-second');
    assert.deepEqual(complaints, []);
    await close();
  });
});
