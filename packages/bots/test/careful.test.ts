import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box } from '@zonecrawl/content';
import { hash } from '@zonecrawl/engine/base';
import { type DecisionKind, stalkerId } from '@zonecrawl/engine/model';
import { imagine, viewFor } from '@zonecrawl/engine/view';
import { advise, carefulPlayer, errandsOf, type Player, randomPlayer } from '../src/index.ts';
import { otherwise, playWith, start, wins } from './games.ts';

const MISSIONS = Object.keys(box.missions);

/** Random answers, while the careful player is asked as well and must know a legal one. */
function asking(seed: string, kinds: Set<DecisionKind>, each: number): Player {
  const random = randomPlayer(seed);
  const careful = carefulPlayer(seed);
  let asked = 0;
  return (decision, imagined) => {
    const fresh = !kinds.has(decision.kind);
    kinds.add(decision.kind);
    return fresh || asked++ % each === 0 ? careful(decision, imagined) : random(decision);
  };
}

test('it has a legal answer to every kind of decision that random games reach', () => {
  const kinds = new Set<DecisionKind>();
  const usual: readonly DecisionKind[] = [
    'chooseLead',
    'nextTurn',
    'action',
    'step',
    'target',
    'bodyPart',
    'reroll',
    'masks',
    'criticalInjury',
    'prepare',
    'gain',
    'discard',
    'choice',
    'space',
    'leadToken',
    'tieOrder',
  ];
  for (let game = 0; game < 250 && !usual.every((kind) => kinds.has(kind)); game++) {
    const mission = MISSIONS[game % MISSIONS.length] ?? '';
    // playWith refuses what is not legal.
    playWith(start(mission, 1 + (game % 4), game), asking(`${game}`, kinds, 15), undefined, 600);
  }
  for (const kind of usual) assert.ok(kinds.has(kind), `${kind} never came up`);
});

test('it plays the same whatever lies hidden', () => {
  let compared = 0;
  for (const [index, mission] of MISSIONS.entries()) {
    let at = 0;
    playWith(
      start(mission, 1 + (index % 4), index + 50),
      randomPlayer(`${index}`),
      ({ game }, decision) => {
        if (at++ % 12 !== 0) return;
        const other = otherwise(game, at);
        const seats = game.state.stalkers.map(({ id }) => id);
        assert.deepEqual(viewFor(other, seats), viewFor(game, seats));
        const seen = carefulPlayer('eyes')(decision, (seed) => imagine(game, seed));
        const unseen = carefulPlayer('eyes')(decision, (seed) => imagine(other, seed));
        assert.deepEqual(unseen, seen, `${mission}, ${decision.kind}`);
        compared++;
      },
      240,
    );
  }
  assert.ok(compared > 80, `${compared}`);
});

test('advice is plain data: topics, good answers with reasons, the best of them first', () => {
  const play = start('a1', 2, 7);
  let actions = 0;
  playWith(
    play,
    carefulPlayer('advice'),
    ({ game }, decision) => {
      const advice = advise(imagine(game, 'advice'), decision);
      assert.deepEqual(JSON.parse(JSON.stringify(advice)), advice);
      assert.deepEqual(advice.good[0]?.answer, advice.best);
      for (const [index, { score }] of advice.good.entries()) {
        assert.ok(score <= (advice.good[index - 1]?.score ?? Number.POSITIVE_INFINITY));
      }
      if (decision.kind !== 'action') return;
      actions++;
      assert.ok(advice.topics.length > 0, 'an Action is chosen for a reason');
    },
    80,
  );
  assert.ok(actions > 10);
});

test('it asks the imagined game and leaves it as it is', () => {
  playWith(
    start('b2', 2, 3),
    carefulPlayer('x'),
    ({ game }, decision) => {
      const known = imagine(game, 'still');
      const before = hash(known.state);
      advise(known, decision);
      assert.equal(hash(known.state), before, decision.kind);
    },
    120,
  );
});

