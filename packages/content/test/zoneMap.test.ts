/** The Zone Map itself: its scripts all the way through, and a Campaign that goes on however its Missions end. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answer, beginGame } from '@zonecrawl/engine/game';
import { setUpMission, walkDeeds, withMission } from '@zonecrawl/engine/mission';
import type { Box, Deed, Location, Mission } from '@zonecrawl/engine/model';
import { errand, Group } from '@zonecrawl/engine/testing';
import { box } from '../src/index.ts';

const book = box.campaign ?? assert.fail('the box has no Zone Map');
const places = Object.values(book.locations);
const scripts = places.flatMap((place) =>
  place.kind === 'mission' || place.kind === 'finale' ? [] : [place],
);
const stories = book.stories.flatMap(({ missions }) => missions);

/** A Mission that ends as somebody says, with the epilogues of the real one. */
function quick(id: string): Mission {
  const { endings } = box.missions[id] ?? assert.fail(`no Mission ${id}`);
  const unread = Object.fromEntries(
    Object.entries(endings).map(([name, { event: _, ...ending }]) => [name, ending]),
  );
  const short = errand(id, unread);
  const choices = Object.keys(endings).map((ending) => ({
    id: ending,
    do: [{ do: 'end', ending } as const],
  }));
  return {
    ...short,
    endings: unread,
    begin: [{ do: 'ask', who: 'lead', choices }],
    death: 'fatality',
    time: 'time',
  };
}

const quickBox: Box = stories.map(quick).reduce<Box>(withMission, box);

const visits = (group: Group, kind?: 'mission'): readonly string[] =>
  group.asked.options.flatMap((option) =>
    option.is === 'visit' && (kind === undefined || book.locations[option.location]?.kind === kind)
      ? [option.location]
      : [],
  );

/** From Navigation to Navigation: this Mission, with this ending; nothing is bought. */
function explores(group: Group, mission: string, ending: string): void {
  group.choose(mission).depart('milady').returns(ending);
  assert.equal(group.state.finished.at(-1)?.ending, ending);
  while (group.kind !== 'navigate') group.input(0);
}

const deedsOf = (deeds: readonly Deed[]): readonly Deed[] => {
  const found: Deed[] = [];
  walkDeeds(deeds, '', {
    deed(deed) {
      found.push(deed);
    },
  });
  return found;
};

describe('the scripts of the Zone Map', () => {
  it('C5 every Contact that is not there from the start can be met somewhere', () => {
    const epilogues = stories.flatMap((id) =>
      Object.values(box.missions[id]?.endings ?? {}).flatMap(({ epilogue = [] }) => epilogue),
    );
    const met = new Set<string>(book.start.contacts);
    for (const deed of [...scripts.flatMap(({ deeds }) => deedsOf(deeds)), ...deedsOf(epilogues)])
      if (deed.deed === 'contact' && deed.gain) met.add(deed.contact);
    assert.deepEqual(
      Object.keys(box.contacts ?? {}).filter((id) => !met.has(id)),
      [],
    );
  });

  it('C4 there are New Contacts and Stashes enough, none on top of another', () => {
    assert.ok(scripts.filter(({ kind }) => kind === 'contact').length >= 4);
    assert.ok(scripts.filter(({ kind }) => kind === 'stash').length >= 4);
    for (const one of places)
      for (const other of places)
        if (one.id < other.id)
          assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > 95, `${one.id} hides ${other.id}`);
  });

  for (const { id } of scripts) {
    it(`C4 ${id}: every choice leads to its end, and the place is crossed out or open as it says`, () => {
      const from: Box = {
        ...quickBox,
        campaign: { ...book, start: { ...book.start, locations: ['a1', id] } },
      };
      const arrive = (): Group => new Group(from).gather('milady').does({ is: 'visit', location: id });
      const { options } = arrive().asked;
      assert.ok(options.length >= 2, 'there is something to decide');
      for (const chosen of options.keys()) {
        const group = arrive().input(chosen);
        while (group.kind !== 'navigate') group.input(0);
        const read = group.state.chronicle.filter(
          ({ where }) => 'location' in where && where.location === id,
        );
        assert.ok(read.length >= 2, 'one page on coming, one for what was done');
        assert.ok(group.state.locations[id] !== undefined);
      }
    });
  }
});

