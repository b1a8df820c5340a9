import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { box } from '@zonecrawl/content';
import { costOf, outfit } from '@zonecrawl/engine/mission';
import { groupFor, termsFor } from '../src/balance/gear.ts';
import { drawPlot, readFigures } from '../src/balance/page.ts';
import { wilson } from '../src/balance/report.ts';
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
    assert.ok(costOf(box, termsFor(box, 'a2'), team) <= termsFor(box, 'a2').coupons);
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
