import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hash, seedRandom } from '@zonecrawl/engine/base';
import {
  answer,
  canUndo,
  type GameHistory,
  gameMode,
  giveInput,
  historyOf,
  loadGame,
  redo,
  saveGame,
  undo,
} from '@zonecrawl/engine/game';
import { reveals } from '@zonecrawl/engine/model';
import { beginAnyHistory, retell } from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';
import { anyAnswer, MISSIONS, missionStart, played, stateOf } from './games.ts';

const start = missionStart('skirmish1', 2, 'history');

/** A game with a way back, played on for so many inputs; hashes after each. */
function told(inputs: number, from = start): { history: GameHistory; hashes: string[] } {
  const history = beginAnyHistory(gameMode(box), stateOf(from));
  const random = seedRandom('history');
  const hashes = [hash(history.play.game.state)];
  while (history.play.decision && history.play.inputs.length < inputs) {
    const taken = giveInput(history, anyAnswer(random, history.play.decision));
    assert.ok(taken.ok);
    hashes.push(hash(history.play.game.state));
  }
  return { history, hashes };
}

const now = (history: GameHistory): string => hash(history.play.game.state);

test('undo to the start and redo to the end pass through the same states', () => {
  for (const mission of MISSIONS) {
    const { history, hashes } = told(120, missionStart(mission, 2, 'there and back'));
    const end = history.play.inputs.length;
    for (let i = end - 1; i >= 0; i--) {
      assert.deepEqual(undo(history, 'always'), { ok: true });
      assert.equal(now(history), hashes[i], `back to ${i}`);
    }
    assert.deepEqual(undo(history, 'always'), { ok: false, refusal: { refused: 'nothingToUndo' } });
    for (let i = 1; i <= end; i++) {
      assert.ok(redo(history).ok);
      assert.equal(now(history), hashes[i], `forth to ${i}`);
    }
    assert.deepEqual(redo(history), { ok: false, refusal: { refused: 'nothingToRedo' } });
  }
});

test('a whole game that is over can be undone, also by many inputs at once', () => {
  const { history, hashes } = told(10_000);
  assert.equal(history.play.decision, null);
  const end = history.play.inputs.length;
  for (const back of [1, 7, 40, end - 48]) {
    const target = history.play.inputs.length - back;
    assert.ok(undo(history, 'always', { inputs: back }).ok);
    assert.equal(now(history), hashes[target]);
  }
  while (redo(history).ok);
  assert.equal(now(history), hashes[end]);
  assert.equal(history.play.decision, null);
});

test('the decision after an undo is the one that was answered', () => {
  const { history } = told(25);
  const { decision } = history.play;
  const taken = giveInput(history, decision?.pick ? [] : 0);
  assert.ok(taken.ok);
  undo(history, 'always');
  assert.deepEqual(history.play.decision, decision);
});

test('undo is free back to what was revealed last, and says what it was', () => {
  const history = beginAnyHistory(gameMode(box), stateOf(start));
  const random = seedRandom('history');
  let last = -1;
  let revealing = 0;
  for (let i = 0; i < 150 && history.play.decision; i++) {
    const taken = giveInput(history, anyAnswer(random, history.play.decision));
    assert.ok(taken.ok);
    const fact = taken.facts.find(reveals);
    if (fact) {
      last = i;
      revealing++;
    }
    const reach = canUndo(history, 'off');
    assert.equal(reach.free, last < 0 ? i + 1 : i - last);
    assert.equal(reach.most, reach.free);
    if (fact) assert.deepEqual(reach.stop, { why: 'revealed', fact: fact.fact, input: i });
    assert.equal(canUndo(history, 'always').most, i + 1);
  }
  assert.ok(revealing > 5, 'something was revealed');
});

/** A game whose last input revealed something. */
function justRevealed(): GameHistory {
  const history = beginAnyHistory(gameMode(box), stateOf(start));
  const random = seedRandom('history');
  while (history.play.decision) {
    giveInput(history, anyAnswer(random, history.play.decision));
    if (history.revealed.at(-1) && history.play.inputs.length > 20) return history;
  }
  assert.fail('nothing was revealed');
}