describe('a Campaign on the Zone Map', () => {
  it('C8 Dalik, saved, is remembered on the next Mission', () => {
    const group = new Group(quickBox).gather('milady');
    explores(group, 'a1', 'success');
    group.choose('a2').depart('milady');
    assert.equal(group.setup.campaign?.story?.['dalik'], 1);
  });

  it('C4 a first Mission lost twice is over, and the hill is found without Dalik', () => {
    const group = new Group(quickBox).gather('milady');
    explores(group, 'a1', 'time');
    assert.equal(group.state.locations['a1'], 'open');
    assert.equal(group.state.locations['b1'], 'open', 'the other story has begun');
    explores(group, 'a1', 'fatality');
    assert.deepEqual([group.state.locations['a1'], group.state.locations['a2']], ['crossed', 'open']);
    assert.equal(group.state.flags['dalik'] ?? 0, 0);
  });

  it('C8 the tape sold at the laboratory is not known any more in A3', () => {
    const group = new Group(quickBox).gather('milady');
    explores(group, 'a1', 'success');
    explores(group, 'a2', 'success');
    assert.equal(group.state.flags['tape'], 1);
    const before = group.coupons;
    group.does({ is: 'visit', location: 'field-laboratory' }).does({ is: 'choice', choice: 'sellTheTape' });
    assert.equal(group.state.flags['tape'], 0);
    assert.equal(group.coupons, before + 2500);
    assert.ok(group.state.contacts.includes('professor'));
  });

  const losing = (id: string): readonly string[] =>
    Object.entries(box.missions[id]?.endings ?? {}).flatMap(([name, { won }]) => (won ? [] : [name]));

  it('C4 failing never ends a Campaign: with every Mission lost again and again another one can be tried', () => {
    for (const turn of [0, 1, 2]) {
      const group = new Group(quickBox, `losing ${turn}`).gather('milady');
      for (let n = 0; n < 16; n++) {
        const open = visits(group, 'mission');
        const mission = open[(n + turn) % Math.max(1, open.length)] ?? assert.fail('no Mission is left');
        const endings = losing(mission);
        explores(group, mission, endings[(n * 2 + turn) % endings.length] ?? '');
      }
    }
  });

  it('C8 both stories can be won to their ends, and everything else is still on the map', () => {
    const group = new Group(quickBox).gather('milady');
    for (const mission of stories) {
      const [won] = Object.entries(box.missions[mission]?.endings ?? {}).find(([, end]) => end.won) ?? [];
      explores(group, mission, won ?? '');
    }
    assert.deepEqual(visits(group, 'mission'), []);
    assert.ok(visits(group).length > 0);
  });

  /** To the last page, by these endings; which pages it has. */
  function walks(endings: Readonly<Record<string, string>>): readonly string[] {
    const group = new Group(quickBox).gather('milady');
    for (const mission of ['a1', 'a2', 'b1', 'b2', 'b3', 'a3']) {
      assert.equal(group.state.locations['plant'], undefined, 'the road opens when both stories are over');
      explores(group, mission, endings[mission] ?? assert.fail(mission));
    }
    group.does({ is: 'visit', location: 'plant' });
    assert.ok(group.state.achievements.includes('to-the-plant'));
    return group.state.chronicle.flatMap(({ where, text }) =>
      'location' in where && where.location === 'plant' ? [text.replace('location.plant.', '')] : [],
    );
  }

  const KEPT: Readonly<Record<string, string>> = {
    a1: 'success',
    a2: 'success',
    a3: 'silenced',
    b1: 'success',
    b2: 'fed',
    b3: 'both',
  };

  it('C8 the last walk tells what became of everybody, another way for every way through', () => {
    const kept = walks(KEPT);
    const sold = walks({ ...KEPT, a3: 'sold' });
    const lost = walks({ ...KEPT, b1: 'silence', b2: 'time' });
    const alone = walks({ ...KEPT, a1: 'dalikLost', a2: 'shard', b1: 'evacuated', b3: 'saved' });
    for (const page of ['dalikWaits', 'bellSilent', 'luhyStands', 'beggarFed', 'allHome', 'endQuiet'])
      assert.ok(kept.includes(page), `${page} of ${kept}`);
    for (const page of ['dalikLeaves', 'bellSold', 'endHum'])
      assert.ok(sold.includes(page), `${page} of ${sold}`);
    for (const page of ['luhyDrowned', 'beggarLoose']) assert.ok(lost.includes(page), `${page} of ${lost}`);
    for (const page of ['dalikDied', 'shard', 'luhyAfloat'])
      assert.ok(alone.includes(page), `${page} of ${alone}`);
    assert.equal(new Set([kept, sold, lost, alone].map(String)).size, 4);
  });

  it('C4 the last walk needs no visit, and late coupons buy the best of the box', () => {
    const group = new Group(quickBox).gather('milady');
    for (const mission of ['a1', 'a2', 'a3']) explores(group, mission, KEPT[mission] ?? '');
    assert.equal(group.state.locations['last-counter'], 'open');
    const tier3 = (): number =>
      group.state.stash.cards.filter((card) => (box.armors[card] ?? box.weapons[card])?.tier === 3).length;
    assert.equal(tier3(), 1, 'silence is worth an Armor');
    group.does({ is: 'visit', location: 'last-counter' }).does({ is: 'choice', choice: 'buyTheLongCase' });
    assert.equal(tier3(), 2);
    assert.equal(group.state.locations['last-counter'], 'open', 'it can be visited again');
    for (const mission of ['b1', 'b2', 'b3']) explores(group, mission, KEPT[mission] ?? '');
    group.does({ is: 'visit', location: 'last-counter' }).does({ is: 'choice', choice: 'onlyLook' });
    assert.ok(visits(group).includes('plant'));
  });

  for (const { id, begin } of book.scars ?? [])
    it(`C9 ${id} is done to its bearer when a Mission begins, and to nobody else`, () => {
      const begun = (scars: Readonly<Record<string, readonly string[]>>) => {
        const stalkers = [{ stalker: 'milady' }, { stalker: 'chort' }];
        const setup = { mission: 'skirmish1', stalkers, seed: 'scar', campaign: { scars } };
        const play = beginGame(box, setUpMission(box, setup), { keep: true });
        while (play.decision && play.decision.kind !== 'nextTurn' && play.decision.kind !== 'action')
          assert.ok(answer(play, play.decision.pick ? [] : 0).ok);
        return play.game.state.stalkers.map(({ hp, bolts, focus, dosage, turns, magazines }) =>
          JSON.stringify({ hp, bolts, focus, dosage, turns, magazines }),
        );
      };
      const [milady, chort] = begun({ milady: [id] });
      const [unscarred, other] = begun({});
      assert.ok(begin.length >= 2, 'something bad and something good');
      assert.notEqual(milady, unscarred);
      assert.equal(chort, other);
    });

  it('C8 every flag that is set is read by some script, epilogue or Mission', () => {
    const set = new Set<string>();
    const read = new Set<string>();
    const all = places.flatMap((place) => (place.kind === 'mission' ? [] : [place.deeds]));
    const epilogues = Object.values(box.missions).flatMap(({ endings }) =>
      Object.values(endings).map(({ epilogue = [] }) => epilogue),
    );
    for (const deeds of [...all, ...epilogues]) {
      walkDeeds(deeds, '', {
        deed(deed) {
          if (deed.deed === 'flag') set.add(deed.flag);
        },
        claim(claim) {
          if (claim.claim === 'flag') read.add(claim.flag);
        },
      });
    }
    const missions = JSON.stringify(Object.values(box.missions));
    const unread = [...set].filter((flag) => !read.has(flag) && !missions.includes(`"story.${flag}"`));
    assert.deepEqual(unread, []);
  });

  it('C4 the pilot’s locker opens for sure to whoever has heard both about him', () => {
    const opened = (flags: readonly string[], seed: string): boolean => {
      // Read before, at no cost.
      const heard: Location = {
        ...(book.locations['plant'] ?? assert.fail()),
        id: 'heard',
        kind: 'finale',
        script: 999,
        deeds: flags.map((flag) => ({ deed: 'flag', flag, set: 1 })),
      };
      const from: Box = {
        ...quickBox,
        campaign: {
          ...book,
          start: { ...book.start, locations: ['a1', 'heard', 'pilots-locker'] },
          locations: { ...book.locations, heard },
        },
      };
      const group = new Group(from, seed).gather('milady').does({ is: 'visit', location: 'heard' });
      group.does({ is: 'visit', location: 'pilots-locker' }).does({ is: 'choice', choice: 'tryHisBirthday' });
      return group.state.chronicle.some(({ text }) => text.endsWith('.birthday'));
    };
    const seeds = Array.from({ length: 12 }, (_, n) => `locker ${n}`);
    assert.ok(seeds.every((seed) => opened(['pilotsBoast', 'pilotsPhoto'], seed)));
    assert.ok(!seeds.every((seed) => opened(['pilotsBoast'], seed)));
  });
});
