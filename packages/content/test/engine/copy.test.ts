import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyState } from '@zonecrawl/engine/game';
import { checkpointOf } from '@zonecrawl/engine/kernel';
import { MISSIONS, missionStart, played } from './games.ts';

/** What a copy may share with its original, because rules replace it and never change it. */
const SHARED = [
  /^map$/,
  /^agenda\.\d+$/,
  /^options$/,
  /^random\.key$/,
  /^overlays\.\d+\.symbols$/,
  /\.covers\.\d+$/,
  /^bolts\.\d+$/,
  /^artifacts\.\d+\.on$/,
  /^outcome$/,
  /^moving$/,
  /^mission\.met$/,
  /^mission\.environment$/,
];

function shared(one: unknown, other: unknown, path: string): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  if (one === other) return SHARED.some((pattern) => pattern.test(path)) ? [] : [path];
  return Object.keys(one).flatMap((key) =>
    shared(Reflect.get(one, key), Reflect.get(other, key), path === '' ? key : `${path}.${key}`),
  );
}

test('a copy is equal to its original at every decision and shares nothing that rules change', () => {
  for (const mission of MISSIONS) {
    played(missionStart(mission, 3, 'copy'), 150, ({ game: { state } }) => {
      const copy = copyState(state);
      assert.deepEqual(copy, state);
      assert.deepEqual(shared(state, copy, ''), []);
    });
  }
});

test('playing on leaves every earlier checkpoint as it was', () => {
  const kept = new Map<object, string>();
  const check = (): void => {
    for (const [checkpoint, text] of kept) assert.equal(JSON.stringify(checkpoint), text);
  };
  const play = played(missionStart('skirmish1', 2, 'checkpoints'), 120, (under) => {
    const { checkpoint } = checkpointOf(under);
    if (!kept.has(checkpoint)) kept.set(checkpoint, JSON.stringify(checkpoint));
  });
  assert.ok(play.inputs.length > 20);
  check();
});
