/** C5 to C7: Contacts, trade, and the team that goes; undo, saves and the port. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hash, problemAt } from '@zonecrawl/engine/base';
import {
  askedIn,
  type CampaignOption,
  type CampaignTypes,
  type CampaignUpdate,
  campaignMode,
  createCampaign,
  loadCampaign,
  optionRefusal,
  parseCampaignRecord,
  priceOf,
  recordCampaign,
  replayCampaign,
  saveCampaign,
} from '@zonecrawl/engine/campaign';
import { giveInput, redo, refuse, undo } from '@zonecrawl/engine/game';
import { type History, hashOfFile } from '@zonecrawl/engine/kernel';
import type { Box } from '@zonecrawl/engine/model';
import { beginAnyHistory, newCampaign, said } from '@zonecrawl/engine/testing';
import { campaignBox, Group, played, tell } from './campaignGroup.ts';

/** A box in which the group knows these from the start. */
const knowing = (...contacts: readonly string[]): Box => {
  const box = campaignBox();
  const book = box.campaign ?? assert.fail();
  return { ...box, campaign: { ...book, start: { ...book.start, contacts } } };
};
const atContacts = (...contacts: readonly string[]) =>
  new Group(knowing(...contacts)).gather('milady').choose();
const why = (group: Group, option: CampaignOption) =>
  optionRefusal(group.play.game, group.asked, option)?.reason ?? null;

describe('C5 Contacts', () => {
  it('up to three are used, and looking at the wares is no use', () => {
    const group = atContacts('sidorovich', 'pola', 'guide', 'patron', 'surgeon');
    group.does({ is: 'contact', contact: 'pola' }).done();
    assert.deepEqual(group.state.exploration.used, []);
    group.does({ is: 'contact', contact: 'guide' }, { is: 'service', service: 'safePath' });
    group.does({ is: 'contact', contact: 'patron' }, { is: 'sign' });
    group.does({ is: 'contact', contact: 'sidorovich' }, { is: 'buyMagazine', magazine: 'rifle' }).done();
    assert.deepEqual(group.state.exploration.used, ['guide', 'patron', 'sidorovich']);
    assert.ok(!group.has({ is: 'contact', contact: 'pola' }));
    assert.equal(why(group, { is: 'contact', contact: 'pola' }), 'contactsUsed');
    assert.ok(group.has({ is: 'contact', contact: 'sidorovich' }), 'a Trader in use trades on');
  });

  it('a Loner does one service', () => {
    const group = atContacts('tinker').does({ is: 'contact', contact: 'tinker' });
    assert.equal(group.kind, 'service');
    group.does({ is: 'service', service: 'fullPockets' });
    assert.equal(group.kind, 'contacts');
    assert.equal(why(group, { is: 'contact', contact: 'tinker' }), 'contactUsed');
  });

  it('one Companion, one Contract at most', () => {
    const group = atContacts('loyal-dog', 'lookout', 'patron', 'collector');
    group.does({ is: 'contact', contact: 'loyal-dog' }, { is: 'hire' });
    group.does({ is: 'contact', contact: 'patron' }, { is: 'sign' });
    assert.equal(why(group, { is: 'contact', contact: 'lookout' }), 'companionHired');
    assert.equal(why(group, { is: 'contact', contact: 'collector' }), 'contractSigned');
    assert.equal(group.coupons, 4800);
    group.depart('milady');
    assert.equal(group.setup.campaign?.companion, 'loyal-dog');
    assert.equal(group.setup.campaign?.contract, 'patron');
    group.returns('wait');
    assert.deepEqual(group.state.exploration.companion, null, 'for one Mission only');
  });

  it('Luka’s gift comes before any trade, once', () => {
    const group = atContacts('luka').does({ is: 'contact', contact: 'luka' });
    assert.equal(group.kind, 'gift');
    for (const option of group.asked.options)
      if (option.is === 'card') assert.ok((group.box.items[option.card]?.value ?? 999) <= 300);
    group.does({ is: 'card', card: 'bread' });
    assert.equal(group.kind, 'deal');
    assert.equal(group.coupons, 5000);
    group.done().does({ is: 'contact', contact: 'luka' });
    assert.equal(group.kind, 'deal');
    assert.deepEqual(group.state.stash.cards, ['bread', 'leather-jacket']);
  });
});

