import { after, before, describe, it } from 'node:test';
import { type App, beginMission, desktop, phone, startApp } from '../support/app.ts';
import { check } from '../support/axe.ts';
import { look, playToEnd } from '../support/driver.ts';
import { finger, mouse } from '../support/hands.ts';

describe('axe finds no violation', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  for (const theme of ['zone', 'contrast'] as const)
    it(`in every decision that comes up at the table, to the end of the Mission (${theme})`, async () => {
      const small = theme === 'zone';
      const { page, close } = await app.visit(small ? desktop : phone, { chosenTheme: theme });
      const hand = small ? mouse : finger;
      await beginMission(app, page, { seed: 'AXE', stalkers: 2 });
      const seen = new Set<string>();
      await playToEnd(page, hand, {
        seed: small ? 21 : 22,
        each: async () => {
          const { kind, covered, over } = await look(page);
          const name = covered ? 'dialog' : kind;
          if (over || seen.has(name)) return;
          seen.add(name);
          await check(page, `decision ${name}`, { withoutMap: seen.size > 1 });
        },
      });
      await check(page, 'the end');
      await close();
    });
});
