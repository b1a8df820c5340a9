/** Recorded Campaigns played again to the very same state: from the first coupon to the end of both stories. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { box } from '@zonecrawl/content';
import {
  beginCampaign,
  type CampaignFact,
  type CampaignState,
  campaignViolations,
  parseCampaignRecord,
  replayCampaign,
} from '@zonecrawl/engine/campaign';
import { Ledger } from '../src/campaign/ledger.ts';
import { quickMissions } from '../src/campaign/quickMissions.ts';
import { playCampaign } from '../src/campaign/simulate.ts';

const folder = new URL('../../../fixtures/campaigns/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

interface Told {
  readonly state: CampaignState;
  readonly facts: readonly CampaignFact[];
}

/** The Campaign again, with everything that must hold on the way. */
function replayed(name: string): Told {
  const parsed = parseCampaignRecord(box, read(name));
  if (!parsed.ok) assert.fail(JSON.stringify(parsed.problems));
  const ledger = new Ledger();
  const facts: CampaignFact[] = [];
  const again = replayCampaign(box, parsed.record, {
    each({ game }, _input, told) {
      facts.push(...told);
      ledger.write(told);
      assert.deepEqual([...campaignViolations(game), ...ledger.differences(game)], []);
    },
  });
  if (!again.ok) assert.fail(JSON.stringify(again.problems));
  return { state: again.play.game.state, facts };
}

const missionsOf = ({ state }: Told): readonly string[] =>
  state.finished.map(({ mission, won }) => `${mission} ${won ? 'won' : 'lost'}`);

test('C8 a group wins all six Missions and ends both stories', () => {
  const told = replayed('both-stories');
  assert.deepEqual(missionsOf(told), ['a1 won', 'a2 won', 'a3 won', 'b1 won', 'b2 won', 'b3 won']);
  const ended = told.facts.flatMap((fact) => (fact.fact === 'storyEnded' ? [fact.story] : []));
  assert.deepEqual(ended, ['a', 'b']);
  assert.ok(told.facts.some(({ fact }) => fact === 'visited'));
  assert.ok(told.facts.some(({ fact }) => fact === 'signed'));
});

/** The last page of every main way through: who has waited, and what hums. */
for (const [name, pages] of [
  ['kept-the-bell', ['bellSilent', 'endQuiet']],
  ['sold-the-bell', ['bellSold', 'luhyAfloat', 'endHum']],
  ['lost-luhy', ['luhyDrowned', 'beggarLoose']],
  ['a-death-on-the-way', ['graves']],
] as const) {
  test(`C8 ${name}: to the last page of the Campaign`, () => {
    const { state } = replayed(name);
    const read = state.chronicle.map(({ text }) => text);
    for (const page of pages) assert.ok(read.includes(`location.plant.${page}`), `${page} of ${read}`);
    assert.ok(state.achievements.includes('to-the-plant'));
  });
}

test('C9 whoever died on the way bears a scar', () => {
  const { state, facts } = replayed('a-death-on-the-way');
  const dead = state.finished.flatMap((one) => one.dead ?? []);
  assert.ok(dead.length > 0);
  for (const stalker of dead) assert.ok((state.scars?.[stalker] ?? []).length > 0, stalker);
  assert.ok(facts.some(({ fact }) => fact === 'scarred'));
});

test('C4 a group loses its first Mission, tries it again and goes on', () => {
  const told = replayed('setback');
  assert.deepEqual(missionsOf(told).slice(0, 2), ['a1 lost', 'a1 won']);
  assert.equal(told.state.finished.length, 3);
});

test('C1 a fourth Stalker joins after the second Mission and goes on the third', () => {
  const { state } = replayed('fourth-joins');
  assert.deepEqual(
    state.finished.map(({ team }) => team.length),
    [3, 3, 4],
  );
  const fourth = state.group[3] ?? assert.fail();
  assert.ok(state.finished[2]?.team.includes(fourth));
});

test('G5 Campaigns played at random keep every card, Magazine and coupon accounted for, saved and loaded on the way', () => {
  const quick = quickMissions(box);
  for (let seed = 1; seed <= 12; seed++) {
    const run = playCampaign(quick, `test ${seed}`, { explorations: 5, saveEvery: seed % 4 });
    assert.deepEqual(run.problems, [], `seed ${seed}`);
    assert.ok(run.explorations > 0);
    assert.ok(replayCampaign(quick, run.record).ok);
  }
});

test('a card that comes from nowhere is noticed', () => {
  const { game: campaign } = beginCampaign(box, 'books', { keep: false });
  const ledger = new Ledger();
  ledger.write(campaign.facts);
  assert.deepEqual(ledger.differences(campaign), []);
  campaign.state.stash.cards.push('scope');
  campaign.state.stash.coupons++;
  campaign.state.stash.magazines.rifle++;
  assert.equal(ledger.differences(campaign).length, 3);
});

test('every recorded Campaign is played again by one of these tests', () => {
  assert.deepEqual(globSync('*.json', { cwd: folder }).sort(), [
    'a-death-on-the-way.json',
    'both-stories.json',
    'fourth-joins.json',
    'kept-the-bell.json',
    'lost-luhy.json',
    'setback.json',
    'sold-the-bell.json',
  ]);
});
