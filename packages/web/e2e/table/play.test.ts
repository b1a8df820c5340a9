import { after, before, describe, it } from 'node:test';
import { type App, beginMission, phone, startApp } from '../support/app.ts';
import { checkEnd, playToEnd } from '../support/driver.ts';
import { finger } from '../support/hands.ts';

describe('a whole Mission through the interface alone', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('can be played with a finger on a phone of 360 by 740', async (t) => {
    const visit = await app.visit(phone);
    await beginMission(app, visit.page, { stalkers: 1, seed: 'TOUCH' });
    const { presses, kinds } = await playToEnd(visit.page, finger, { seed: 5 });
    t.diagnostic(`${presses} presses, ${[...kinds].map(([kind, n]) => `${kind} ${n}`).join(', ')}`);
    await checkEnd(visit);
    await visit.close();
  });
});