describe('C6 trade', () => {
  it('what is bought goes to the Stash for its price, what is sold back to its deck for its own', () => {
    const group = atContacts('sidorovich').does({ is: 'contact', contact: 'sidorovich' });
    group.does({ is: 'buy', card: 'akm-74u' });
    assert.equal(group.coupons, 5000 - (group.box.weapons['akm-74u']?.value ?? 0));
    assert.ok(group.state.stash.cards.includes('akm-74u'));
    const before = group.coupons;
    group.does({ is: 'sell', card: 'akm-74u' });
    assert.equal(group.coupons, before + 250);
    assert.ok(!group.has({ is: 'sell', card: 'akm-74u' }), 'sold once');
    assert.equal(why(group, { is: 'sell', card: 'akm-74u', price: 0 }), 'notInStash');
  });

  it('nothing is bought without coupons, or that is not sold here', () => {
    const group = atContacts('sidorovich').does({ is: 'contact', contact: 'sidorovich' });
    const sidorovich = group.box.contacts?.['sidorovich'] ?? assert.fail();
    let spent = 0;
    for (;;) {
      const at = group.asked.options.findIndex(({ is }) => is === 'buy');
      const offer = group.asked.options[at];
      if (offer?.is !== 'buy') break;
      spent += offer.price;
      group.input(at);
    }
    assert.equal(group.coupons, 5000 - spent);
    assert.ok(spent <= 5000);
    for (const { card, price } of Object.keys({ ...group.box.weapons, ...group.box.items }).map((card) => ({
      card,
      price: priceOf(group.box, sidorovich, card),
    }))) {
      const reason = why(group, { is: 'buy', card, price: price ?? 0 });
      assert.ok(['noCoupons', 'soldOut', 'notSoldHere'].includes(reason ?? ''), `${card}: ${reason}`);
      if (price === null) assert.equal(reason, 'notSoldHere');
    }
  });

  it('G5 a Trader sells only what is left, Magazines too', () => {
    const box = knowing('sidorovich');
    const book = box.campaign ?? assert.fail();
    const rich = { ...box, campaign: { ...book, start: { ...book.start, coupons: 100_000 } } };
    const group = new Group(rich).gather('milady').choose().does({ is: 'contact', contact: 'sidorovich' });
    for (let left = box.components.magazines.rifle; left > 0; left--)
      group.does({ is: 'buyMagazine', magazine: 'rifle' });
    assert.equal(why(group, { is: 'buyMagazine', magazine: 'rifle', price: 500 }), 'soldOut');
    for (let left = box.weapons['akm-74u']?.copies ?? 0; left > 0; left--)
      group.does({ is: 'buy', card: 'akm-74u' });
    assert.equal(why(group, { is: 'buy', card: 'akm-74u', price: 0 }), 'soldOut');
  });
});

