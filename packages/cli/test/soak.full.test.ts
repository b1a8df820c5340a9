/** Very many games and Campaigns at random, from seeds that no other test plays. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box } from '@zonecrawl/content';
import { replayCampaign } from '@zonecrawl/engine/campaign';
import { quickMissions } from '../src/campaign/quickMissions.ts';
import { playCampaign } from '../src/campaign/simulate.ts';
import { soak } from './zone.ts';

const FIRST_SEED = 10_000;

test('10,000 random games with 1 to 4 Stalkers break nothing', () => {
  const { code, out, err } = soak('--games', '10000', '--seed', `${FIRST_SEED}`, '--jobs', '1', '--json');
  assert.equal(code, 0, err);
  const { games, wins, losses, violations } = JSON.parse(out);
  assert.deepEqual(
    { games, ended: wins + losses, violations },
    { games: 10_000, ended: 10_000, violations: 0 },
  );
});

test('G5 200 Campaigns played at random keep every card, Magazine and coupon accounted for', () => {
  const quick = quickMissions(box);
  for (let seed = FIRST_SEED; seed < FIRST_SEED + 200; seed++) {
    const run = playCampaign(quick, `soak ${seed}`, { explorations: 8, saveEvery: seed % 4 });
    assert.deepEqual(run.problems, [], `seed ${seed}`);
    assert.equal(replayCampaign(quick, run.record).diverged, null, `seed ${seed}`);
  }
});
