/** The Campaign with the real box: its map, its Traders at their terms, all its Contacts from the card to the Mission. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { type CampaignOption, checkBook, optionRefusal } from '@zonecrawl/engine/campaign';
import { answer, beginGame, type GamePlay } from '@zonecrawl/engine/game';
import { setUpMission } from '@zonecrawl/engine/mission';
import { readMission } from '@zonecrawl/engine/mission/schema';
import type { Box, ContactCard } from '@zonecrawl/engine/model';
import { Group, type Wish } from '@zonecrawl/engine/testing';
import { box } from '../src/index.ts';

const locales = new URL('../src/locales/en/', import.meta.url);
const texts = new Set(
  globSync('**/*.json', { cwd: locales }).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(new URL(file, locales), 'utf8'))),
  ),
);
const hasText = (key: string): boolean => texts.has(key);
const book = box.campaign ?? assert.fail('the box has no Zone Map');

describe('C4, C8 the Zone Map', () => {
  it('names only what exists, leaves no place unreachable, and has all its texts', () => {
    assert.deepEqual(checkBook(box, hasText), []);
  });

  it('C2 begins with 5000 coupons, Leather Jackets, C01, C08 and C99', () => {
    assert.equal(book.start.coupons, 5000);
    assert.equal(book.start.armor, 'leather-jacket');
    assert.deepEqual(
      book.start.contacts.map((id) => box.contacts?.[id]?.number),
      ['C01', 'C08', 'C99'],
    );
  });

  it('every Mission on it is a right one, its epilogues too', () => {
    for (const location of Object.values(book.locations)) {
      if (location.kind !== 'mission') continue;
      const read = readMission(box, JSON.parse(JSON.stringify(box.missions[location.mission])), { hasText });
      assert.deepEqual(read.ok ? [] : read.problems, [], location.mission);
    }
  });
});

/** Knows everybody, with that many coupons and these cards in the Stash. */
function rich(coupons: number, ...cards: readonly string[]): Group {
  const first = book.start.locations[0] ?? assert.fail();
  const stash = { id: 'stash', x: 0, y: 0, kind: 'stash', script: 900 } as const;
  const deeds = cards.map((card) => ({ deed: 'gain', gift: { gift: 'card', card } }) as const);
  const known: Box = {
    ...box,
    campaign: {
      ...book,
      start: {
        ...book.start,
        coupons,
        contacts: Object.keys(box.contacts ?? {}),
        locations: [first, 'stash'],
      },
      locations: { ...book.locations, stash: { ...stash, deeds } },
    },
  };
  const group = new Group(known).gather('milady', 'chort').does({ is: 'visit', location: 'stash' });
  return group.does({ is: 'visit', location: first }).done();
}

const why = (group: Group, option: CampaignOption) =>
  optionRefusal(group.play.game, group.asked, option)?.reason ?? null;

/** Buys or sells one thing, and what it changed. */
function bargain(group: Group, option: Wish): number {
  const before = group.coupons;
  group.does(option);
  return group.coupons - before;
}

const worthOf = (card: string): number =>
  (box.weapons[card] ?? box.armors[card] ?? box.attachments[card] ?? box.artifacts[card] ?? box.items[card])
    ?.value ?? assert.fail(`${card} has no value`);
const sidorovichPays = (card: string): number => Math.floor(worthOf(card) / 4 / 50) * 50;

