/** What must hold in every game and Campaign is looked at everywhere: a file in which it does not is refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Campaign, campaignViolations } from '@zonecrawl/engine/campaign';
import { beginGame, violations } from '@zonecrawl/engine/game';
import { plainLoadouts, setUpMission } from '@zonecrawl/engine/mission';
import type { OwnedCard, StalkerState } from '@zonecrawl/engine/model';
import { box } from '../../src/index.ts';
import { Group } from './campaignGroup.ts';

/** Every place in which a Stalker has a card. */
const PLACES: Readonly<Record<string, (stalker: StalkerState, card: OwnedCard) => void>> = {
  weapon: (stalker, card) => {
    stalker.weapon = card;
  },
  weaponAttachments: (stalker, card) => {
    stalker.weaponAttachments = [...stalker.weaponAttachments, card];
  },
  armor: (stalker, card) => {
    stalker.armor = card;
  },
  armorAttachment: (stalker, card) => {
    stalker.armorAttachment = card;
  },
  artifacts: (stalker, card) => {
    stalker.artifacts = [...stalker.artifacts, card];
  },
  backpack: (stalker, card) => {
    stalker.backpack = [...stalker.backpack, card];
  },
};

for (const [name, put] of Object.entries(PLACES)) {
  test(`G5 no card is in two places at once: ${name}`, () => {
    const setup = { mission: 'a1', stalkers: plainLoadouts(box, ['milady', 'chort']), seed: 'places' };
    const { game } = beginGame(box, setUpMission(box, setup), { keep: false });
    const [one = assert.fail(), other = assert.fail()] = game.state.stalkers;
    assert.deepEqual(violations(game), []);
    const card = one.weapon ?? assert.fail('Milady has no weapon');
    put(other, { ...card, ammo: 0 });
    assert.ok(violations(game).includes(`card ${card.id} is in two places`), violations(game).join());
  });
}

const BREAKS: readonly (readonly [string, (campaign: Campaign) => void, RegExp])[] = [
  [
    'C5 three Contacts are used at most',
    ({ state }) => state.exploration.used.push('a', 'b', 'c', 'd'),
    /4 Contacts used \(C5\)/,
  ],
  [
    'C1 no coupon is owed',
    ({ state }) => {
      state.stash.coupons = -1;
    },
    /-1 coupons \(C1\)/,
  ],
];
for (const [name, spoil, says] of BREAKS) {
  test(`${name}: a Campaign in which that does not hold is refused`, () => {
    const { game } = new Group().gather('milady').choose().play;
    assert.deepEqual(campaignViolations(game), []);
    spoil(game);
    assert.match(campaignViolations(game).join(), says);
  });
}