describe('C7 going on a Mission', () => {
  const stocked = () =>
    campaignBox({
      cellar: ['akm-74u', 'scope', 'sawed-off', 'bread', 'bread', 'echo-detector'].map((card) => ({
        deed: 'gain' as const,
        gift: { gift: 'card' as const, card },
      })),
    });
  const mustered = (...stalkers: readonly string[]) =>
    new Group(stocked())
      .gather(...stalkers)
      .does({ is: 'visit', location: 'cellar' })
      .choose()
      .done()
      .enlist(...stalkers);
  const put = (
    card: string,
    to: number,
    slot: 'weapon' | 'weaponAttachment' | 'armor' | 'armorAttachment' | 'backpack',
  ) => ({ is: 'move', card, from: null, to, slot }) as const;

  it('one to four of the group go, in the order they are called', () => {
    const group = new Group().gather('milady', 'chort', 'palkan', 'velet', 'borsuk').choose().done();
    assert.equal(why(group, { is: 'done' }), 'nobodyGoes');
    group.enlist('borsuk', 'velet', 'palkan', 'chort');
    assert.equal(why(group, { is: 'enlist', stalker: 'milady' }), 'teamFull');
    group.does({ is: 'stayHome', seat: 1 });
    assert.ok(group.has({ is: 'enlist', stalker: 'milady' }));
    assert.deepEqual(
      group.state.exploration.team.map(({ stalker }) => stalker),
      ['borsuk', 'palkan', 'chort'],
    );
  });

  it('EQ1 cards go into the slots they fit, and nowhere else', () => {
    const group = mustered('milady');
    assert.ok(!group.has({ is: 'move', card: 'bread', slot: 'weapon' }));
    const bite = { is: 'move', card: 'bread', from: null, to: 0, slot: 'weapon', replaces: null } as const;
    assert.equal(why(group, bite), 'noSlot');
    assert.ok(!group.has(put('scope', 0, 'weaponAttachment')), 'no Weapon to put it on');
    group.does(put('akm-74u', 0, 'weapon'), put('scope', 0, 'weaponAttachment'));
    group.does(put('leather-jacket', 0, 'armor'), put('echo-detector', 0, 'armorAttachment'));
    group.does(put('bread', 0, 'backpack'));
    assert.deepEqual(group.state.exploration.team, [
      {
        stalker: 'milady',
        weapon: 'akm-74u',
        weaponAttachments: ['scope'],
        armor: 'leather-jacket',
        armorAttachment: 'echo-detector',
        backpack: ['bread'],
      },
    ]);
    assert.deepEqual(group.state.stash.cards, ['bread', 'sawed-off']);
  });

  it('EQ12 what a new Weapon has no slot for goes to the Stash with the old one', () => {
    const group = mustered('milady').does(put('akm-74u', 0, 'weapon'), put('scope', 0, 'weaponAttachment'));
    group.does({ is: 'move', card: 'sawed-off', to: 0, slot: 'weapon', replaces: 'akm-74u' });
    const [seat] = group.state.exploration.team;
    assert.deepEqual([seat?.weapon, seat?.weaponAttachments], ['sawed-off', []]);
    assert.ok(['akm-74u', 'scope'].every((card) => group.state.stash.cards.includes(card)));
  });

  it('EQ12 a Weapon that is put away sheds its Attachments, and only what is worn has any', () => {
    const group = mustered('milady').does(put('akm-74u', 0, 'weapon'), put('scope', 0, 'weaponAttachment'));
    group.does({ is: 'move', card: 'akm-74u', from: 0, to: 0, slot: 'backpack' });
    const [seat] = group.state.exploration.team;
    assert.deepEqual([seat?.weapon, seat?.weaponAttachments, seat?.backpack], [undefined, [], ['akm-74u']]);
    assert.ok(group.state.stash.cards.includes('scope'));
  });

  it('everything can be given to somebody else or taken back until the team departs', () => {
    const group = mustered('milady', 'chort').does(put('akm-74u', 0, 'weapon'));
    group.does({ is: 'move', card: 'akm-74u', from: 0, to: 1, slot: 'backpack' });
    group.does({ is: 'move', card: 'akm-74u', from: 1, to: 1, slot: 'weapon' });
    group.does({ is: 'move', card: 'akm-74u', from: 1, to: null });
    assert.ok(group.state.stash.cards.includes('akm-74u'));
    group.does(put('akm-74u', 1, 'weapon'), { is: 'stayHome', seat: 1 });
    assert.ok(group.state.stash.cards.includes('akm-74u'));
  });

  it('EQ3 no Backpack holds more than it can', () => {
    const box = campaignBox({
      cellar: Array.from({ length: 7 }, (_, i) => ({
        deed: 'gain' as const,
        gift: { gift: 'card' as const, card: i < 4 ? 'bread' : 'energy-drink' },
      })),
    });
    const group = new Group(box).gather('milady').does({ is: 'visit', location: 'cellar' }).choose().done();
    group.enlist('milady');
    for (let i = 0; i < 6; i++) group.does({ is: 'move', from: null, to: 0, slot: 'backpack' });
    assert.ok(!group.has({ is: 'move', from: null, to: 0, slot: 'backpack' }));
    const [card = ''] = group.state.stash.cards;
    assert.equal(
      why(group, { is: 'move', card, from: null, to: 0, slot: 'backpack', replaces: null }),
      'backpackFull',
    );
  });

  it('EQ11 Magazines are shared out one by one', () => {
    const group = new Group(
      campaignBox({ cellar: [{ deed: 'gain', gift: { gift: 'magazine', magazine: 'pistol', count: 2 } }] }),
    );
    group.gather('milady', 'chort').does({ is: 'visit', location: 'cellar' }).choose().done();
    group.enlist('milady', 'chort');
    group.does({ is: 'moveMagazine', magazine: 'pistol', from: null, to: 0 });
    group.does({ is: 'moveMagazine', magazine: 'pistol', from: null, to: 0 });
    group.does({ is: 'moveMagazine', magazine: 'pistol', from: 0, to: 1 });
    assert.ok(!group.has({ is: 'moveMagazine', from: null }));
    assert.deepEqual(
      group.state.exploration.team.map(({ magazines }) => magazines?.pistol),
      [1, 1],
    );
    assert.equal(group.done().setup.stalkers[0]?.magazines?.pistol, 1);
  });

  it('LT with Lost Territories if somebody wants them', () => {
    const group = mustered('milady').does({ is: 'lostTerritories', on: true }).done();
    assert.equal(group.setup.options?.lostTerritories, true);
  });

  it('G5 what stays at home is in no deck of the Mission', () => {
    const group = mustered('milady')
      .does(put('akm-74u', 0, 'weapon'))
      .done();
    const { away } = group.setup.campaign ?? {};
    assert.ok(away?.includes('sawed-off'));
    assert.ok(!away?.includes('akm-74u'));
  });

  it('a Mission is answered with what it brought home, of the team that went and with an ending it has', () => {
    const group = new Group().gather('milady', 'chort').depart('milady');
    const result = played(group.box, group.setup, 'win');
    const refusal = (input: unknown) => {
      const before = hash(group.state);
      const refused = refuse(group.play, input);
      assert.equal(hash(group.state), before);
      return refused;
    };
    const home = (change: object) => refusal({ game: 'one', result: { ...result, ...change } });
    assert.equal(home({}), null);
    assert.equal(refusal(0)?.refused, 'notThisMission');
    assert.equal(refusal({ game: 'one' })?.refused, 'notThisMission');
    assert.equal(refusal({ game: 'no name of a game', result })?.refused, 'notThisMission');
    for (const [change, why] of [
      [{ team: ['chort'] }, /home\.otherTeam/],
      [{ team: [] }, /home\.otherTeam/],
      [{ mission: 'two' }, /home\.otherMission/],
      [{ mission: 'constructor' }, /mission: shape\.name/],
      [{ outcome: { won: true, ending: 'glory' } }, /home\.ending/],
      [{ outcome: { won: true, ending: 'constructor' } }, /ending: shape\.name/],
      [{ outcome: { won: true, ending: 'time' } }, /home\.ending/],
      [{ cards: ['scope', 'scope', 'scope', 'scope', 'scope', 'scope'] }, /scope/],
      [{ cards: ['nothing'] }, /"id":"nothing"/],
      [{ cards: ['__proto__'] }, /cards.0: shape\.name/],
      [{ removed: ['nothing'] }, /"id":"nothing"/],
      [{ magazines: { pistol: 0, rifle: 1000, shotgun: 0 } }, /home\.magazines.*"rifle"/],
      [{ counters: { coupons: -1 } }, /coupons/],
      [{ counters: { coupons: 0.5 } }, /coupons/],
    ] as const) {
      const refused = home(change);
      assert.ok(refused?.refused === 'notThisMission', JSON.stringify(refused));
      assert.match(refused.problems.map(said).join(), why);
    }
  });
});

