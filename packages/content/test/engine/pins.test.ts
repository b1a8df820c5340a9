/** What a Mission says about places of the map, and what to do next, as every seat sees it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spaceId } from '@zonecrawl/engine/board';
import { beginGame, setUp } from '@zonecrawl/engine/game';
import { plainLoadouts } from '@zonecrawl/engine/mission';
import type { GameState, Option } from '@zonecrawl/engine/model';
import { type Pin, type View, viewFor } from '@zonecrawl/engine/view';
import { box } from '../../src/index.ts';
import { playAtRandom } from './randomGames.ts';

type ActionOption = Extract<Option, { readonly is: 'action' }>;

const A1 = { mission: 'a1', stalkers: plainLoadouts(box, ['borsuk', 'mamon']), seed: 'pins' };

/** A1 right after its set-up, with the state changed. */
function looksLike(change: (state: GameState) => void = () => undefined): View {
  const set = setUp(box, { from: 'mission', setup: A1 });
  if (!set.ok) assert.fail(JSON.stringify(set.problems));
  change(set.state);
  return viewFor(beginGame(box, set.state, { keep: false }).game, []);
}

const SOMEWHERE = spaceId(3);

const pinOf = (pins: readonly Pin[], id: string): Pin => pins.find((pin) => pin.id === id) ?? assert.fail(id);

test('MI4 the Actions of cards on the map and the ways out are pinned, open or not', () => {
  const { pins } = looksLike();
  assert.equal(pinOf(pins, 'A1-02.liftBar').open, true);
  assert.equal(pinOf(pins, 'A1-06.ramDoor').cost, 'standard');
  assert.equal(pinOf(pins, 'A1-06.unlock').open, false, 'nobody has the key');
  assert.equal(pinOf(pins, 'A1-03.enterShack').is, 'entering');
  const leave = pinOf(pins, 'leave');
  assert.equal(leave.is, 'exit');
  assert.equal(leave.open, false, 'not without Dalik');
  assert.ok(leave.spaces.length > 0);
  assert.ok(!pins.some(({ id }) => id === 'takeKey'), 'where the key is, nobody knows yet');
});

test('MI4 whoever has what an Action takes opens it for the team', () => {
  const { pins } = looksLike(({ stalkers }) => stalkers[0]?.findings.push('cell-key'));
  assert.equal(pinOf(pins, 'A1-06.unlock').open, true);
});

test('the next aim is the first that is not reached', () => {
  assert.equal(looksLike().aim?.id, 'findKey');
  assert.equal(looksLike(({ stalkers }) => stalkers[0]?.findings.push('cell-key')).aim?.id, 'freeDalik');
  const lies = looksLike(({ mission }) => mission.tokens.push({ token: 'cell-key', space: SOMEWHERE }));
  assert.deepEqual(lies.aim, { id: 'fetchKey', progress: null, spaces: [SOMEWHERE] });
  assert.deepEqual(pinOf(lies.pins, 'takeKey').spaces, [SOMEWHERE]);
});

test('MI4 whatever a Mission offers in a Turn is pinned where the Stalker stands, and open', () => {
  let offered = 0;
  for (let seed = 0; seed < 30; seed++) {
    playAtRandom(seed, 150, ({ game, decision }) => {
      if (decision?.kind !== 'action') return;
      const { pins, stalkers } = viewFor(game, []);
      const stands = stalkers.find(({ id }) => id === decision.who)?.space;
      const actions = decision.options.filter((option): option is ActionOption => option.is === 'action');
      for (const { action } of actions) {
        const pinned = pins.filter(({ id }) => id === action);
        if (pinned.length === 0) continue;
        offered += 1;
        assert.ok(
          pinned.some(
            ({ spaces, open }) => open && stands !== undefined && stands !== null && spaces.includes(stands),
          ),
          `${action} on ${stands}`,
        );
      }
    });
  }
  assert.ok(offered > 0, 'it came up');
});
