import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, beginMission, desktop, startApp, steady } from '../support/app.ts';
import { check } from '../support/axe.ts';
import { type Heard, listenTo, sentences } from '../support/listening.ts';

const KEYS = 40;
const SENTENCES = 60;

/** What is said when somebody has to answer. */
const QUESTIONS = [/ is asked “/, / may take a Turn: /, / Standard Actions? left\.$/, / may roll again/];

describe('a blind player', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('plays a Round of A1 with two Stalkers and a shot from what is said alone', async (t) => {
    const { page, complaints, close } = await app.visit(desktop, { speed: 'normal' });
    const hear = await listenTo(page);
    await page.goto(`${app.address}/#/new/a1/LISTEN`);
    await page.getByRole('button', { name: 'Choose the team' }).click();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('button', { name: 'Start at once' }).click();
    /** All that was said from the Mission's name to the next Round's. */
    const heard = async (): Promise<readonly Heard[]> => {
      const all = await hear();
      const from = all.findIndex(({ text }) => /^Rescuing Dalik/.test(text));
      return from < 0 ? [] : all.slice(from);
    };
    const said = async (): Promise<readonly string[]> => (await heard()).map(({ text }) => text);
    let keys = 0;
    /** How much had been heard when the last question was answered, and when the last dialog was closed. */
    let answered = 0;
    let read = 0;
    const press = async (...names: readonly string[]) => {
      answered = (await heard()).length;
      for (const name of names) await page.keyboard.press(name);
      keys += names.length;
    };
    /** Waits until something is asked or has to be read, and nothing more is said: that is all a player can go by. */
    const asked = async (...others: readonly RegExp[]): Promise<Heard> => {
      for (;;) {
        const all = await steady(page, heard);
        const dialog = all.slice(read).find(({ kind }) => kind === 'dialog');
        const isAsked = ({ text }: Heard) =>
          [...QUESTIONS, ...others].some((question) => question.test(text));
        const last = dialog ?? all.slice(answered).findLast(isAsked);
        if (last !== undefined) return last;
      }
    };
    /** The same, once whatever lies over the table was read. */
    const hears = async (...others: readonly RegExp[]): Promise<string> => {
      for (;;) {
        const { kind, text } = await asked(...others);
        if (kind === 'live') return text;
        read = (await heard()).length;
        keys += 1;
        await page.keyboard.press('Escape');
      }
    };
    const BACK: Readonly<Record<string, string>> = { n: 's', s: 'n', e: 'w', w: 'e' };
    /** A way by its first letter: one that Enemies see as long as there is a fight to begin, else one that they do not. */
    const way = async (seen: boolean): Promise<string> => {
      const told = (await said()).findLast((text) => /^Ways /.test(text)) ?? '';
      const ways = [...told.matchAll(/(north|east|south|west) to \w+(?: through a \w+)?( \(seen\))?/g)];
      return (ways.find(([, , isSeen]) => (isSeen !== undefined) === seen) ?? ways[0])?.[1]?.charAt(0) ?? '';
    };
    let direction = '';
    let hasShot = false;
    await hears();
    keys += 1;
    await page.keyboard.press(':');
    const isNewRound = async () => (await said()).some((text) => /^Round 2\b/.test(text));
    while (keys < 3 * KEYS) {
      const question = await hears();
      if (await isNewRound()) break;
      if (/ is asked “.*”: 1 /.test(question)) await press('1', 'Enter');
      else if (/ may take a Turn: /.test(question)) {
        await hears(/^Ways /);
        direction = await way(!hasShot);
        await press(direction, 'Enter');
        await hears(/^Movement to /);
        await press('Enter');
      } else if (/, seen by Bandit.*[1-9] Standard Actions? left\.$/.test(question) && !hasShot) {
        hasShot = true;
        await press('s', 'h', ' ', 'r', ' ', 't', 'Enter');
        await hears(/, Torso: Range \d+, hit \d+%/);
        await press('Enter');
      } else if (/[1-9] Standard Actions? left\.$/.test(question)) {
        // There and back again.
        direction = BACK[direction] ?? '';
        await press(direction, 'Enter');
        await hears(/^Movement to /);
        await press('Enter');
      } else await press('Enter');
    }
    const round = await heard();
    const all = round.slice(
      0,
      round.findIndex(({ text }) => /^Round 2\b/.test(text)),
    );
    const count = all.reduce((sum, { text }) => sum + sentences(text), 0);
    t.diagnostic(`${keys} keys, ${count} sentences`);
    t.diagnostic(all.map(({ kind, text }) => `${kind === 'dialog' ? 'dialog: ' : ''}${text}`).join('\n'));
    const texts = await said();
    assert.ok(await isNewRound(), 'the Round is over');
    assert.ok(
      texts.some((text) => /^Single Shot at Bandit/.test(text)),
      'the odds were told',
    );
    assert.ok(
      texts.some((text) => / rolls to attack: /.test(text)),
      'the dice were told',
    );
    for (const text of texts) assert.doesNotMatch(text, /NaN|undefined|^[:,]|\{/);
    for (const [index, text] of texts.entries())
      assert.notEqual(text, texts[index - 1], 'nothing is said twice');
    assert.ok(keys <= KEYS, `${keys} keys`);
    assert.ok(count <= SENTENCES, `${count} sentences`);
    assert.deepEqual(complaints, []);
    await close();
  });

  it('looks around, goes and shoots by typing', async () => {
    const { page, complaints, close } = await app.visit(desktop, { speed: 'normal' });
    await beginMission(app, page, { seed: 'LISTEN' });
    await page.keyboard.press(':');
    await page.locator('#command-line:focus').waitFor();
    const said = page.locator('.t-speech p');
    /** Types a line, and waits for what it brings. */
    const type = async (line: string, answer: RegExp) => {
      const before = await said.count();
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        ([count, wanted]) =>
          [...document.querySelectorAll('.t-speech p')]
            .slice(count)
            .some((one) => new RegExp(wanted).test(one.textContent ?? '')),
        [before, answer.source] as const,
      );
    };
    await type('1', /^Borsuk on A9 may take a Turn: /);
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#command-line:focus').waitFor();
    await type('where', /^A9: .*ways: /);
    await type('who sees me', /^Borsuk on A9, .* seen by nobody, sees no Enemy\.$/);
    await type('exits', /^Ways from A9: north to A8/);
    await type('go C7', /^C7 cannot be reached now|^Movement to C7/);
    await type('go A8', /^Movement to A8, 1 space: /);
    await page.keyboard.press('Enter');
    // The walk is being shown: what is typed meanwhile is not lost.
    await type('shoot rifle 1 torso', /^Single Shot at Bandit \(Rifle\) 1, Torso: Range 1, hit \d+%/);
    await type('', /^Borsuk rolls to attack: /);
    await type('skip', /./);
    assert.deepEqual(complaints, []);
    await close();
  });

  it('finds all figures in one list', async () => {
    const { page, close } = await app.visit();
    await beginMission(app, page);
    await page.keyboard.press(':');
    await page.locator('#command-line:focus').waitFor();
    await page.keyboard.type('fig');
    await page.keyboard.press('Enter');
    await page.locator('.t-speech p', { hasText: 'facing' }).first().waitFor();
    await page.getByRole('button', { name: 'All figures' }).click();
    await page.getByRole('row').nth(1).waitFor();
    await check(page, 'the list of figures');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.closest('.t-command') !== null);
    await close();
  });
});
