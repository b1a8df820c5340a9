import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bordersCrossed } from './borders.ts';

const manifests = new Map([
  ['', { devDependencies: { 'fast-check': '4' } }],
  ['engine', { dependencies: { zod: '4' } }],
  ['content', {}],
  ['cli', { devDependencies: { 'boardgame.io': '0' } }],
  ['web', { dependencies: { preact: '11' } }],
]);

const crossed = (path: string, source: string) => bordersCrossed(path, source, manifests);

describe('package borders', () => {
  it('let a package import what lies to its left', () => {
    assert.deepEqual(
      crossed('packages/content/src/a.ts', `import { x } from '@zonecrawl/engine/board';`),
      [],
    );
    assert.deepEqual(crossed('packages/web/src/a.tsx', `import type { x } from '@zonecrawl/bots';`), []);
  });

  it('stop a package from importing what lies to its right', () => {
    assert.deepEqual(crossed('packages/engine/src/a.ts', `import { x } from '@zonecrawl/content';`), [
      'packages/engine/src/a.ts:1: engine must not import content',
    ]);
    assert.equal(crossed('packages/web/src/a.ts', `\nexport * from '@zonecrawl/server';`).length, 1);
    assert.equal(crossed('packages/web/src/a.ts', `await import('@zonecrawl/cli')`).length, 1);
  });

  it('hold in tests too: the engine is tested without the cards of the box', () => {
    const source = `import { box } from '@zonecrawl/content';`;
    assert.equal(crossed('packages/engine/test/round.test.ts', source).length, 1);
    assert.equal(crossed('packages/engine/testing/table.ts', source).length, 1);
    assert.deepEqual(crossed('packages/bots/test/games.ts', source), []);
  });

  it('let only tests import what is for testing', () => {
    const source = `import { ruleIn } from '@zonecrawl/engine/testing';`;
    assert.deepEqual(crossed('packages/content/test/rule.ts', source), []);
    assert.equal(crossed('packages/content/src/box.ts', source).length, 1);
    assert.deepEqual(
      crossed('packages/engine/testing/table.ts', `import assert from 'node:assert/strict';`),
      [],
    );
  });

  it('let the browser tests start the server', () => {
    const source = `import { serve } from '@zonecrawl/server/serve';`;
    assert.deepEqual(crossed('packages/web/e2e/title.test.ts', source), []);
    assert.equal(crossed('packages/web/src/title.ts', source).length, 1);
  });

  it('stop a path that climbs out of its package', () => {
    assert.deepEqual(crossed('packages/engine/src/board/a.ts', `import { x } from '../kernel/b.ts';`), []);
    assert.equal(
      crossed('packages/content/src/a.ts', `import { x } from '../../engine/src/b.ts';`).length,
      1,
    );
  });

  it('keep the machine, the clock and chance out of the game, but not out of its tests', () => {
    const source = `import fs from 'node:fs';\nconst a = Math.random();\nconst b = new Date();\nDate.now();`;
    assert.equal(crossed('packages/engine/src/a.ts', source).length, 4);
    assert.deepEqual(crossed('packages/engine/src/a.test.ts', source), []);
    assert.deepEqual(crossed('packages/engine/test/board.ts', source), []);
    assert.deepEqual(crossed('packages/server/src/a.ts', source), []);
  });

  it('keep clocks and fixed waits out of tests', () => {
    const at = (source: string) => crossed('packages/web/e2e/a.test.ts', source).length;
    assert.equal(at('await page.waitForTimeout(300);'), 1);
    assert.equal(at('const began = performance.now();'), 1);
    assert.equal(at('await new Promise((resolve) => setTimeout(resolve, 40));'), 1);
    assert.equal(at('await new Promise<void>((done) => setTimeout(() => done(), LONG));'), 1);
    assert.equal(at("import { setTimeout } from 'node:timers/promises';"), 1);
    assert.equal(at("import { setImmediate, setTimeout as pause } from 'node:timers/promises';"), 1);
    assert.equal(at("import { setImmediate } from 'node:timers/promises';"), 0);
    assert.equal(at('await new Promise((resolve) => setTimeout(resolve));'), 0);
    assert.equal(at("mock.timers.enable({ apis: ['setTimeout'] });"), 0);
  });

  it('keep fixed waits out of what tests share, but not out of what measures', () => {
    const wait = 'await new Promise((resolve) => setTimeout(resolve, 40));';
    for (const path of ['web/e2e/support/app.ts', 'server/test/rooms.ts', 'engine/testing/table.ts'])
      assert.equal(crossed(`packages/${path}`, wait).length, 1, path);
    for (const path of [
      'web/e2e/measure/bench.ts',
      'web/e2e/crash/browser.ts',
      'server/testing/load/measure.ts',
    ])
      assert.deepEqual(crossed(`packages/${path}`, `performance.now();\n${wait}`), [], path);
    assert.deepEqual(crossed('packages/web/src/base/clock.ts', wait), []);
  });

  it('do not mind what comments say', () => {
    const source = `/**\n * never Math.random\n */\n// import x from 'node:fs'\nconst a = 1; // not Date.now`;
    assert.deepEqual(crossed('packages/engine/src/a.ts', source), []);
  });

  it('want every dependency declared where it is used', () => {
    assert.deepEqual(crossed('packages/engine/src/a.ts', `import { z } from 'zod';`), []);
    assert.deepEqual(crossed('packages/cli/src/a.ts', `import { x } from 'boardgame.io/core';`), []);
    assert.deepEqual(crossed('packages/engine/src/a.test.ts', `import fc from 'fast-check';`), []);
    assert.equal(crossed('packages/engine/src/a.ts', `import fc from 'fast-check';`).length, 1);
    assert.equal(crossed('packages/web/src/a.ts', `import { z } from 'zod';`).length, 1);
  });
});