test('past what was revealed the table rule counts: off, by consent, always', () => {
  const history = justRevealed();
  const input = history.play.inputs.length - 1;
  const fact = history.revealed[input];
  const before = now(history);
  assert.deepEqual(undo(history, 'off'), { ok: false, refusal: { refused: 'revealed', fact, input } });
  assert.deepEqual(undo(history, 'off', { consent: true }), {
    ok: false,
    refusal: { refused: 'revealed', fact, input },
  });
  assert.deepEqual(undo(history, 'consent'), {
    ok: false,
    refusal: { refused: 'needsConsent', fact, input },
  });
  assert.equal(now(history), before, 'a refused undo changes nothing');
  assert.ok(undo(history, 'consent', { consent: true }).ok);
  assert.ok(redo(history).ok);
  assert.equal(now(history), before, 'what was revealed is the same again');
  assert.ok(undo(history, 'always').ok);
});

test('another answer after an undo forgets what was undone; the same one keeps it', () => {
  const { history } = told(60);
  undo(history, 'always', { inputs: 3 });
  const next = history.undone.at(-1);
  assert.ok(next !== undefined);
  assert.ok(giveInput(history, next).ok);
  assert.equal(history.undone.length, 2, 'the very same input is a redo');
  const { decision } = history.play;
  const again = history.undone.at(-1);
  const other = decision?.options.findIndex((_, index) => index !== again) ?? -1;
  assert.ok(decision && !decision.pick && other >= 0, 'the seed leads to a choice here');
  assert.ok(giveInput(history, other).ok);
  assert.equal(history.undone.length, 0);
});

test('a refused answer changes neither the game nor what can be redone', () => {
  const { history } = told(40);
  undo(history, 'always', { inputs: 2 });
  const before = now(history);
  assert.ok(!giveInput(history, 9999).ok);
  assert.equal(now(history), before);
  assert.equal(history.undone.length, 2);
});

test('a loaded game can be undone to its beginning when its start is known, else to where it was loaded', () => {
  const play = played(start, 50);
  const loaded = loadGame(box, JSON.parse(JSON.stringify(saveGame(play, start))));
  assert.ok(loaded.ok && loaded.save.start);
  const whole = retell(gameMode(box), loaded.save.start, loaded.save.inputs)?.history;
  assert.ok(whole);
  assert.equal(now(whole), hash(play.game.state));
  assert.ok(undo(whole, 'always', { inputs: 50 }).ok);
  const history = historyOf(loaded.play);
  assert.deepEqual(undo(history, 'always'), { ok: false, refusal: { refused: 'nothingToUndo' } });
});

test('in a long game few checkpoints are kept, and the beginning is one of them', () => {
  const { history } = told(400, missionStart('skirmish2', 4, 'long'));
  assert.ok(history.play.inputs.length > 100);
  assert.ok(history.waypoints.length <= 48);
  assert.equal(history.waypoints[0]?.inputs, 0);
});

test('a save is the same whether every step was copied or one in many', () => {
  for (const mission of MISSIONS) {
    const from = missionStart(mission, 2, 'saves');
    const history = beginAnyHistory(gameMode(box), stateOf(from));
    const random = seedRandom('saves');
    let copied = 0;
    const play = played(from, 0);
    while (history.play.decision && history.play.inputs.length < 80) {
      const { base } = history.play;
      const input = anyAnswer(random, history.play.decision);
      assert.ok(giveInput(history, input).ok && answer(play, input).ok);
      if (history.play.base !== base) copied++;
      if (play.inputs.length % 9 === 0)
        assert.deepEqual(saveGame(history.play, from), saveGame(play, from), `after ${play.inputs.length}`);
    }
    assert.ok(copied <= 80 / 9 + 1, `${copied} copies`);
  }
});
