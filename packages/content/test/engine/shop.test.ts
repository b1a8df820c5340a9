import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  backpackOf,
  FIRST_SHOP,
  outfit,
  setUpMission,
  startingArmor,
  teamCost,
  teamRefusal,
} from '@zonecrawl/engine/mission';
import type { Loadout } from '@zonecrawl/engine/model';
import { box } from '../../src/index.ts';

const jacket = startingArmor(box) ?? '';
const seat = (more: Partial<Loadout> = {}): Loadout => ({ stalker: 'milady', armor: jacket, ...more });
const refusal = (...team: Loadout[]) => teamRefusal(box, FIRST_SHOP, team)?.reason;

describe('equipping a team', () => {
  it('C2 the first Armor is free, everything else costs its value', () => {
    assert.equal(teamCost(box, FIRST_SHOP, [seat()]), 0);
    assert.equal(teamCost(box, FIRST_SHOP, [seat({ weapon: 'akm-74u', backpack: ['first-aid-kit'] })]), 1300);
    assert.equal(teamCost(box, FIRST_SHOP, [seat({ armor: 'ps5-m' })]), 2500);
    assert.equal(teamCost(box, FIRST_SHOP, [seat({ magazines: { rifle: 2 } })]), 1000);
  });

  it('C2 the coupons are for the whole team', () => {
    const dear = seat({ armor: 'ps5-m', weapon: 'akm-74u' });
    assert.equal(refusal(dear, seat({ weapon: 'akm-74u' })), undefined);
    assert.equal(refusal(dear, seat({ weapon: 'akm-74u', magazines: { rifle: 2 } })), 'noCoupons');
  });

  it('EQ9 better tiers are not on sale yet', () =>
    assert.equal(refusal(seat({ weapon: 'dp-12' })), 'tierNotSold'));

  it('EQ3 a Backpack holds six cards, more for some', () => {
    const six = ['bread', 'bread', 'bread', 'bread', 'energy-drink', 'energy-drink'];
    assert.equal(refusal(seat({ backpack: six })), undefined);
    assert.equal(refusal(seat({ backpack: [...six, 'energy-drink'] })), 'backpackFull');
    assert.equal(backpackOf(box, { stalker: 'borsuk' }), 8);
  });

  it('EQ1 an Attachment needs a slot of its kind', () => {
    assert.equal(refusal(seat({ weapon: 'akm-74u', weaponAttachments: ['scope'] })), undefined);
    assert.equal(refusal(seat({ weapon: 'sawed-off', weaponAttachments: ['scope'] })), 'noSlot');
    assert.equal(refusal(seat({ armorAttachment: 'echo-detector' })), undefined);
    assert.equal(refusal(seat({ armorAttachment: 'scope' })), 'noSlot');
  });

  it('G5 no card is sold more often than the box has it', () => {
    const copies = box.weapons['ptm']?.copies ?? 0;
    const team = Array.from({ length: copies + 1 }, () => seat({ weapon: 'ptm' }));
    assert.equal(refusal(...team), 'soldOut');
    assert.equal(refusal(...team.slice(1)), undefined);
  });

  for (const size of [1, 2, 3, 4]) {
    it(`C7 ${size} of them are armed and within the budget at one tap, and can set out`, () => {
      const names = Object.keys(box.stalkers).slice(0, size);
      const team = outfit(box, FIRST_SHOP, names);
      assert.equal(teamRefusal(box, FIRST_SHOP, team), null);
      assert.ok(team.every(({ weapon, armor }) => weapon !== undefined && armor !== undefined));
      assert.ok(team.every(({ weapon }) => box.weapons[weapon ?? '']?.ammo !== 'special'));
      const state = setUpMission(box, { mission: 'a1', stalkers: team, seed: 'shop' });
      assert.ok(state.stalkers.every(({ weapon, armor }) => weapon !== null && armor !== null));
      assert.deepEqual(outfit(box, FIRST_SHOP, names), team);
    });
  }
});