describe('the way back', () => {
  type Told = History<CampaignTypes>;
  const told = (box: Box): Told => beginAnyHistory(campaignMode(box), newCampaign(box, 'seed'));
  const inputOf = ({ play }: Told, is: CampaignOption['is']) =>
    askedIn(play).options.findIndex((option) => option.is === is);
  const choose = (history: Told, is: CampaignOption['is']) =>
    assert.ok(giveInput(history, inputOf(history, is)).ok);
  const back = (history: Told, inputs: number) => undo(history, 'off', { inputs }).ok;

  it('is free until something is revealed, and leads to the same state', () => {
    const history = told(campaignBox());
    const states = [hash(history.play.game.state)];
    for (const is of ['join', 'join', 'dismiss', 'done'] as const) {
      choose(history, is);
      states.push(hash(history.play.game.state));
    }
    assert.ok(back(history, 3));
    assert.equal(hash(history.play.game.state), states[1]);
    assert.ok(redo(history).ok && redo(history).ok);
    assert.equal(hash(history.play.game.state), states[3]);
    assert.ok(back(history, 3));
    assert.ok(!back(history, 1), 'this is the beginning');
  });

  it('ends at a page that was read, at a card drawn, at a departure', () => {
    const silent = { deed: 'gain', gift: { gift: 'draw', deck: 'items' } } as const;
    for (const cellar of [[tell('location.cellar.door')], [silent]]) {
      const history = told(campaignBox({ cellar }));
      choose(history, 'join');
      choose(history, 'done');
      const visits = askedIn(history.play).options.findIndex(
        (option) => option.is === 'visit' && option.location === 'cellar',
      );
      assert.ok(giveInput(history, visits).ok);
      assert.ok(!back(history, 1));
    }
    const gone = new Group().gather('milady').depart('milady');
    const history = told(gone.box);
    for (const input of gone.play.inputs) assert.ok(giveInput(history, input).ok);
    assert.ok(!back(history, 1));
  });
});

