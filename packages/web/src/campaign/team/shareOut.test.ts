import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { amongContacts, type Led } from '../../../test/campaign.ts';
import { DONE, optionsOf } from '../state/store.ts';
import { nextShare } from './shareOut.ts';

async function equipped(): Promise<Led> {
  const led = await amongContacts();
  const { campaign, take } = led;
  await take({ is: 'contact', contact: 'sidorovich' });
  const buy = async (wanted: (card: string) => boolean, many: number) => {
    for (let bought = 0; bought < many; bought += 1) {
      const [ware] = optionsOf(campaign.decision.value?.options ?? [], 'buy')
        .filter(({ card }) => wanted(card))
        .toSorted((one, other) => one.price - other.price);
      assert.ok(ware);
      await take(ware);
    }
  };
  await buy((card) => box.weapons[card]?.ammo === 'pistol', 1);
  await buy((card) => box.weapons[card]?.ammo === 'shotgun', 1);
  await buy((card) => box.weapons[card] !== undefined, 1);
  await buy((card) => box.items[card] !== undefined, 4);
  for (const magazine of ['pistol', 'shotgun'] as const) {
    const [option] = optionsOf(campaign.decision.value?.options ?? [], 'buyMagazine').filter(
      (one) => one.magazine === magazine,
    );
    assert.ok(option);
    await take(option);
  }
  await take(DONE);
  await take(DONE);
  assert.equal(campaign.decision.value?.kind, 'muster');
  return led;
}

async function shareAll({ campaign, take }: Led): Promise<number> {
  for (let moves = 0; moves < 100; moves += 1) {
    const update = campaign.update.value;
    assert.ok(update);
    const move = nextShare(box, update.view, update.decision);
    if (move === null) return moves;
    await take(move);
  }
  return assert.fail('it never ends');
}

describe('sharing out', () => {
  it('C7 gives everybody an Armor and a Weapon, and Magazines to those who can use them', async () => {
    const led = await equipped();
    await shareAll(led);
    const team = led.campaign.view.value?.exploration.team ?? [];
    assert.equal(team.length, 3);
    for (const seat of team) {
      assert.ok(seat.weapon !== undefined && seat.armor !== undefined, `${seat.stalker} goes without`);
      for (const [magazine, count] of Object.entries(seat.magazines ?? {}))
        assert.ok(
          count === 0 || box.weapons[seat.weapon]?.ammo === magazine,
          `${seat.stalker} has ${magazine}`,
        );
    }
    assert.equal(
      team.reduce((sum, { magazines }) => sum + (magazines?.pistol ?? 0), 0),
      1,
    );
  });

  it('C7 sends Magazines after the Weapon they fit when it has gone to somebody else', async () => {
    const led = await equipped();
    const { campaign, take } = led;
    const [first, second] = campaign.view.value?.group ?? [];
    assert.ok(first !== undefined && second !== undefined);
    await take({ is: 'enlist', stalker: first });
    await take({ is: 'enlist', stalker: second });
    const give = (from: number | null, to: number) => {
      const [move] = optionsOf(campaign.decision.value?.options ?? [], 'move').filter(
        (one) =>
          one.from === from &&
          one.to === to &&
          one.slot === 'weapon' &&
          box.weapons[one.card]?.ammo === 'pistol',
      );
      return take(move ?? assert.fail('no pistol'));
    };
    await give(null, 0);
    await take({ is: 'moveMagazine', magazine: 'pistol', from: null, to: 0 });
    await give(0, 1);
    await shareAll(led);
    const carried = campaign.view.value?.exploration.team.map(({ magazines }) => magazines?.pistol ?? 0);
    assert.deepEqual(carried?.slice(0, 2), [0, 1]);
  });

  it('spreads Items evenly', async () => {
    const led = await equipped();
    await shareAll(led);
    const packed =
      led.campaign.view.value?.exploration.team.map(({ backpack = [] }) => backpack.length) ?? [];
    assert.ok(Math.max(...packed) - Math.min(...packed) <= 1, packed.join());
    assert.equal(
      packed.reduce((sum, count) => sum + count, 0),
      4,
    );
  });

  it('makes legal moves only, all of which can be taken back', async () => {
    const led = await equipped();
    const before = led.campaign.view.value;
    const moves = await shareAll(led);
    await led.campaign.undo(moves);
    assert.deepEqual(led.campaign.view.value, before);
  });

  it('leaves at home whom the players left at home', async () => {
    const led = await equipped();
    await led.take({ is: 'enlist', stalker: 'velet' });
    await shareAll(led);
    assert.deepEqual(
      led.campaign.view.value?.exploration.team.map(({ stalker }) => stalker),
      ['velet'],
    );
  });
});
