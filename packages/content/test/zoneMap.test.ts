/** The Zone Map itself: its scripts all the way through, and a Campaign that goes on however its Missions end. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { walkDeeds, withMission } from '@zonecrawl/engine/mission';
import type { Box, Deed, Mission } from '@zonecrawl/engine/model';
import { errand, Group } from '@zonecrawl/engine/testing';
import { box } from '../src/index.ts';

const book = box.campaign ?? assert.fail('the box has no Zone Map');
const places = Object.values(book.locations);
const scripts = places.filter((place) => place.kind !== 'mission');
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
});