describe('saves', () => {
  /** One decision of every kind. */
  const moments = (): readonly Group[] => {
    const box = campaignBox({
      cellar: [
        {
          deed: 'ask',
          choices: [
            { id: 'a', deeds: [] },
            { id: 'b', deeds: [] },
          ],
        },
      ],
    });
    const at = () => new Group(box).gather('milady');
    return [
      new Group(box),
      at(),
      at().does({ is: 'visit', location: 'cellar' }),
      at().choose(),
      at().choose().does({ is: 'contact', contact: 'sidorovich' }),
      at().choose().does({ is: 'contact', contact: 'guide' }),
      at().choose().done().enlist('milady'),
      at().depart('milady'),
      at().depart('milady').returns('win'),
    ];
  };

  it('at every decision, through JSON, and on from there the same way', () => {
    for (const group of moments()) {
      const file: unknown = JSON.parse(JSON.stringify(saveCampaign(group.play, 'seed')));
      const loaded = loadCampaign(group.box, file);
      if (!loaded.ok) assert.fail(JSON.stringify(loaded.problems));
      assert.equal(hash(loaded.play.game.state), hash(group.state));
      assert.deepEqual(loaded.play.decision, group.play.decision);
      assert.deepEqual(loaded.play.inputs, group.play.inputs);
    }
  });

  it('a damaged or foreign file is refused with its place', () => {
    const group = new Group().gather('milady').choose();
    const file = () => JSON.parse(JSON.stringify(saveCampaign(group.play, 'seed')));
    const problems = (change: (save: ReturnType<typeof file>) => void, sign = true) => {
      const save = file();
      change(save);
      if (sign) save.hash = hashOfFile(save);
      const loaded = loadCampaign(group.box, save);
      return loaded.ok ? [] : loaded.problems.map(({ where }) => where);
    };
    assert.deepEqual(
      problems(() => undefined),
      [],
    );
    assert.deepEqual(
      problems((save) => (save.checkpoint.stash.coupons = 99_999), false),
      ['hash'],
    );
    assert.deepEqual(
      problems((save) => (save.zonecrawl = 'save')),
      ['zonecrawl'],
    );
    assert.deepEqual(
      problems((save) => (save.format = 7)),
      ['format'],
    );
    assert.ok(problems((save) => save.checkpoint.contacts.push('nobody')).includes('checkpoint.contacts.3'));
    assert.ok(
      problems((save) => (save.checkpoint.locations.moon = 'open')).includes('checkpoint.locations.moon'),
    );
    assert.deepEqual(
      problems((save) => (save.inputs[0] = { played: ['x'] })),
      ['inputs.0'],
    );
    assert.deepEqual(
      problems((save) => delete save.checkpoint.exploration.visits),
      ['checkpoint.exploration.visits'],
    );
    const notMine = loadCampaign(group.box, 'hello');
    assert.ok(!notMine.ok && notMine.problems[0]?.where === '(top)');
  });

  it('a record replays it all, and notices what leads elsewhere', () => {
    const group = new Group(campaignBox(), 'rec').gather('milady').depart('milady').returns('find');
    const record = recordCampaign(group.play, 'rec');
    const parsed = parseCampaignRecord(group.box, JSON.parse(JSON.stringify(record)));
    if (!parsed.ok) assert.fail();
    const again = replayCampaign(group.box, parsed.record);
    assert.ok(again.ok);
    const leads = (change: Partial<typeof record>) => {
      const elsewhere = replayCampaign(group.box, { ...record, ...change });
      return elsewhere.ok ? null : elsewhere.diverged?.why;
    };
    assert.equal(leads({ start: { seed: 'other' } }), 'otherState');
    assert.equal(leads({ inputs: record.inputs.with(0, 500) }), 'refused');
  });
});

