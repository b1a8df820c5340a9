import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressOf, parseAddress } from './route.ts';

describe('addresses', () => {
  const addresses = [
    '#/',
    '#/new',
    '#/new/a1',
    '#/new/a1/7KQ2-M9XD',
    '#/saves',
    '#/survival',
    '#/survival/1234-5678-9ABC',
    '#/survival/day/2026-11-16',
    '#/history',
    '#/replay/AQx-_9',
    '#/settings',
    '#/campaigns',
    '#/campaigns/7KQ2-M9XD',
    '#/campaign/abc123',
    '#/campaign/abc123/story',
    '#/rules',
    '#/rules/AT3',
    '#/play/abc123',
    '#/play/abc123/rules',
    '#/play/abc123/rules/AT3',
    '#/play/abc123/settings',
    '#/online',
    '#/room/ABCDEFGH',
    '#/room/ABCDEFGH/rules/AT3',
    '#/room/ABCDEFGH/as/token',
  ];
  for (const address of addresses) {
    it(`${address} is a place, and the place has that address`, () => {
      assert.equal(addressOf(parseAddress(address)), address);
    });
  }

  it('lead to the title where they lead nowhere', () => {
    for (const address of ['', '#', '#/nowhere', '#/%E0%A4%A'])
      assert.deepEqual(parseAddress(address), { route: { screen: 'title' }, over: null });
  });

  it('lead to the list where a game is not named', () => {
    assert.equal(parseAddress('#/play').route.screen, 'saves');
    assert.equal(parseAddress('#/campaign').route.screen, 'campaigns');
  });

  it('keep what is in them, whatever letters it has', () => {
    const place = parseAddress(addressOf({ route: { screen: 'play', id: 'a/b ü' }, over: null }));
    assert.deepEqual(place.route, { screen: 'play', id: 'a/b ü' });
  });
});