describe('C5, C6 the Traders, at their terms', () => {
  it('C01 Sidorovich: buys at a quarter down to 50; sells Tier I Weapons and Armor at value, Items at twice, Echo Detectors, Magazines at 500', () => {
    const group = rich(50_000, 'scope', 'ps5-m').does({ is: 'contact', contact: 'sidorovich' });
    assert.equal(bargain(group, { is: 'buy', card: 'akm-74u' }), -worthOf('akm-74u'));
    assert.equal(bargain(group, { is: 'buy', card: 'bread' }), -2 * worthOf('bread'));
    assert.equal(bargain(group, { is: 'buy', card: 'echo-detector' }), -worthOf('echo-detector'));
    assert.equal(bargain(group, { is: 'buyMagazine', magazine: 'shotgun' }), -500);
    for (const card of ['akm-74u', 'bread', 'scope', 'ps5-m', 'leather-jacket'])
      assert.equal(bargain(group, { is: 'sell', card }), sidorovichPays(card), card);
    assert.equal(why(group, { is: 'buy', card: 'dp-12', price: 0 }), 'notSoldHere', 'Tier II');
    assert.equal(why(group, { is: 'buy', card: 'scope', price: 0 }), 'notSoldHere');
    assert.equal(why(group, { is: 'sellMagazine', magazine: 'shotgun', price: 0 }), 'notBoughtHere');
  });

  it('C03 Pola: buys Armor and its Attachments at half; sells them up to Tier II except Detectors, and Medicine, at value', () => {
    const group = rich(50_000, 'echo-detector', 'akm-74u').does({ is: 'contact', contact: 'pola' });
    assert.equal(bargain(group, { is: 'sell', card: 'leather-jacket' }), worthOf('leather-jacket') / 2);
    assert.equal(bargain(group, { is: 'sell', card: 'echo-detector' }), worthOf('echo-detector') / 2);
    assert.equal(bargain(group, { is: 'buy', card: 'ps5-m' }), -worthOf('ps5-m'));
    assert.equal(bargain(group, { is: 'buy', card: 'first-aid-kit' }), -worthOf('first-aid-kit'));
    assert.equal(why(group, { is: 'buy', card: 'echo-detector', price: 0 }), 'notSoldHere');
    assert.equal(why(group, { is: 'buy', card: 'bread', price: 0 }), 'notSoldHere');
    assert.equal(why(group, { is: 'sell', card: 'akm-74u', price: 0 }), 'notBoughtHere');
    assert.equal(why(group, { is: 'buyMagazine', magazine: 'rifle', price: 0 }), 'notSoldHere');
  });

  it('C07 Luka: an Item up to 300 first; buys Items at value and Magazines at 300; sells Grenades, Medicine and Attachments at value, Magazines at 400', () => {
    const group = rich(50_000, 'bread', 'bread').does({ is: 'contact', contact: 'luka' });
    assert.equal(group.kind, 'gift');
    assert.equal(bargain(group, { is: 'card', card: 'bread' }), 0);
    assert.equal(group.state.stash.cards.filter((card) => card === 'bread').length, 3);
    assert.equal(bargain(group, { is: 'sell', card: 'bread' }), worthOf('bread'));
    assert.equal(bargain(group, { is: 'buyMagazine', magazine: 'rifle' }), -400);
    assert.equal(bargain(group, { is: 'sellMagazine', magazine: 'rifle' }), 300);
    assert.equal(bargain(group, { is: 'buy', card: 'scope' }), -worthOf('scope'));
    assert.equal(bargain(group, { is: 'buy', card: 'first-aid-kit' }), -worthOf('first-aid-kit'));
    assert.equal(why(group, { is: 'buy', card: 'bread', price: 0 }), 'notSoldHere');
    assert.equal(why(group, { is: 'sell', card: 'leather-jacket', price: 0 }), 'notBoughtHere');
  });

  for (const id of ['gunsmith', 'professor']) {
    it(`${id}: what is bought and sold once costs what its terms say`, () => {
      const artifact = Object.keys(box.artifacts)[0] ?? '';
      const group = rich(100_000, 'akm-74u', artifact).does({ is: 'contact', contact: id });
      const offers = group.asked.options.filter(({ is }) => is !== 'done');
      assert.ok(offers.some(({ is }) => is === 'buy') && offers.some(({ is }) => is === 'sell'));
      for (const offer of offers) {
        if (!('price' in offer)) continue;
        if (!group.has(offer)) continue;
        const sign = offer.is === 'sell' || offer.is === 'sellMagazine' ? 1 : -1;
        assert.equal(bargain(group, offer), sign * offer.price);
      }
    });
  }

  it('nothing is sold for more than it costs at the same counter', () => {
    for (const { id, kind } of Object.values(box.contacts ?? {})) {
      if (kind !== 'trader') continue;
      const group = rich(100_000, 'bread').does({ is: 'contact', contact: id });
      if (group.kind === 'gift') group.does({ is: 'card' });
      const before = group.coupons;
      for (const offer of group.asked.options) {
        if (offer.is !== 'buy' || !group.has(offer)) continue;
        group.does(offer);
        if (group.has({ is: 'sell', card: offer.card })) group.does({ is: 'sell', card: offer.card });
      }
      assert.ok(group.coupons <= before, id);
    }
  });
});

