import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { journalContract } from '@zonecrawl/engine/testing/journal';
import { type App, desktop, startApp, type Visit } from '../support/app.ts';
import { runIn } from '../support/bundle.ts';

describe('a journal in the browser', () => {
  let app: App;
  let visit: Visit;
  let outcomes: Readonly<Record<string, string | null>> = {};
  before(async () => {
    app = await startApp();
    visit = await app.visit(desktop);
    await visit.page.goto(`${app.address}/icon.svg`);
    await runIn(visit.page, './contractPage.ts', 'contract');
    outcomes = await visit.page.evaluate(() => Reflect.get(globalThis, 'contract').keepContract());
  });
  after(async () => {
    await visit.close();
    await app.close();
  });

  for (const { name } of journalContract) it(name, () => assert.equal(outcomes[name], null));
});
