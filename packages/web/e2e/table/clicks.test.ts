/** How many clicks a Round of A1 takes. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { spaceId } from '@zonecrawl/engine/board';
import { answer, beginGame, copyState, saveGame, setUp } from '@zonecrawl/engine/game';
import { checkpointOf } from '@zonecrawl/engine/kernel';
import type { GameSetup } from '@zonecrawl/engine/model';
import { type App, drawn, following, middleOf, readAll, screens, startApp, steady } from '../support/app.ts';
import { settled } from '../support/driver.ts';
import { openFile } from '../support/records.ts';

/** Two for a move or an attack, one for anything else and for the end of a Turn; dice, tokens and exchanges: none. */
const CLICKS = 18;

/** A1 in its first Round: two Stalkers on Loot, two Bandits in sight with their backs to them. */
function skirmish(): string {
  // Nobody in this team has a card that asks when somebody is attacked, and with this seed no masks are to be spent.
  const setup: GameSetup = {
    mission: 'a1',
    stalkers: [
      {
        stalker: 'velet',
        weapon: 'gatekeeper',
        armor: 'leather-jacket',
        backpack: ['surgeons-case'],
        magazines: { shotgun: 1 },
      },
      {
        stalker: 'borsuk',
        weapon: 'akm-74u',
        armor: 'leather-jacket',
        backpack: ['adrenaline', 'sunflower-seeds', 'concussion-grenade'],
        magazines: { rifle: 1 },
      },
    ],
    seed: 'a1 search 2 1',
  };
  const set = setUp(box, { from: 'mission', setup });
  assert.ok(set.ok);
  const game = beginGame(box, set.state, { keep: true });
  while (game.decision !== null && game.decision.kind !== 'nextTurn') answer(game, 0);
  const state = copyState(checkpointOf(game).checkpoint);
  // Without a Focus there is nothing to ask about dice.
  for (const stalker of state.stalkers) Object.assign(stalker, { space: spaceId(9), focus: false });
  for (const [index, space] of [
    [1, 15],
    [2, 13],
  ] as const) {
    const enemy = state.enemies[index];
    assert.ok(enemy);
    Object.assign(enemy, { space: spaceId(space), facing: 2, covers: [] });
  }
  return JSON.stringify(saveGame(beginGame(box, state, { keep: true }), null));
}

describe('a Round by mouse', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('takes few clicks for four moves, two attacks, a pick up and a Prepare', async (t) => {
    const { page, complaints, close } = await app.visit(screens.laptop);
    await openFile(app, page, skirmish());
    const clicks: string[] = [];
    const decision = () =>
      page.evaluate(
        () => /t-decision-(\w+)/.exec(document.querySelector('.t-decision')?.className ?? '')?.[1] ?? '',
      );
    const press = async (what: string, selector: string, hasText?: RegExp) => {
      clicks.push(what);
      const button = page.locator(selector, hasText === undefined ? {} : { hasText }).first();
      await button.click();
    };
    /** Whatever is asked besides is answered, and it counts. */
    const rest = async () => {
      for (;;) {
        await settled(page);
        await drawn(page);
        const kind = await decision();
        if (kind === 'action' || (await page.locator('dialog[open], .t-end').count()) > 0) return;
        if (kind === 'reroll') await press('(keep)', '.t-decision .t-option', /^Keep/);
        else await press(`(${kind})`, '.t-decision .t-option:not(:disabled)');
      }
    };
    const attack = async (enemy: string) => {
      const { x, y } = await middleOf(page.locator(`[data-piece="${enemy}"]`));
      clicks.push('attack: whom');
      await page.mouse.click(x, y);
      await press('attack', '.t-odds:has-text("Single Shot") .t-part-odds:not(:disabled)');
      await page.locator('.t-tray').waitFor();
      // Nothing lies over the dice.
      await page.locator('.t-inspect').waitFor({ state: 'detached' });
      await rest();
    };
    const does = async (what: RegExp) => {
      await press(String(what), '.t-decision .t-option:not(:disabled)', what);
      await rest();
    };
    /** To a space that is lit and can be pressed now. */
    const move = async (to: string) => {
      const lit = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.b-destination')]
            .map((place) => place.getBoundingClientRect())
            .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
            .flatMap(({ x, y }) => {
              const space = document.elementFromPoint(x, y)?.closest('[data-space]');
              return space == null ? [] : [{ x, y, name: space.getAttribute('aria-label') ?? '' }];
            }),
        );
      const isWanted = ({ name }: { readonly name: string }) => name.startsWith(`${to}:`);
      // Where somebody can go is asked of the game, and comes a moment after the question.
      const places = await following(
        page,
        () => steady(page, lit),
        (all) => all.some(isWanted),
      );
      const at = places.find(isWanted);
      assert.ok(at, `${to} among ${places.map(({ name }) => name).join('\n')}`);
      clicks.push('move: where');
      await page.mouse.click(at.x, at.y);
      await page.locator('.t-walk').waitFor();
      await press('move', '#confirm');
      await page.locator('.t-walk').waitFor({ state: 'detached' });
      await rest();
    };
    const endTurn = async () => {
      await press('end', '#end-turn:not(:disabled)');
      await rest();
    };
    await rest();
    const enemies = JSON.parse(skirmish()).checkpoint.enemies as readonly { id: number }[];
    await attack(String(enemies[2]?.id));
    await does(/^Pick up/);
    await endTurn();
    await attack(String(enemies[1]?.id));
    await move('C7');
    await endTurn();
    await move('C8');
    await move('A6');
    await endTurn();
    // Where the Bandits do not find the one with a Focus: that would be a choice.
    await move('A9');
    await does(/^Prepare/);
    await endTurn();
    await page.locator('.t-clock', { hasText: '2' }).waitFor();
    t.diagnostic(`${clicks.length} clicks: ${clicks.join(', ')}`);
    assert.ok(clicks.length <= CLICKS, `${clicks.length} clicks: ${clicks.join(', ')}`);
    await readAll(page);
    assert.deepEqual(complaints, []);
    await close();
  });
});