test('it finds something to do for the objective of every Mission that has one', () => {
  for (const mission of MISSIONS) {
    const { game } = start(mission, 2, 1);
    const { tasks, by } = errandsOf(game);
    if (box.missions[mission]?.objective) assert.ok(tasks.length > 0, mission);
    if (tasks.some(({ stop }) => stop.do !== 'wait')) assert.equal(by.size, 2, mission);
  }
});

test('it goes back from the objective to what can be done now', () => {
  const { game } = start('a1', 1, 1);
  const { open } = errandsOf(game);
  // Out with Dalik: he must be out of the cell, whose door gives way to a shoulder or a key.
  assert.deepEqual(
    open.filter(({ do: what }) => what === 'act').map(({ action }) => action),
    ['A1-06.ramDoor'],
  );
});

test('nobody leaves before the rest is done, and by a way that goes with it', () => {
  for (const [mission, ending, action] of [
    ['b3', 'both', 'B3-02.goDown'],
    ['a3', 'silenced', 'A3-03.takeBell'],
  ] as const) {
    const { game } = start(mission, 2, 1);
    const told = box.missions[mission] ?? assert.fail(mission);
    const endings = Object.entries(told.endings).map(([id, one]) => [id, { ...one, won: id === ending }]);
    const missions = { ...box.missions, [mission]: { ...told, endings: Object.fromEntries(endings) } };
    const { open, tasks } = errandsOf({ ...game, box: { ...game.box, missions } }, true);
    assert.ok(open.length > 0, mission);
    assert.ok(!open.some((stop) => stop.action === action), mission);
    assert.ok(!tasks.some(({ before }) => before.some(({ stop }) => stop.action === action)), mission);
  }
});

test('it does not plan to undo what opens the way: with the generator of A2 running, nobody cuts the engine', () => {
  const { game } = start('a2', 2, 1);
  const { mission } = game.state;
  mission.environment = mission.environment.map((one) =>
    one.card === 'A2-02' ? { ...one, face: 'b' } : one,
  );
  const actions = errandsOf(game, true).open.map(({ action }) => action);
  assert.ok(!actions.includes('A2-02.cutEngine'), actions.join());
});

test('it tells a way to win from a way that needs luck', () => {
  const { game } = start('a3', 2, 1);
  assert.equal(errandsOf(game, true).sure, true);
  const { mission } = game.state;
  // Without the bell there is nothing left to still or to sell.
  mission.environment = mission.environment.filter(({ card }) => card !== 'A3-03');
  assert.equal(errandsOf(game, true).sure, false);
});

test('it wins clearly more often than chance', () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  for (const [mission, stalkers] of [
    ['intro', 2],
    ['b1', 2],
    ['skirmish1', 1],
  ] as const) {
    const careful = wins(mission, stalkers, seeds, carefulPlayer);
    const random = wins(mission, stalkers, seeds, (seed) => randomPlayer(seed));
    assert.ok(
      lowest(careful, seeds.length) > highest(random, seeds.length),
      `${mission}: ${careful} and ${random} of 8`,
    );
  }
});

/** Wilson's interval at 80 % on each side: together the chance of being wrong is below 4 %. */
const Z = 0.84;
const spread = (share: number, games: number): number =>
  Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
const centre = (share: number, games: number): number => share + (Z * Z) / (2 * games);
const lowest = (won: number, games: number): number =>
  (centre(won / games, games) - spread(won / games, games)) / (1 + (Z * Z) / games);
const highest = (won: number, games: number): number =>
  (centre(won / games, games) + spread(won / games, games)) / (1 + (Z * Z) / games);

test('it plays any seat beside others', () => {
  const careful = carefulPlayer('seat');
  const random = randomPlayer('others');
  const play = playWith(start('b1', 3, 4), (decision, imagined) =>
    decision.who === stalkerId(1) ? careful(decision, imagined) : random(decision),
  );
  assert.notEqual(play.game.state.outcome, null);
});
