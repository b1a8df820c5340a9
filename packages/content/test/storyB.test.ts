/** The second story: what one Mission leaves to the next. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { beginGame } from '@zonecrawl/engine/game';
import { plainLoadouts, setUpMission } from '@zonecrawl/engine/mission';
import type { GameState } from '@zonecrawl/engine/model';
import { box } from '../src/index.ts';

describe('C8 what one Mission of the story leaves to the next', () => {
  const comingFrom = (mission: string, story: Readonly<Record<string, number>>): GameState => {
    const stalkers = plainLoadouts(box, ['palkan']);
    const state = setUpMission(box, { mission, stalkers, seed: 'story', campaign: { story } });
    return beginGame(box, state, { keep: true }).game.state;
  };
  const many = ({ enemies }: GameState, card: string): number =>
    enemies.filter((enemy) => enemy.card === card).length;

  test('each step Luhy was helped is a loaf for the Beggar', () => {
    assert.deepEqual(comingFrom('b2', {}).stalkers[0]?.findings, []);
    assert.deepEqual(comingFrom('b2', { luhy: 1 }).stalkers[0]?.findings, ['bread']);
    assert.deepEqual(comingFrom('b2', { luhy: 2 }).stalkers[0]?.findings, ['bread', 'bread']);
  });

  test('a Beggar that was fed has spoken for you; one that got away has moved into the Institute', () => {
    const alone = comingFrom('b3', {});
    assert.equal(many(alone, 'izlom'), 0);
    assert.equal(many(comingFrom('b3', { beggar: 1 }), 'zombie'), many(alone, 'zombie'));
    assert.equal(many(comingFrom('b3', { beggar: 2 }), 'zombie'), many(alone, 'zombie') - 1);
    assert.equal(many(comingFrom('b3', { beggarLoose: 1 }), 'izlom'), 1);
  });

  test('however a Mission of the story ends, the next one is on the map', () => {
    for (const [mission, next] of [
      ['b1', 'b2'],
      ['b2', 'b3'],
    ] as const) {
      for (const { epilogue = [] } of Object.values(box.missions[mission]?.endings ?? {})) {
        assert.ok(epilogue.some((deed) => deed.deed === 'location' && deed.location === next));
      }
    }
  });
});
