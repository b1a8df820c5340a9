import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { type CampaignUpdate, createCampaign } from '@zonecrawl/engine/campaign';
import { createHost } from '@zonecrawl/engine/host';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import {
  campaignProgress,
  campaignShelf,
  firstCampaignUpdate,
  gameOf,
  importCampaign,
  keepCampaign,
  keepSavingCampaign,
  removeCampaign,
} from './campaigns.ts';
import { textOfCampaign } from './files.ts';
import { firstUpdate, keepGame, shelf } from './games.ts';
import { newestOf } from './last.ts';
import { memoryShelves } from './memory.ts';
import type { CampaignRecord } from './types.ts';

async function playing() {
  const port = createCampaign(box);
  const updates: CampaignUpdate[] = [];
  port.subscribe((update) => updates.push(update));
  const first = firstCampaignUpdate(port);
  await port.request({ ask: 'begin', seed: 'saves' });
  const answer = async (input = 0) => {
    const reply = await port.request({ ask: 'answer', at: updates.at(-1)?.at ?? 0, input });
    assert.ok(reply.ok);
  };
  return { port, updates, answer, update: await first };
}

const ports = { campaign: () => createCampaign(box), game: () => createHost(box) };

describe('a Campaign on the shelf', () => {
  it('is written after every input', async () => {
    const { port, update, updates, answer } = await playing();
    const { campaigns: there } = memoryShelves();
    const save = await port.request({ ask: 'save' });
    assert.ok('zonecrawl' in save);
    const record: CampaignRecord = { id: 'one', name: 'A', created: 1, ...campaignProgress(update, 1) };
    await there.add(record, save);
    await there.own('one', 'me');
    const autosave = keepSavingCampaign({ port, shelf: there, record, owner: 'me', now: () => 2 });
    await answer();
    await answer();
    await autosave.flush();
    assert.equal((await there.read('one', 'now'))?.inputs.length, 2);
    assert.deepEqual((await there.record('one'))?.group, updates.at(-1)?.view.group);
    await there.own('one', 'another tab');
    await answer();
    await autosave.flush();
    assert.equal(autosave.trouble.value, 'taken');
    assert.equal((await there.read('one', 'now'))?.inputs.length, 2);
  });

  it('is put back with its Missions after it was deleted', async () => {
    const { port, update } = await playing();
    const record = await keepCampaign(port, update, 'Gone and back');
    const game = createHost(box);
    const first = firstUpdate(game);
    const setup = { mission: 'a1', stalkers: outfit(box, FIRST_SHOP, ['milady']), seed: 'x' };
    await game.request({ ask: 'begin', setup });
    const mission = await keepGame(game, await first, { name: 'A1', people: [], campaign: record.id });
    const before = await (await campaignShelf()).read(record.id, 'now');
    const putBack = await removeCampaign(record.id);
    assert.equal(await (await campaignShelf()).record(record.id), undefined);
    assert.equal(await (await shelf()).record(mission.id), undefined);
    await putBack();
    assert.deepEqual(await (await campaignShelf()).read(record.id, 'now'), before);
    assert.equal((await (await shelf()).record(mission.id))?.campaign, record.id);
  });

  it('finds the game of its Mission by how it began, in whatever order that was written down', async () => {
    const game = createHost(box);
    const first = firstUpdate(game);
    const stalkers = outfit(box, FIRST_SHOP, ['milady']);
    await game.request({ ask: 'begin', setup: { mission: 'a1', stalkers, seed: 'linked' } });
    const kept = await keepGame(game, await first, { name: 'A1', people: [], campaign: 'mine' });
    const reordered = { seed: 'linked', stalkers, mission: 'a1' };
    assert.equal((await gameOf('mine', reordered))?.id, kept.id);
    assert.equal(await gameOf('another', reordered), undefined);
    assert.equal(await gameOf('mine', { ...reordered, seed: 'other' }), undefined);
  });

  it('comes in as a file as it went out, and nothing that is damaged or foreign comes in', async () => {
    const { port, update, answer } = await playing();
    await answer();
    const record = await keepCampaign(port, update, 'Carried over');
    const save = await port.request({ ask: 'save' });
    assert.ok('zonecrawl' in save);
    const players = { milady: { person: '', bot: 'careful' } } as const;
    const text = textOfCampaign({ ...record, players }, save, undefined);
    const taken = await importCampaign(text, ports, () => 'nameless');
    assert.ok(taken.ok);
    assert.equal(taken.record.name, 'Carried over');
    assert.deepEqual(taken.record.players, players);
    assert.deepEqual(await (await campaignShelf()).read(taken.record.id, 'now'), save);

    const shelved = (await (await campaignShelf()).list()).length;
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
    assert.equal((await (await campaignShelf()).list()).length, shelved, 'nothing was put on the shelf');
  });
});

describe('what would be continued', () => {
  it('is what was played last, a Mission under way before its Campaign', async () => {
    const { update } = await playing();
    const campaign: CampaignRecord = { id: 'c', name: 'C', created: 1, ...campaignProgress(update, 10) };
    const game = (await (await shelf()).list())[0];
    assert.ok(game);
    assert.equal(newestOf([{ ...game, standing: 'running', changed: 10 }], [campaign])?.kind, 'game');
    assert.equal(newestOf([{ ...game, standing: 'running', changed: 9 }], [campaign])?.kind, 'campaign');
    assert.equal(newestOf([{ ...game, standing: 'won', changed: 11 }], [campaign])?.kind, 'campaign');
    assert.equal(newestOf([], []), undefined);
  });
});
