import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { firstScreen } from '../measure/firstScreen.ts';
import { type App, startApp } from '../support/app.ts';

const MOST_SCRIPT = 60_000;

describe('the first screen', () => {
  let app: App;
  before(async () => {
    app = await startApp();
  });
  after(() => app.close());

  it('needs less than 60 KB of compressed script', async (t) => {
    const { scripts, gzip } = await firstScreen(app);
    t.diagnostic(`${scripts.length} scripts, ${gzip} bytes`);
    assert.ok(scripts.length > 0);
    assert.ok(gzip < MOST_SCRIPT, `${gzip} bytes`);
    assert.deepEqual(
      scripts.filter((path) => path.includes('pictures-')),
      [],
      'pictures come when they are needed',
    );
  });
});
