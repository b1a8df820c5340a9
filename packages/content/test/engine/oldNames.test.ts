/** What 0.1.0 called otherwise is still read, and can be spelled as it was. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST, spelled } from '@zonecrawl/engine/game';
import { setUpMission } from '@zonecrawl/engine/mission';
import { buildPosition } from '@zonecrawl/engine/position';
import { stateNow } from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';

const position = (colour: string, token: string): unknown => ({
  board: { tiles: [{ id: '2', x: 0, y: 0, turn: 0 }] },
  stalkers: [{ card: 'milady', at: '2:y' }],
  kinds: { snork: { colours: [colour], pool: 2 } },
  unknown: [{ at: '2:f', tokens: ['x', token] }],
  decks: { unknown: [token, 'x'] },
});

const built = (file: unknown) => {
  const made = buildPosition(box, file);
  assert.ok(made.ok, JSON.stringify(made));
  return made.state;
};

test('E2 a position with the colours of 0.1.0 is read as one with those of now', () => {
  const then = built(position('pack', 'horde-1-east'));
  assert.deepEqual(then, built(position('yellow', 'blue-1-east')));
  assert.deepEqual(then.kinds[0]?.colours, ['yellow']);
  assert.deepEqual(then.unknown[0]?.tokens, ['x', 'blue-1-east']);
  assert.equal(buildPosition(box, position('crimson', 'x')).ok, false);
});

test('E2 a state spelled as 0.1.0 did has its four words, and is read back as it was', () => {
  const state = setUpMission(box, { mission: 'skirmish1', stalkers: [{ stalker: 'milady' }], seed: 'old' });
  const { format, box: version, ...then } = { format: 0, box: '', ...spelled(state, FIRST) };
  assert.deepEqual([format, version], [1, '1']);
  const text = JSON.stringify(then);
  assert.match(text, /"colours":\["horde","pack"\]/);
  assert.match(text, /"boss-1-north"/);
  assert.doesNotMatch(text, /(green|red|yellow|blue)-1-/);
  assert.deepEqual(stateNow(then), { ...state });
});
