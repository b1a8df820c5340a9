import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import process from 'node:process';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('../crash/main.ts', import.meta.url));

describe('tabs, renderers and browsers that are killed', () => {
  it('lose nothing of what was shown', async (t) => {
    const run = promisify(execFile)(process.execPath, [program, '--kills', '20', '--json']);
    const { stdout } = await run.catch((error: unknown) => assert.fail(String(error)));
    t.diagnostic(stdout);
    const { kills, shown, lost, broken } = JSON.parse(stdout);
    assert.deepEqual({ kills, lost, broken }, { kills: 20, lost: 0, broken: 0 });
    assert.ok(shown > 0, 'something was shown before a kill');
  });
});
