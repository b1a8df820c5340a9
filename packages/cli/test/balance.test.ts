import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { box } from '@zonecrawl/content';
import { outfit, teamCost } from '@zonecrawl/engine/mission';
import { groupFor, termsFor } from '../src/balance/gear.ts';
import { drawPlot, readFigures } from '../src/balance/page.ts';
import { paysOf } from '../src/balance/pays.ts';
import { type MissionFigures, wilson } from '../src/balance/report.ts';
import { signTest } from '../src/balance/signTest.ts';
import { survivalBalance } from '../src/balance/survival.ts';
import { GameWatch } from '../src/balance/watch.ts';
import { startOf } from '../src/sim/games.ts';
import { playGame } from '../src/sim/playGame.ts';
import { zone } from './zone.ts';

const folder = mkdtempSync(join(tmpdir(), 'zone-balance-'));
after(() => rmSync(folder, { recursive: true }));

test("Wilson's interval holds the share and narrows with more games", () => {
  const [low, high] = wilson(50, 100);
  assert.ok(Math.abs(low - 0.404) < 0.001 && Math.abs(high - 0.596) < 0.001);
  assert.equal(wilson(0, 10)[0], 0);
  assert.ok(wilson(0, 10)[1] > 0.2, 'ten losses prove little');
  const wide = wilson(5, 10);
  assert.ok(wide[1] - wide[0] > high - low);
});

test('C8 a group has more to spend the later in its story a Mission comes', () => {
  const coupons = ['a1', 'b1', 'intro', 'a2', 'b3'].map((mission) => termsFor(box, mission).coupons);
  assert.deepEqual(coupons, [5000, 5000, 5000, 8000, 11_000]);
  for (const stalkers of [1, 2, 3, 4]) {
    const team = groupFor(box, 'a2', stalkers, 'x');
    assert.equal(new Set(team.map(({ stalker }) => stalker)).size, stalkers);
    assert.ok(teamCost(box, termsFor(box, 'a2'), team) <= termsFor(box, 'a2').coupons);
    assert.deepEqual(
      team,
      outfit(
        box,
        termsFor(box, 'a2'),
        team.map(({ stalker }) => stalker),
      ),
    );
  }
});

test('balance plays, reports and draws; the same seed gives the same figures', () => {
  const args = [
    'balance',
    '--mission',
    'intro',
    '--stalkers',
    '1,2',
    '--games',
    '2',
    '--processes',
    '1',
    '--json',
  ];
  const { code, out } = zone(...args);
  assert.equal(code, 0);
  const figures = readFigures(JSON.parse(out));
  assert.deepEqual(
    figures.map(({ mission, stalkers, games }) => [mission, stalkers, games]),
    [
      ['intro', 1, 2],
      ['intro', 2, 2],
    ],
  );
  for (const { wins, winRate, from, to, rounds, endings } of figures) {
    assert.ok(from <= winRate && winRate <= to && wins === winRate * 2 && rounds > 0);
    assert.equal(
      Object.values(endings).reduce((sum, count) => sum + count, 0),
      2,
    );
  }
  assert.equal(zone(...args).out, out);
  const file = join(folder, 'figures.json');
  writeFileSync(file, out);
  const page = join(folder, 'balance.md');
  assert.equal(zone('balance', file, '--page', page).code, 0);
  assert.deepEqual(readdirSync(folder).sort(), ['balance-careful.svg', 'balance.md', 'figures.json']);
  assert.ok(readFileSync(page, 'utf8').includes('| intro | 2 | 2 |'));
  assert.equal(drawPlot(figures).match(/<rect/g)?.length, 4, 'paper, the wanted band and two bars');
});

