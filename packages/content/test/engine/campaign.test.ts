/** C: the Campaign, clause by clause. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setUpMission } from '@zonecrawl/engine/mission';
import type { Deed } from '@zonecrawl/engine/model';
import { campaignBox, Group, tell } from './campaignGroup.ts';

describe('C1 the group', () => {
  it('begins with whoever wants to come, but not with nobody', () => {
    const group = new Group();
    assert.equal(group.kind, 'gather');
    assert.ok(!group.has({ is: 'done' }));
    assert.equal(group.asked.options.length, Object.keys(group.box.stalkers).length);
    group.does({ is: 'join', stalker: 'milady' });
    assert.ok(!group.has({ is: 'join', stalker: 'milady' }), 'nobody joins twice');
    assert.ok(group.has({ is: 'done' }));
  });

  it('who has not been on a Mission may be sent home, who has stays', () => {
    const group = new Group().gather('milady', 'chort').depart('milady').returns('win');
    assert.ok(group.has({ is: 'dismiss', stalker: 'chort' }));
    assert.ok(!group.has({ is: 'dismiss', stalker: 'milady' }));
    group.does({ is: 'dismiss', stalker: 'chort' });
    assert.deepEqual(group.state.group, ['milady']);
  });

  it('a new one joins between Missions and on the eve of one, and gets nothing but what the Stash holds', () => {
    const group = new Group().gather('milady').depart('milady').returns('wait');
    group.does({ is: 'join', stalker: 'palkan' }).choose().done();
    group.does({ is: 'join', stalker: 'chort' }).enlist('chort', 'palkan');
    assert.deepEqual(group.state.stash.cards, ['leather-jacket']);
    assert.deepEqual(
      group.state.exploration.team.map(({ stalker }) => stalker),
      ['chort', 'palkan'],
    );
  });

  it('a dead Stalker is back for the next Mission (C9), one whom a card removed is not', () => {
    const dead = new Group().gather('milady').depart('milady').returns('die');
    assert.ok(dead.choose().done().has({ is: 'enlist', stalker: 'milady' }));
    const box = campaignBox({ cellar: [{ deed: 'removeCard', card: 'milady' }] });
    const gone = new Group(box).gather('milady', 'chort').does({ is: 'visit', location: 'cellar' });
    assert.deepEqual(gone.state.group, ['chort']);
    assert.ok(!gone.has({ is: 'join', stalker: 'milady' }));
  });
});

describe('C2 the start', () => {
  it('5000 coupons for all, an Armor for each, three Contacts, one Mission', () => {
    const group = new Group().gather('milady', 'chort');
    const { state } = group;
    assert.equal(state.stash.coupons, 5000);
    assert.deepEqual(state.stash.cards, ['leather-jacket', 'leather-jacket']);
    assert.deepEqual(state.contacts, ['sidorovich', 'guide', 'patron']);
    assert.deepEqual(state.locations, { one: 'open', cellar: 'open', camp: 'open' });
  });

  it('one who is sent home before it begins leaves the Armor', () => {
    const group = new Group().does(
      { is: 'join', stalker: 'milady' },
      { is: 'join', stalker: 'chort' },
      { is: 'dismiss', stalker: 'milady' },
    );
    assert.deepEqual(group.state.stash.cards, ['leather-jacket']);
  });

  it('G2 no more Armors than there are', () => {
    const all = Object.keys(campaignBox().stalkers);
    const group = new Group().gather(...all);
    assert.equal(group.state.stash.cards.length, group.box.armors['leather-jacket']?.copies);
  });
});

describe('C3 the steps', () => {
  it('come in order: Navigation, Contacts, Going on a Mission, Cleanup, and Navigation again', () => {
    const group = new Group().gather('milady');
    const steps: string[] = [group.kind];
    for (const act of [() => group.choose(), () => group.done(), () => group.enlist('milady').done()]) {
      act();
      steps.push(group.kind);
    }
    group.returns('win');
    steps.push(group.kind);
    assert.deepEqual(steps, ['navigate', 'contacts', 'muster', 'mission', 'navigate']);
    assert.deepEqual(
      group.facts.flatMap((fact) => (fact.fact === 'stepBegan' ? [fact.step] : [])),
      ['cleanup', 'navigate'],
    );
    assert.equal(group.state.exploration.number, 2);
  });
});

describe('C4 Zone Navigation', () => {
  it('nobody goes on without a Mission, and a chosen one is not exchanged', () => {
    const box = campaignBox({ cellar: [{ deed: 'location', location: 'two', is: 'open' }] });
    const group = new Group(box).gather('milady');
    assert.ok(!group.has({ is: 'done' }));
    group.does({ is: 'visit', location: 'cellar' }, { is: 'visit', location: 'one' });
    assert.ok(!group.has({ is: 'visit', location: 'two' }));
    assert.ok(group.has({ is: 'done' }));
  });

  it('up to one New Contact or Stash, which is then crossed out', () => {
    const group = new Group().gather('milady').does({ is: 'visit', location: 'cellar' });
    assert.equal(group.state.locations['cellar'], 'crossed');
    assert.ok(!group.has({ is: 'visit', location: 'camp' }));
    group.depart('milady').returns('win');
    assert.ok(!group.has({ is: 'visit', location: 'cellar' }), 'crossed out for good');
    assert.ok(group.has({ is: 'visit', location: 'camp' }), 'one more in the next Exploration');
  });

  it('what was not visited in its step is over', () => {
    const group = new Group().gather('milady').choose();
    assert.equal(group.kind, 'contacts');
    assert.ok(!group.has({ is: 'visit', location: 'camp' }));
  });

  it('the Guide shows another path: one more place, from the Contacts', () => {
    const group = new Group().gather('milady').does({ is: 'visit', location: 'cellar' }).choose();
    group.does({ is: 'contact', contact: 'guide' }, { is: 'service', service: 'anotherPath' });
    assert.equal(group.coupons, 4700);
    group.does({ is: 'visit', location: 'camp' });
    assert.equal(group.state.locations['camp'], 'crossed');
    assert.equal(group.kind, 'contacts');
  });

  it('a won Mission is crossed out, a lost one can be tried again, on another table', () => {
    const group = new Group().gather('milady').depart('milady');
    const { seed } = group.setup;
    group.returns('wait');
    assert.equal(group.state.locations['one'], 'open');
    group.depart('milady');
    assert.notEqual(group.setup.seed, seed);
    group.returns('win');
    assert.equal(group.state.locations['one'], 'crossed');
    assert.ok(!group.has({ is: 'visit', location: 'one' }));
  });

  it('MI1 the Prologue is read when the Mission is chosen, the ending when it is over: both go into the chronicle', () => {
    const group = new Group().gather('milady').depart('milady').returns('win');
    assert.deepEqual(
      group.state.chronicle.map(({ text }) => text),
      ['mission.one.prologue', 'mission.one.ending.success'],
    );
  });
});

describe('C8 stories', () => {
  const endings = {
    success: {
      won: true,
      epilogue: [
        { deed: 'location', location: 'two', is: 'open' },
        { deed: 'flag', flag: 'helped', add: 2 },
        {
          deed: 'if',
          when: { claim: 'counter', counter: 'found', is: 'exactly', value: 1 },
          deeds: [{ deed: 'coupons', by: 30 }],
          otherwise: [{ deed: 'achievement', achievement: 'quiet' }],
        },
      ],
    },
  } as const;

  it('an epilogue opens places, and what it remembers stands in the next Mission', () => {
    const group = new Group(campaignBox({ endings })).gather('milady').depart('milady').returns('win');
    assert.equal(group.state.locations['two'], 'open');
    assert.deepEqual(group.state.achievements, ['quiet']);
    group.does({ is: 'visit', location: 'two' }).done().depart('milady');
    assert.deepEqual(group.setup.campaign?.story, { helped: 2 });
  });

  it('an epilogue knows how the Mission went by its counters', () => {
    const group = new Group(campaignBox({ endings })).gather('milady').depart('milady').returns('find');
    assert.equal(group.coupons, 5100, '70 found, 30 by the epilogue');
    assert.deepEqual(group.state.achievements, []);
  });

  it('a Story ends with the last of its Missions', () => {
    const group = new Group(campaignBox({ endings })).gather('milady').depart('milady').returns('win');
    assert.deepEqual(group.told('storyEnded'), []);
    group.does({ is: 'visit', location: 'two' }).done().depart('milady').returns('win');
    assert.deepEqual(
      group.told('storyEnded').map((fact) => 'story' in fact && fact.story),
      ['s'],
    );
  });
});

describe('C9 Post-Mission Cleanup', () => {
  it('gear, Magazines and coupons go to the Stash, won or lost, of the dead as well', () => {
    for (const [ending, coupons, cards] of [
      ['find', 5070, ['bread', 'leather-jacket']],
      ['die', 5000, ['leather-jacket']],
    ] as const) {
      const group = new Group().gather('milady').choose().done().enlist('milady');
      group.does({ is: 'move', card: 'leather-jacket', to: 0, slot: 'armor' }).done().returns(ending);
      assert.equal(group.coupons, coupons);
      assert.deepEqual(group.state.stash.cards, cards);
      assert.equal(group.state.stash.magazines.rifle, ending === 'find' ? 2 : 0);
      assert.deepEqual(group.state.exploration.team, []);
    }
  });

  it('what was found and what was used up is told', () => {
    const group = new Group().gather('milady').depart('milady').returns('find');
    const cards = (fact: 'gained' | 'lost') =>
      group.facts.flatMap((one) => (one.fact === fact && 'card' in one ? [one.card] : []));
    assert.deepEqual([cards('gained'), cards('lost')], [['bread'], []]);
  });

  it('MI3 a card a Mission removed has left the Campaign: it is not there when the Mission is tried again', () => {
    const group = new Group().gather('milady').depart('milady').returns('tear');
    assert.deepEqual(group.state.removed, ['one-note']);
    group.depart('milady');
    assert.ok(!setUpMission(group.box, group.setup).mission.box.includes('one-note'));
  });

  it('the Mission goes down in the list of those finished', () => {
    const group = new Group().gather('milady', 'chort').depart('chort', 'milady').returns('die');
    assert.deepEqual(group.state.finished, [
      {
        mission: 'one',
        won: false,
        ending: 'fatality',
        team: ['chort', 'milady'],
        rounds: 0,
        dead: ['chort'],
      },
    ]);
  });

  const scars = [
    { id: 'limp', begin: [{ do: 'loseHp', who: 'actor', amount: 2 }] },
    { id: 'eye', begin: [{ do: 'give', who: 'actor', gift: { gift: 'bolts', count: 2 } }] },
  ] as const;

  it('whoever died bears a scar, another one each time, and it counts on every Mission', () => {
    const group = new Group(campaignBox({ book: { scars } })).gather('milady', 'chort');
    group.depart('chort', 'milady').returns('die');
    const [first = assert.fail('no scar')] = group.state.scars?.['chort'] ?? [];
    assert.ok(group.facts.some((fact) => fact.fact === 'scarred' && fact.stalker === 'chort'));
    assert.equal(group.state.chronicle.at(-1)?.text, `scar.${first}.told`);
    group.depart('milady').returns('wait');
    assert.equal(group.state.scars?.['milady'], undefined);
    group.depart('chort').returns('die');
    assert.deepEqual([...(group.state.scars?.['chort'] ?? [])].sort(), ['eye', 'limp']);
    group.depart('milady', 'chort');
    assert.deepEqual(Object.keys(group.setup.campaign?.scars ?? {}), ['chort']);
    group.returns('win');
    assert.deepEqual(group.state.finished.at(-1)?.dead, undefined);
  });

  it('after every Mission what the book says always happens', () => {
    const always: readonly Deed[] = [
      {
        deed: 'if',
        when: {
          claim: 'all',
          of: [
            { claim: 'streak', atLeast: 2 },
            { claim: 'rounds', atMost: 3 },
          ],
        },
        deeds: [{ deed: 'achievement', achievement: 'quiet' }],
      },
    ];
    const endings = {
      success: { won: true, epilogue: [{ deed: 'location', location: 'two', is: 'open' } as const] },
    };
    const group = new Group(campaignBox({ book: { always }, endings })).gather('milady');
    group.depart('milady').returns('win');
    assert.deepEqual(group.state.achievements, [], 'one is no streak');
    group.choose('two').depart('milady').returns('win');
    assert.deepEqual(group.state.achievements, ['quiet']);
  });
});

describe('Scripts', () => {
  it('tell, ask for a choice that can be paid, and go on with what was chosen', () => {
    const box = campaignBox({
      cellar: [
        tell('location.cellar.door'),
        {
          deed: 'ask',
          choices: [
            { id: 'buy', price: 1000, deeds: [{ deed: 'contact', contact: 'luka', gain: true }] },
            { id: 'bribe', price: 9000, deeds: [] },
            { id: 'know', when: { claim: 'flag', flag: 'knows', is: 'atLeast', value: 1 }, deeds: [] },
            { id: 'leave', deeds: [{ deed: 'location', location: 'cellar', is: 'open' }] },
          ],
        },
      ],
    });
    const group = new Group(box).gather('milady').does({ is: 'visit', location: 'cellar' });
    assert.equal(group.kind, 'choice');
    assert.deepEqual(group.asked.about, { location: 'cellar' });
    assert.deepEqual(group.asked.options, [
      { is: 'choice', choice: 'buy', price: 1000 },
      { is: 'choice', choice: 'leave', price: 0 },
    ]);
    group.does({ is: 'choice', choice: 'buy' });
    assert.equal(group.coupons, 4000);
    assert.deepEqual(group.state.contacts, ['sidorovich', 'guide', 'patron', 'luka']);
    assert.deepEqual(
      group.state.chronicle.map(({ text, where }) => [text, where]),
      [['location.cellar.door', { location: 'cellar' }]],
    );
  });

  it('give cards that are left, draw others, and let Magazines be chosen', () => {
    const box = campaignBox({
      cellar: [
        { deed: 'gain', gift: { gift: 'card', card: 'scope' } },
        { deed: 'gain', gift: { gift: 'draw', deck: 'items', type: 'medicine' } },
        { deed: 'gain', gift: { gift: 'magazine', magazine: 'choice', count: 1 } },
        { deed: 'gain', gift: { gift: 'coupons', coupons: { n: 100, times: 'stalkers' } } },
      ],
    });
    const group = new Group(box).gather('milady', 'chort').does({ is: 'visit', location: 'cellar' });
    assert.equal(group.kind, 'magazine');
    group.does({ is: 'magazine', magazine: 'shotgun' });
    const gained = group.state.stash.cards.filter((card) => card !== 'leather-jacket' && card !== 'scope');
    assert.equal(gained.length, 1);
    assert.ok(box.items[gained[0] ?? '']?.types.includes('medicine'));
    assert.deepEqual(group.state.stash.magazines, { pistol: 0, rifle: 0, shotgun: 1 });
    assert.equal(group.coupons, 5200);
  });

  it('G5 nothing is given that the group has all copies of', () => {
    const gain = { deed: 'gain', gift: { gift: 'card', card: 'leather-jacket' } } as const;
    const copies = campaignBox().armors['leather-jacket']?.copies ?? 0;
    const box = campaignBox({ cellar: Array.from({ length: copies + 3 }, () => gain) });
    const group = new Group(box).gather('milady').does({ is: 'visit', location: 'cellar' });
    assert.equal(group.state.stash.cards.length, copies);
  });

  it('G5 no more Magazines are given than there are', () => {
    const all = { deed: 'gain', gift: { gift: 'magazine', magazine: 'rifle', count: 99 } } as const;
    const group = new Group(campaignBox({ cellar: [all] })).gather('milady');
    group.does({ is: 'visit', location: 'cellar' });
    assert.equal(group.state.stash.magazines.rifle, group.box.components.magazines.rifle);
  });

  it('G2 no Magazine can be chosen of which none is left', () => {
    const gain = (magazine: 'rifle' | 'choice', count: number): Deed => ({
      deed: 'gain',
      gift: { gift: 'magazine', magazine, count },
    });
    const { rifle } = campaignBox().components.magazines;
    const chosenAfter = (count: number): boolean =>
      new Group(campaignBox({ cellar: [gain('rifle', count), gain('choice', 1)] }))
        .gather('milady')
        .does({ is: 'visit', location: 'cellar' })
        .has({ is: 'magazine', magazine: 'rifle' });
    assert.ok(chosenAfter(rifle - 1));
    assert.ok(!chosenAfter(rifle));
  });

  it('C1 take a Contact away once, and say nothing of one whom the group never met', () => {
    const lose = (contact: string): Deed => ({ deed: 'contact', contact, gain: false });
    const cellar = ['guide', 'guide', 'kulibin'].map(lose);
    const group = new Group(campaignBox({ cellar })).gather('milady');
    group.does({ is: 'visit', location: 'cellar' });
    assert.deepEqual(group.state.contacts, ['sidorovich', 'patron']);
    assert.equal(group.told('contactLost').length, 1);
  });

  it('take away, remove for good, and cost no more coupons than there are', () => {
    const box = campaignBox({
      cellar: [
        { deed: 'lose', card: 'leather-jacket' },
        { deed: 'removeCard', card: 'leather-jacket' },
        { deed: 'coupons', by: -9000 },
        { deed: 'contact', contact: 'guide', gain: false },
      ],
    });
    const group = new Group(box).gather('milady', 'chort').does({ is: 'visit', location: 'cellar' });
    assert.deepEqual(group.state.stash.cards, []);
    assert.deepEqual(group.state.removed, ['leather-jacket']);
    assert.equal(group.coupons, 0);
    assert.deepEqual(group.state.contacts, ['sidorovich', 'patron']);
  });

  it('are decided by chance where they say so, the same for the same seed', () => {
    const box = campaignBox({
      cellar: [{ deed: 'random', of: [[tell('location.cellar.a')], [tell('location.cellar.b')]] }],
    });
    const read = (seed: string) =>
      new Group(box, seed).gather('milady').does({ is: 'visit', location: 'cellar' }).state.chronicle[0]
        ?.text;
    const seen = new Set(Array.from({ length: 20 }, (_, seed) => read(`${seed}`)));
    assert.equal(seen.size, 2);
    assert.equal(read('x'), read('x'));
  });
});
