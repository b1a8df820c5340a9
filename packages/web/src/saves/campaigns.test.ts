import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { type CampaignUpdate, createCampaign } from '@zonecrawl/engine/campaign';
import { createHost } from '@zonecrawl/engine/host';
import { MemoryStore } from '@zonecrawl/engine/kernel';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import { campaignStore, importCampaign, keepCampaignRecord, removeCampaign } from './campaigns.ts';
import { campaignProgress, missionId } from './describe.ts';
import { textOfCampaign } from './files.ts';
import { gameStore, keepRecord } from './games.ts';
import { newestOf } from './last.ts';
import { memoryStores } from './memoryStore.ts';
import { missionGame } from './missions.ts';
import { firstCampaignUpdate, firstUpdate } from './ports.ts';
import { recordCampaign } from './recorder.ts';
import type { SavedCampaign } from './types.ts';

const journal = (store = new MemoryStore()) => ({ journal: { store, owner: 'me' } });

async function playing() {
  const port = createCampaign(box, journal());
  const updates: CampaignUpdate[] = [];
  port.subscribe((update) => updates.push(update));
  const first = firstCampaignUpdate(port);
  await port.own({ ask: 'begin', game: 'campaign', seed: 'saves' });
  const answer = async (option = 0) => {
    const reply = await port.request({ ask: 'answer', number: updates.at(-1)?.number ?? 0, option });
    assert.ok(reply.ok);
  };
  return { port, updates, answer, update: await first };
}

const ports = { campaign: () => createCampaign(box, journal()), game: () => createHost(box, journal()) };

const setup = (seed: string) => ({ mission: 'a1', stalkers: outfit(box, FIRST_SHOP, ['milady']), seed });

/** A game of A1 on a port, and its record in the store of this page. */
async function mission(id: string, campaign: string, seed: string) {
  const port = createHost(box, journal());
  const first = firstUpdate(port);
  assert.ok((await port.own({ ask: 'begin', game: id, setup: setup(seed) })).ok);
  const { record } = await keepRecord(await first, {
    id,
    name: 'A1',
    people: ['Anna'],
    campaign,
    setup: setup(seed),
  });
  const save = await port.own({ ask: 'save' });
  await (await gameStore()).keepSave(id, save);
  return { port, record };
}

const described = () => ({ name: 'found', people: [] });

describe('a stored Campaign', () => {
  it('has a record that follows every input', async () => {
    const { port, update, updates, answer } = await playing();
    const { campaigns: there } = memoryStores();
    const record: SavedCampaign = { id: 'one', name: 'A', created: 1, ...campaignProgress(update, 1) };
    await there.add(record);
    const recorder = recordCampaign({ port, saveStore: there, record, isThere: true, now: () => 2 });
    await answer();
    await answer();
    await recorder.flush();
    const kept = await there.record('one');
    assert.equal(kept?.inputs, 2);
    assert.deepEqual(kept?.group, updates.at(-1)?.view.group);
  });

  it('is put back with its Missions after it was deleted', async () => {
    const { update } = await playing();
    const { record } = await keepCampaignRecord(update, { id: 'gone', name: 'Gone and back' });
    const { record: game } = await mission('gone.m1', 'gone', 'x');
    const putBack = await removeCampaign('gone');
    assert.equal(await (await campaignStore()).record('gone'), undefined);
    assert.equal(await (await gameStore()).record(game.id), undefined);
    await putBack();
    assert.deepEqual(await (await campaignStore()).record('gone'), record);
    assert.deepEqual(await (await gameStore()).record(game.id), game);
    assert.equal((await (await gameStore()).whereabouts(game.id)).in, 'saves');
  });

  it('finds the game of its Mission by its name', async () => {
    const id = missionId('mine', 2);
    await mission(id, 'mine', 'linked 2');
    const port = createHost(box, journal());
    const found = await missionGame({ id: 'mine', exploration: 2 }, port, described);
    assert.ok(found.is === 'running');
    assert.equal(found.record.id, id);
    const next = await missionGame({ id: 'mine', exploration: 3 }, port, described);
    assert.deepEqual(next, { is: 'notBegun', id: 'mine.m3' });
  });

  it('gives the game of a Mission its name that version 0.1.0 found by how it began', async () => {
    await mission('anything', 'older', 'seed 4');
    const port = createHost(box, journal());
    assert.equal((await missionGame({ id: 'older', exploration: 3 }, port, described)).is, 'notBegun');
    const found = await missionGame({ id: 'older', exploration: 4 }, port, described);
    assert.ok(found.is === 'running');
    assert.equal(found.record.id, 'older.m4');
    assert.deepEqual(found.record.people, ['Anna']);
    assert.equal(await (await gameStore()).record('anything'), undefined);
  });

  it('comes in as a file as it went out, and nothing that is damaged or foreign comes in', async () => {
    const { port, update, answer } = await playing();
    await answer();
    const { record } = await keepCampaignRecord(update, { id: 'carried', name: 'Carried over' });
    const save = await port.own({ ask: 'save' });
    assert.ok('zonecrawl' in save);
    const players = { milady: { person: '', bot: 'careful' } } as const;
    const text = textOfCampaign({ ...record, players }, save, undefined);
    const taken = await importCampaign(text, ports, () => 'nameless');
    assert.ok(taken.ok, JSON.stringify(taken));
    assert.equal(taken.record.name, 'Carried over');
    assert.deepEqual(taken.record.players, players);
    const where = await (await campaignStore()).whereabouts(taken.record.id);
    assert.deepEqual(where.in === 'saves' && where.saves, [save]);

    const stored = (await (await campaignStore()).list()).length;
    const refused = async (content: string) => {
      const reply = await importCampaign(content, ports, () => '');
      assert.equal(reply.ok, false);
      return reply.ok ? undefined : reply;
    };
    assert.equal((await refused(''))?.trouble, 'empty');
    assert.equal((await refused(text.slice(0, 200)))?.trouble, 'noJson');
    assert.equal((await refused('{"zonecrawl":"game","format":1}'))?.trouble, 'foreign');
    assert.equal((await refused(text.replace('"format":1', '"format":9')))?.trouble, 'tooNew');
    const touched = await refused(text.replace(/"coupons":\d+/, '"coupons":99999'));
    assert.equal(touched?.trouble, 'unplayable');
    assert.ok((touched?.problems.length ?? 0) > 0, 'the place is named');
    assert.equal((await (await campaignStore()).list()).length, stored, 'nothing was stored');
  });
});

describe('what would be continued', () => {
  it('is what was played last, a Mission under way before its Campaign', async () => {
    const { update } = await playing();
    const campaign: SavedCampaign = { id: 'c', name: 'C', created: 1, ...campaignProgress(update, 10) };
    const { record: game } = await mission('last', 'c', 'last');
    assert.equal(newestOf([{ ...game, standing: 'running', changed: 10 }], [campaign])?.kind, 'game');
    assert.equal(newestOf([{ ...game, standing: 'running', changed: 9 }], [campaign])?.kind, 'campaign');
    assert.equal(newestOf([{ ...game, standing: 'won', changed: 11 }], [campaign])?.kind, 'campaign');
    assert.equal(newestOf([], []), undefined);
  });
});