describe('the port', () => {
  it('tells nothing and plays nothing once it is closed', async () => {
    const port = createCampaign(campaignBox());
    let heard = 0;
    port.subscribe(() => heard++);
    assert.deepEqual(await port.own({ ask: 'begin', game: 'ours', seed: 'port' }), { ok: true });
    assert.equal(heard, 1);
    port.close();
    assert.deepEqual(await port.request({ ask: 'answer', number: 1, option: 0 }), {
      ok: false,
      refusal: { refused: 'noGame' },
    });
    assert.equal(heard, 1);
  });

  it('serves a Campaign: updates after every change, stale answers refused, nothing hidden sent', async () => {
    const box = campaignBox({
      cellar: [{ deed: 'flag', flag: 'secret', set: 1 }, tell('location.cellar.door')],
    });
    const port = createCampaign(box);
    const updates: CampaignUpdate[] = [];
    port.subscribe((update) => updates.push(update));
    assert.deepEqual(await port.request({ ask: 'answer', number: 0, option: 0 }), {
      ok: false,
      refusal: { refused: 'noGame' },
    });
    assert.deepEqual(await port.own({ ask: 'begin', game: 'ours', seed: 'port' }), { ok: true });
    const now = () => updates.at(-1) ?? assert.fail();
    const choose = async (is: CampaignOption['is'], location?: string) => {
      const { decision, number } = now();
      const option = decision.options.findIndex(
        (option) =>
          option.is === is &&
          (location === undefined || (option.is === 'visit' && option.location === location)),
      );
      return await port.request({ ask: 'answer', number, option });
    };
    const undone = () => {
      const { free, redo } = now().undo;
      return { free, redo };
    };
    assert.equal(now().cause, 'began');
    await choose('join');
    assert.deepEqual(await port.request({ ask: 'answer', number: 1, option: 0 }), {
      ok: false,
      refusal: { refused: 'stale', at: 1, now: 2 },
    });
    assert.deepEqual(undone(), { free: 1, redo: 0 });
    assert.deepEqual(await port.request({ ask: 'undo', number: now().number, inputs: 1 }), { ok: true });
    assert.equal(now().cause, 'undone');
    assert.deepEqual(now().view.group, []);
    assert.deepEqual(await port.request({ ask: 'redo', number: now().number, inputs: 1 }), { ok: true });
    await choose('done');
    await choose('visit', 'cellar');
    assert.ok(!JSON.stringify(updates).includes('secret'), 'what the stories remember is nobody’s business');
    assert.deepEqual(undone(), { free: 0, redo: 0 });
    assert.equal(
      (await port.request({ ask: 'whyNot', option: { is: 'visit', location: 'cellar' } }))?.reason,
      'crossedOut',
    );
    assert.equal(await port.request({ ask: 'whyNot', option: { is: 'visit', location: 'one' } }), null);
    const save = await port.own({ ask: 'save' });
    const other = createCampaign(box);
    assert.deepEqual(await other.own({ ask: 'load', game: 'theirs', save }), { ok: true });
    assert.deepEqual(await port.own({ ask: 'load', game: 'none', save: { zonecrawl: 'nothing' } }), {
      ok: false,
      problems: [problemAt('zonecrawl', 'file.otherKind', { kind: 'campaign', is: '"nothing"' })],
    });
    assert.deepEqual(await port.request({ ask: 'look' }), { ok: true }, 'a bad file touches nothing');
  });

  it('C7, C9 gives the owner the set-up of a Mission, and takes it home once', async () => {
    const group = new Group().gather('milady').depart('milady');
    const port = createCampaign(group.box);
    const updates: CampaignUpdate[] = [];
    port.subscribe((update) => updates.push(update));
    await port.own({ ask: 'begin', game: 'ours', seed: 'seed' });
    assert.equal((await port.own({ ask: 'setup' })).ok, false, 'nobody goes yet');
    for (const option of group.play.inputs)
      await port.request({ ask: 'answer', number: updates.at(-1)?.number ?? 0, option: Number(option) });
    assert.deepEqual(await port.own({ ask: 'setup' }), { ok: true, setup: group.setup });
    const home = { ask: 'home', game: 'mission', result: played(group.box, group.setup, 'find') } as const;
    assert.deepEqual(await port.own(home), { ok: true });
    const after = updates.length;
    assert.deepEqual(await port.own(home), { ok: true }, 'it is home already');
    assert.equal(updates.length, after, 'and brings nothing twice');
    assert.deepEqual(updates.at(-1)?.view.stash, group.returns('find').state.stash);
  });
});
