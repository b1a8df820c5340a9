import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { onTheMap } from '../../../test/campaign.ts';
import { stickersOf } from '../map/stickers.ts';
import { storiesOf } from '../state/stories.ts';
import { counted, differences, figuresOf, isBetter, rivalOf } from './compare.ts';

const [dearest, cheapest] = [1, -1].map(
  (sign) =>
    Object.values(box.armors).toSorted((one, other) => sign * ((other.value ?? 0) - (one.value ?? 0)))[0]
      ?.id ?? '',
);

describe('comparing cards', () => {
  it('names only the figures that differ, and which are better', () => {
    assert.ok(dearest !== undefined && cheapest !== undefined);
    const found = differences(box, dearest, cheapest);
    assert.ok(found.length > 0);
    for (const { key, value, before } of found) assert.notEqual(value, before, key);
    const defense = found.find(({ key }) => key === 'defense');
    assert.ok(defense && isBetter(defense));
    assert.deepEqual(differences(box, dearest, dearest), []);
  });

  it('more accurate Ranges are better, near or far', () => {
    const weapons = Object.values(box.weapons);
    const near = weapons.find(({ accurate: [from, to] }) => from === 0 && to === 1)?.id ?? '';
    const far = weapons.find(({ accurate: [from, to] }) => from === 2 && to === 2)?.id ?? '';
    const printed = (card: string) => figuresOf(box, card).find(({ key }) => key === 'accurate')?.printed;
    assert.deepEqual([printed(near), printed(far)], ['0–1', '2']);
    const found = differences(box, near, far).find(({ key }) => key === 'accurate');
    assert.ok(found && isBetter(found));
  });

  it('less base radiation is better', () => {
    assert.equal(isBetter({ key: 'baseRadiation', icon: 'radiation', value: 1, before: 3 }), true);
  });

  it('stands beside what the group has of the kind', async () => {
    const { campaign } = await onTheMap();
    const view = campaign.view.value;
    assert.ok(view && dearest !== undefined);
    assert.equal(rivalOf(box, view, dearest), 'leather-jacket');
    const [item] = Object.keys(box.items);
    assert.equal(rivalOf(box, view, item ?? ''), undefined);
  });

  it('counts copies', () => {
    assert.deepEqual(counted(['a', 'b', 'a']), [
      { card: 'a', count: 2 },
      { card: 'b', count: 1 },
    ]);
  });
});

describe('the Zone Map', () => {
  it('C4 shows what has appeared, what is open, chosen and crossed out', async () => {
    const { campaign, take } = await onTheMap();
    const places = () => {
      const update = campaign.update.value;
      assert.ok(update && box.campaign);
      return stickersOf(box.campaign, update.view, update.decision);
    };
    const place = (id: string) => places().find((one) => one.id === id);
    assert.equal(places().length, box.campaign?.start.locations.length);
    assert.equal(place('b1'), undefined, 'nobody knows of it yet');
    assert.deepEqual(
      { is: place('a1')?.is, offered: place('a1')?.offered, code: place('a1')?.code },
      { is: 'open', offered: true, code: 'A1' },
    );
    await take({ is: 'visit', location: 'a1' });
    assert.deepEqual([place('a1')?.is, place('a1')?.offered], ['chosen', false]);
    await take({ is: 'visit', location: 'blind-petros-stash' });
    assert.equal(place('blind-petros-stash')?.is, 'crossed');
    for (const { x, y } of places()) assert.ok(x > 0 && x < 100 && y > 0 && y < 100);
  });

  it('C8 counts the Missions won of each story, and names only stories that were met', () => {
    assert.ok(box.campaign);
    const [a, b] = storiesOf(box.campaign, ['a1'], []);
    assert.deepEqual([a?.won, a?.of, a?.known], [1, box.campaign.stories[0]?.missions.length, true]);
    assert.equal(b?.known, false);
  });
});
