/**
 * Who plays better, by whole games. Both play the same games, so only those count that one of them wins and the other does
 * not; seeds are fixed, so it comes out the same every time, until somebody changes a player.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FIRST_SHOP, type ShopTerms } from '@zonecrawl/engine/mission';
import { carefulPlayer, type Player, plannerPlayer, randomPlayer } from '../src/index.ts';
import { playWith, start } from './games.ts';

interface Contest {
  readonly mission: string;
  readonly stalkers: number;
  /** What a group can buy by then. */
  readonly terms: ShopTerms;
  readonly games: number;
  /** So many of them the planner plays, too, which takes its time. */
  readonly planned: number;
}

const SECOND: ShopTerms = { ...FIRST_SHOP, coupons: 8000, tier: 2 };
const THIRD: ShopTerms = { ...FIRST_SHOP, coupons: 11_000, tier: 3 };

const CONTESTS: readonly Contest[] = [
  { mission: 'a1', stalkers: 2, terms: FIRST_SHOP, games: 40, planned: 20 },
  { mission: 'a2', stalkers: 1, terms: SECOND, games: 40, planned: 24 },
  { mission: 'a3', stalkers: 1, terms: THIRD, games: 40, planned: 40 },
];

/** A quarter of the imagined games it has at a table: it must do with less here, and still be the better player. */
const QUICK = { samples: 3 };

/** Other games than those by which the contests and their lengths were chosen. */
const FIRST_SEED = 1001;

type Results = readonly boolean[];

function resultsOf(
  { mission, stalkers, terms }: Contest,
  games: number,
  player: (seed: string) => Player,
): Results {
  return Array.from({ length: games }, (_, n) => {
    const seed = FIRST_SEED + n;
    const { game } = playWith(start(mission, stalkers, seed, terms), player(`stronger ${seed}`));
    return game.state.outcome?.won === true;
  });
}

/** The chance that one no better than the other wins so many more of the games only one of them wins (sign test). */
function luck(better: Results, worse: Results): number {
  const more = better.filter((won, n) => won && !worse[n]).length;
  const less = worse.filter((won, n) => won && !better[n]).length;
  let chance = 0;
  for (let k = more; k <= more + less; k++) chance += choose(more + less, k) / 2 ** (more + less);
  return chance;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

const count = (results: Results): number => results.filter((won) => won).length;

describe('who plays better', () => {
  it('the measure itself: luck alone can bring this about so often', () => {
    const won = (n: number, of: number): Results => Array.from({ length: of }, (_, i) => i < n);
    assert.equal(luck(won(10, 10), won(0, 10)), 1 / 1024);
    assert.equal(luck(won(3, 10), won(3, 10)), 1, 'no difference proves nothing');
    assert.ok(luck(won(5, 10), won(8, 10)) > 0.5, 'nor does being worse');
  });

  const all: { readonly planner: boolean[]; readonly careful: boolean[] } = { planner: [], careful: [] };

  for (const contest of CONTESTS) {
    const { mission, stalkers, games, planned } = contest;
    const where = `${mission} with ${stalkers}`;
    let careful: Results = [];

    it(`careful beats random: ${where}`, () => {
      careful = resultsOf(contest, games, carefulPlayer);
      const random = resultsOf(contest, games, (seed) => randomPlayer(seed));
      const told = `${count(careful)} and ${count(random)} of ${games}`;
      assert.ok(luck(careful, random) < 0.001, told);
    });

    it(`planner is not worse than careful: ${where}`, () => {
      const planner = resultsOf(contest, planned, (seed) => plannerPlayer(seed, QUICK));
      const same = careful.slice(0, planned);
      all.planner.push(...planner);
      all.careful.push(...same);
      const told = `${count(planner)} and ${count(same)} of ${planned}`;
      assert.ok(luck(same, planner) > 0.05, told);
    });
  }

  it('planner beats careful, over all of them', () => {
    const told = `${count(all.planner)} and ${count(all.careful)} of ${all.planner.length}`;
    assert.ok(luck(all.planner, all.careful) < 0.001, told);
  });
});