test('balance --goal plays for an ending, and the page compares bots and says what endings pay', () => {
  const few = ['--mission', 'intro', '--stalkers', '1', '--games', '2', '--processes', '1', '--json'];
  const files = [['--goal', 'all'], [], ['--bot', 'random']].map((args, index) => {
    const { code, out, err } = zone('balance', ...few, ...args);
    assert.equal(code, 0, err);
    const file = join(folder, `part${index}.json`);
    writeFileSync(file, out);
    return file;
  });
  const [told] = readFigures(JSON.parse(readFileSync(files[0] ?? '', 'utf8')));
  assert.equal(told?.goal, 'success');
  assert.equal(told?.results.length, 2);
  const page = join(folder, 'duel.md');
  assert.equal(zone('balance', ...files, '--page', page).code, 0);
  const text = readFileSync(page, 'utf8');
  assert.match(text, /## random against careful/);
  assert.match(text, /\| intro \| success \| won \|/);
  assert.match(zone('balance', ...few, '--goal', 'fatality').err, /not won with/);
});

test('what an ending pays is its coupons and what its epilogue brings, also what depends on something', () => {
  const draw = { deed: 'gain', gift: { gift: 'draw', deck: 'weapons', tier: 2 } } as const;
  const when = { claim: 'flag', flag: 'x', is: 'atLeast', value: 1 } as const;
  assert.equal(paysOf({ won: false }), 'nothing');
  assert.equal(
    paysOf({
      won: true,
      coupons: 500,
      epilogue: [draw, { deed: 'if', when, deeds: [{ deed: 'coupons', by: 9 }] }],
    }),
    '500 coupons; a card of weapons, Tier 2; perhaps 9 coupons',
  );
});

test('the sign test knows chance from skill', () => {
  assert.equal(signTest(0, 0), 1);
  assert.equal(signTest(3, 3), 1);
  assert.ok(Math.abs(signTest(5, 0) - 0.0625) < 1e-9);
  assert.ok(signTest(33, 9) < 0.001 && signTest(9, 33) === signTest(33, 9));
});

test('ZS5 balance of Zone Survival counts by scenario, map, pair and team, and says what is off the mark', () => {
  const of = (mission: string, stalkers: number, games: number, wins: number): MissionFigures => ({
    ...{ mission, stalkers, games, wins, bot: 'careful', winRate: wins / games, from: 0, to: 1 },
    ...{ rounds: 8, hpLost: 0, injuries: 0, coupons: 0, endings: {}, killedBy: {}, neverMet: [], odd: {} },
    results: '',
  });
  const found = survivalBalance('careful', [
    of('zs.giant.mere', 1, 100, 45),
    of('zs.giant.heart', 2, 100, 45),
    of('zs.feud.mere', 2, 100, 2),
    of('zs.feud.heart', 2, 2, 2),
  ]);
  assert.deepEqual([found.all.games, found.all.wins], [302, 94]);
  assert.equal(found.scenarios['giant']?.winRate, 0.45);
  assert.deepEqual(Object.keys(found.maps), ['mere', 'heart']);
  assert.equal(found.sizes['1']?.games, 100);
  assert.equal(found.pairs['feud.mere']?.wins, 2);
  assert.deepEqual(found.off, ['feud', 'feud.mere'], 'two games prove nothing');
});

test('ZS5 balance --survival plays the scenarios and maps that were asked for', () => {
  const games = ['--stalkers', '1', '--games', '1', '--processes', '1', '--json'];
  const { code, out, err } = zone(
    'balance',
    '--survival',
    '--scenario',
    'giant',
    '--map',
    'mere,heart',
    ...games,
  );
  assert.equal(code, 0, err);
  const found: unknown = JSON.parse(out);
  assert.ok(typeof found === 'object' && found !== null && 'pairs' in found);
  assert.deepEqual(Object.keys(found.pairs ?? {}), ['giant.mere', 'giant.heart']);
  assert.match(zone('balance', '--survival', '--mission', 'a1').err, /does not go/);
  assert.match(zone('balance', '--map', 'nowhere').err, /There is no map/);
});

test('a file that holds no figures, or a Mission there is not, is told', () => {
  const file = join(folder, 'other.json');
  writeFileSync(file, '[{"mission":"a1"}]');
  assert.match(zone('balance', file).err, /no figures/);
  assert.match(zone('balance', '--mission', 'zz').err, /There is no Mission/);
});

test('a game in which the objective comes no nearer is found', () => {
  const watch = new GameWatch();
  const found: string[] = [];
  const choice = { mission: 'intro', stalkers: 1, bot: 'careful', seed: 1 };
  // Nobody does anything but get ready.
  playGame(
    box,
    startOf(box, choice),
    ({ options, pick }) => {
      const ready = options.findIndex((option) => option.is === 'action' && option.action === 'prepare');
      const over = options.findIndex((option) => option.is === 'say' && option.say === 'endTurn');
      return pick ? [] : Math.max(0, over >= 0 ? over : ready);
    },
    {
      facts: (facts, play) => {
        watch.tell(facts, play);
        found.push(...watch.figures(play).odd);
      },
    },
  );
  assert.ok(found.includes('noProgress'), [...new Set(found)].join());
});