/** The game of the Mission the team goes on, played to its first Event with the first option of everything asked. */
function mission(group: Group): GamePlay {
  group.depart('milady', 'chort');
  const play = beginGame(group.box, setUpMission(group.box, group.setup), { keep: false });
  while (play.game.state.phase === 'setup' && play.decision) {
    answer(play, play.decision.pick ? [0] : 0);
  }
  return play;
}

const facts = (play: GamePlay): Readonly<Record<string, unknown>> => {
  const { stalkers, enemies } = play.game.state;
  return {
    bolts: stalkers.map(({ bolts }) => bolts),
    magazines: stalkers.map(({ magazines }) => magazines.pistol + magazines.rifle + magazines.shotgun),
    pinned: enemies.filter(({ pinDown }) => pinDown).length,
  };
};

/** C5: what each Contact is for, seen where it counts. */
const EFFECTS: Readonly<Record<string, (group: Group) => void>> = {
  guide(group) {
    group.does({ is: 'service', service: 'safePath' });
    assert.equal(group.coupons, 4800);
    assert.deepEqual(facts(mission(group))['bolts'], [5, 5]);
  },
  surgeon(group) {
    const before = group.state.stash.cards.length;
    group.does({ is: 'service', service: 'medicine' });
    assert.equal(group.coupons, 4600);
    const medicine = group.state.stash.cards.filter((card) => box.items[card]?.types.includes('medicine'));
    assert.equal(medicine.length, 2);
    assert.equal(group.state.stash.cards.length, before + 2);
  },
  sergeant(group) {
    group.does({ is: 'service', service: 'lookAway' });
    assert.equal(group.coupons, 4500);
    assert.equal(facts(mission(group))['pinned'], 2);
  },
  tinker(group) {
    group.does({ is: 'service', service: 'fullPockets' });
    assert.equal(group.coupons, 4700);
    assert.deepEqual(facts(mission(group))['magazines'], [1, 1]);
  },
  ...Object.fromEntries(
    ['loyal-dog', 'field-medic', 'lookout'].map((id) => [
      id,
      (group: Group) => {
        const card = box.contacts?.[id];
        group.does({ is: 'hire' });
        assert.equal(group.coupons, 5000 - (card?.kind === 'companion' ? card.price : 0));
        const { companions, stalkers } = mission(group).game.state;
        assert.deepEqual(
          companions.map((one) => one.card),
          [id],
        );
        assert.notEqual(companions[0]?.space, null);
        assert.equal(stalkers.length, 2);
      },
    ]),
  ),
  ...Object.fromEntries(
    ['patron', 'collector', 'reporter', 'grey-man'].map((id) => [
      id,
      (group: Group) => {
        group.does({ is: 'sign' });
        assert.equal(group.coupons, 5000, 'signing costs nothing');
        const { environment } = mission(group).game.state.mission;
        assert.deepEqual(
          environment.find(({ card }) => card === id),
          { card: id, face: 'b', at: null },
        );
      },
    ]),
  ),
  ...Object.fromEntries(
    ['sidorovich', 'pola', 'luka', 'gunsmith', 'professor'].map((id) => [
      id,
      (group: Group) => {
        const before = group.coupons;
        if (group.kind === 'gift') group.does({ is: 'card' });
        const offer = group.asked.options.find((option) => option.is === 'buy') ?? assert.fail();
        if (offer.is !== 'buy') return;
        group.does(offer).done();
        assert.equal(group.coupons, before - offer.price);
        group.done().enlist('milady');
        const move = { is: 'move', card: offer.card, from: null, to: 0, slot: 'backpack' } as const;
        const play = beginGame(group.box, setUpMission(group.box, group.does(move).done().setup), {
          keep: false,
        });
        assert.ok(play.game.state.stalkers[0]?.backpack.some(({ card }) => card === offer.card));
      },
    ]),
  ),
};

describe('C5 each of the 16 Contacts works from its card to the Mission', () => {
  const contacts: readonly ContactCard[] = Object.values(box.contacts ?? {});

  it('there are 16', () => {
    assert.deepEqual(contacts.map(({ id }) => id).sort(), Object.keys(EFFECTS).sort());
    assert.equal(contacts.length, 16);
  });

  for (const { id } of contacts) {
    it(id, () => {
      EFFECTS[id]?.(rich(5000).does({ is: 'contact', contact: id }));
    });
  }
});
