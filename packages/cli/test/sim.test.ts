import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box } from '@zonecrawl/content';
import { hash } from '@zonecrawl/engine/base';
import { parseGameRecord, replayGame } from '@zonecrawl/engine/game';
import type { Fact } from '@zonecrawl/engine/model';
import { universeOf } from '../src/fired/universe.ts';
import { playerOf, startOf } from '../src/sim/games.ts';
import { playGame } from '../src/sim/playGame.ts';
import { simulate } from '../src/sim/simulate.ts';
import { randomTeam } from '../src/sim/team.ts';

const missions = Object.keys(box.missions);

test('300 random games with 1 to 4 Stalkers break nothing', () => {
  const tally = simulate(box, {
    missions,
    sizes: [1, 2, 3, 4],
    bot: 'random',
    games: 300,
    seed: 1,
    checkEvery: 1,
  });
  const [failure] = tally.failures;
  assert.equal(failure, undefined, `${failure?.command}: ${failure?.what}`);
  assert.equal(tally.wins + tally.losses, 300);
});

test('the same choice plays the same game', () => {
  const game = (): string[] => {
    const told: Fact[] = [];
    const choice = { mission: 'skirmish3', stalkers: 3, bot: 'random', seed: 12 };
    playGame(box, startOf(box, choice), playerOf(choice), { facts: (facts) => told.push(...facts) });
    return told.map((fact) => hash(fact));
  };
  assert.deepEqual(game(), game());
});

test('a game that fails leaves a record that leads to the same place', () => {
  const choice = { mission: 'skirmish1', stalkers: 2, bot: 'random', seed: 3 };
  const player = playerOf(choice);
  let answers = 0;
  const played = playGame(box, startOf(box, choice), (decision, imagine) => {
    if (++answers > 20) throw new Error('a player fell asleep');
    return player(decision, imagine);
  });
  assert.equal(played.failure?.why, 'crash');
  assert.equal(played.failure.at, 20);
  const parsed = parseGameRecord(box, JSON.parse(JSON.stringify(played.record)));
  assert.ok(parsed.ok);
  const replayed = replayGame(box, parsed.record);
  assert.ok(replayed.ok);
  assert.equal(replayed.play.inputs.length, 20);
});

test('an answer that is not legal, and a game without end, are failures too', () => {
  const choice = { mission: 'skirmish1', stalkers: 1, bot: 'random', seed: 4 };
  const wrong = playGame(box, startOf(box, choice), () => -1);
  assert.equal(wrong.failure?.why, 'refused');
  const endless = playGame(box, startOf(box, choice), playerOf(choice), { mostInputs: 10 });
  assert.equal(endless.failure?.why, 'stuck');
});

test('random teams carry what fits, and no card more often than the box has it', () => {
  for (let seed = 0; seed < 200; seed++) {
    const team = randomTeam(box, 4, `${seed}`);
    assert.equal(new Set(team.map(({ stalker }) => stalker)).size, 4);
    const cards = team.flatMap(
      ({ weapon, armor, armorAttachment, weaponAttachments, artifacts, backpack }) => [
        ...[weapon, armor, armorAttachment].filter((card) => card !== undefined),
        ...(weaponAttachments ?? []),
        ...(artifacts ?? []),
        ...(backpack ?? []),
      ],
    );
    for (const card of cards) {
      const decks = [box.weapons, box.armors, box.attachments, box.artifacts, box.items];
      const copies = decks.map((deck) => deck[card]?.copies ?? 0).reduce((sum, each) => sum + each, 0);
      assert.ok(cards.filter((other) => other === card).length <= copies, card);
    }
  }
});

test('everything there is has a key of its own', () => {
  const all = universeOf(box);
  for (const key of [
    'stalkers/milady',
    'weapons/ptm/quickShot',
    'enemies/snork',
    'endings/skirmish1/success',
  ]) {
    assert.ok(all.has(key), key);
  }
});
