import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { amongContacts, begin, onTheMap } from '../../../test/campaign.ts';
import { createCampaignStore, DONE, optionsOf } from './store.ts';

describe('the store of a Campaign', () => {
  it('C1 takes only what is offered, and says why not for the rest', async () => {
    const { campaign, offers } = await begin();
    assert.equal(offers(DONE), false, 'nobody has joined');
    assert.equal(await campaign.answer(DONE), false);
    assert.equal(campaign.update.value?.at, 0, 'nothing was sent');
    const why = campaign.whyNot(DONE);
    assert.equal(campaign.whyNot(DONE), why, 'asked once');
    await new Promise(setImmediate);
    assert.equal(why.value?.reason, 'nobodyInGroup');
  });

  it('asks again why not after the next input', async () => {
    const { campaign, take } = await begin();
    const before = campaign.whyNot(DONE);
    await take({ is: 'join', stalker: 'borsuk' });
    assert.notEqual(campaign.whyNot(DONE), before);
  });

  it('finds an option in whatever order its fields are written', async () => {
    const { campaign } = await begin();
    assert.equal(await campaign.answer({ stalker: 'borsuk', is: 'join' }), true);
    assert.deepEqual(campaign.view.value?.group, ['borsuk']);
  });

  it('takes two quick taps as one answer', async () => {
    const { campaign } = await begin();
    const taken = await Promise.all([
      campaign.answer({ is: 'join', stalker: 'borsuk' }),
      campaign.answer({ is: 'join', stalker: 'milady' }),
    ]);
    assert.deepEqual(taken, [true, false]);
    assert.deepEqual(campaign.view.value?.group, ['borsuk']);
    assert.equal(campaign.busy.value, false);
  });

  it('answers again where somebody else was quicker and the same is still offered', async () => {
    const { port, campaign } = await begin();
    const other = createCampaignStore(port);
    await other.look();
    const taken = await Promise.all([
      campaign.answer({ is: 'join', stalker: 'borsuk' }),
      other.answer({ is: 'join', stalker: 'milady' }),
    ]);
    assert.deepEqual(taken, [true, true]);
    assert.deepEqual(campaign.view.value?.group, ['borsuk', 'milady']);
    const both = await Promise.all([campaign.answer(DONE), other.answer(DONE)]);
    assert.deepEqual(both, [true, false], 'going on twice would skip a step');
    assert.equal(other.problem.value?.key, 'stale');
    assert.equal(campaign.decision.value?.kind, 'navigate');
  });

  it('takes back and does again, without bringing up what was read', async () => {
    const { campaign, take } = await begin();
    await take({ is: 'join', stalker: 'borsuk' });
    await take({ is: 'join', stalker: 'milady' });
    assert.equal(campaign.undoable.value, 2);
    await campaign.undo();
    assert.deepEqual(campaign.view.value?.group, ['borsuk']);
    assert.equal(campaign.redoable.value, 1);
    await campaign.redo();
    assert.deepEqual(campaign.view.value?.group, ['borsuk', 'milady']);
    assert.equal(campaign.page.value, null);
  });

  it('MI1 brings up the Prologue of a chosen Mission until it was read', async () => {
    const { campaign, take } = await onTheMap();
    await take({ is: 'visit', location: 'a1' });
    assert.deepEqual(campaign.page.value?.texts, ['mission.a1.prologue']);
    assert.deepEqual(campaign.page.value?.where, { mission: 'a1' });
    campaign.readOn();
    assert.equal(campaign.page.value, null);
    await campaign.look();
    assert.equal(campaign.page.value, null, 'whoever comes back has read it');
  });

  it('C7 refuses what this Mission cannot bring home, and says so', async () => {
    const { campaign, take } = await amongContacts();
    await take(DONE);
    await take({ is: 'enlist', stalker: 'borsuk' });
    await take(DONE);
    assert.equal(campaign.decision.value?.kind, 'mission');
    const setup = await campaign.setup();
    assert.equal(setup?.mission, 'a1');
    const result = {
      mission: 'a1',
      outcome: { won: true, ending: 'nothing of the kind' },
      rounds: 3,
      team: ['borsuk'],
      cards: [],
      magazines: { pistol: 0, rifle: 0, shotgun: 0 },
      counters: {},
      removed: [],
    };
    assert.equal(await campaign.comeHome('game', result), false);
    assert.equal(campaign.problem.value?.key, 'notThisMission');
    campaign.dismissProblem();
    assert.equal(campaign.problem.value, null);
    assert.equal(campaign.decision.value?.kind, 'mission', 'the team is still out there');
  });

  it('finds the options of one kind', async () => {
    const { campaign } = await begin();
    const joining = optionsOf(campaign.decision.value?.options ?? [], 'join');
    assert.ok(joining.length > 4);
    assert.ok(joining.every(({ stalker }) => stalker !== ''));
  });
});
