/** Whether a game is what its start and inputs say (DESIGN 12): files are believed only where they admit something. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { type CampaignUpdate, createCampaign } from '@zonecrawl/engine/campaign';
import { saveGame } from '@zonecrawl/engine/game';
import type { GamePort, Update } from '@zonecrawl/engine/host';
import { createHost } from '@zonecrawl/engine/host';
import { hashOfFile, MemoryStore } from '@zonecrawl/engine/kernel';
import type { Box } from '@zonecrawl/engine/model';
import { box } from '../../src/index.ts';
import { missionStart, played } from './games.ts';

/** What came out of JSON, before anybody has looked at it. */
type Parsed = ReturnType<typeof JSON.parse>;

const GAME = 'game';
const OK = { ok: true };
const start = missionStart('skirmish1', 2, 'lineage');
const play = played(start, 30);
const whole = JSON.stringify(saveGame(play, start));

/** The save with a change, and a hash that fits it. */
function changed(change: (save: Parsed) => void, text = whole): Parsed {
  const save = JSON.parse(text);
  change(save);
  save.hash = hashOfFile(save);
  return save;
}

interface Loaded {
  readonly port: GamePort;
  readonly now: Update;
  /** What its journal says, row by row. */
  entries(): Promise<readonly Parsed[]>;
}

async function loaded(save: unknown, of: Box = box): Promise<Loaded> {
  const store = new MemoryStore();
  const port = createHost(of, { journal: { store, owner: 'me' } });
  let now: Update | null = null;
  port.subscribe((update) => {
    now = update;
  });
  assert.deepEqual(await port.own({ ask: 'load', game: GAME, save }), OK);
  return {
    port,
    now: now ?? assert.fail('no update came'),
    entries: async () => (await store.read(GAME, 0)).map(({ entry }) => entry),
  };
}

describe('a save', () => {
  it('that repeats is taken in as its start and its inputs, and goes on to repeat', async () => {
    const { now, entries } = await loaded(JSON.parse(whole));
    assert.deepEqual(now.lineage, { is: 'repeats' });
    assert.equal(now.notice, null);
    assert.deepEqual(
      (await entries()).map(({ entry }) => entry),
      ['began', ...play.inputs.map(() => 'input')],
    );
    assert.equal(now.told.length, play.inputs.length + 1, 'with its whole log');
    assert.equal(now.undo.most, play.inputs.length, 'and the whole way back');
  });

  it('of a game nobody knows the start of does not repeat, whatever it says', async () => {
    for (const lineage of [{ is: 'repeats' }, { is: 'doesNotRepeat' }]) {
      const { now, entries } = await loaded(changed((save) => Object.assign(save, { start: null, lineage })));
      assert.deepEqual(now.lineage, { is: 'doesNotRepeat' });
      const [first, ...rest] = await entries();
      assert.deepEqual([first.entry, first.because, rest], ['stands', 'imported', []]);
    }
  });

  it('that says it repeats and does not is marked for good: another seed, an answer more, another dose', async () => {
    const lies: readonly ((save: Parsed) => void)[] = [
      (save) => (save.start.setup.seed = 'another'),
      (save) => (save.inputs = [0, ...save.inputs]),
      (save) => (save.checkpoint.stalkers[0].dosage = (save.checkpoint.stalkers[0].dosage + 1) % 17),
      (save) => (save.start = { from: 'state', state: save.checkpoint }),
    ];
    for (const lie of lies) {
      const { now, port } = await loaded(changed(lie));
      assert.deepEqual(now.lineage, { is: 'doesNotRepeat' }, String(lie));
      const again = await loaded(await port.own({ ask: 'save' }));
      assert.deepEqual(again.now.lineage, { is: 'doesNotRepeat' });
      const forked = await loaded(await again.port.own({ ask: 'fork', at: again.now.at }));
      assert.deepEqual(forked.now.lineage, { is: 'doesNotRepeat' });
    }
  });

  it('that admits it does not repeat is believed', async () => {
    const { now } = await loaded(changed((save) => (save.lineage = { is: 'doesNotRepeat' })));
    assert.deepEqual(now.lineage, { is: 'doesNotRepeat' });
    const from = ['oldest', 'older'];
    const carried = await loaded(changed((save) => (save.lineage = { is: 'carriedOver', from })));
    assert.deepEqual(carried.now.lineage, { is: 'carriedOver', from });
  });

  it('of other rules repeats if it still does, and else is carried over, which is said', async () => {
    const same = await loaded(changed((save) => (save.digest = 'older')));
    assert.deepEqual([same.now.lineage, same.now.notice], [{ is: 'repeats' }, null]);
    const enemies = Object.fromEntries(
      Object.entries(box.enemies).map(([id, card]) => [id, { ...card, hp: card.hp + 1 }]),
    );
    const newer = { ...box, digest: 'newer', enemies };
    const { now, port, entries } = await loaded(JSON.parse(whole), newer);
    const lineage = { is: 'carriedOver', from: [box.digest] };
    assert.deepEqual(now.lineage, lineage);
    assert.deepEqual(now.notice, { notice: 'carriedOver', from: box.digest, lost: 0 });
    assert.deepEqual(now.decision, JSON.parse(JSON.stringify(play.decision)));
    const [first] = await entries();
    assert.deepEqual([first.because, first.from, first.digest], ['carriedOver', box.digest, 'newer']);
    const save: Parsed = await port.own({ ask: 'save' });
    assert.deepEqual([save.digest, save.lineage], ['newer', lineage]);
  });

  it('that has gone on under newer rules is not taken back', async () => {
    const lineage = { is: 'carriedOver', from: [box.digest] };
    const save = changed((file) => Object.assign(file, { digest: 'newer', lineage }));
    const port = createHost(box);
    const reply = await port.own({ ask: 'load', game: GAME, save });
    assert.ok(!reply.ok && reply.problems[0]?.where === 'digest');
    assert.equal(reply.problems[0].key, 'file.newerRules');
  });

  it('with a lineage or a digest of no shape is refused with its place', async () => {
    const where = async (change: (save: Parsed) => void) => {
      const reply = await createHost(box).own({ ask: 'load', game: GAME, save: changed(change) });
      return reply.ok ? 'taken' : reply.problems[0]?.where;
    };
    assert.equal(await where((save) => (save.lineage = { is: 'ranked' })), 'lineage.is');
    assert.equal(await where((save) => (save.lineage = { is: 'carriedOver', from: [7] })), 'lineage.from.0');
    assert.equal(await where((save) => delete save.lineage), 'lineage');
    assert.equal(await where((save) => (save.digest = 7)), 'digest');
  });
});

const old = new URL('../../../../fixtures/old/0.1.0/', import.meta.url);
const files = (folder: string): readonly string[] => globSync(`${folder}/*.json`, { cwd: old }).sort();
const read = (path: string): Parsed => JSON.parse(readFileSync(new URL(path, old), 'utf8'));

describe('what 0.1.0 kept', () => {
  for (const path of files('saves')) {
    it(`${path} is carried over to the rules of today, which is said, and goes on`, async () => {
      const file = read(path);
      const { now, port } = await loaded(file);
      assert.deepEqual(now.lineage, { is: 'carriedOver', from: ['0.1.0'] });
      assert.deepEqual(now.notice, { notice: 'carriedOver', from: '0.1.0', lost: 0 });
      const save: Parsed = await port.own({ ask: 'save' });
      assert.deepEqual([save.format, save.digest], [2, box.digest]);
      if (!now.decision) return;
      const answer = now.decision.pick
        ? now.decision.options.slice(0, now.decision.pick.min).map((_, i) => i)
        : 0;
      assert.deepEqual(await port.request({ ask: 'answer', number: now.number, answer }), OK);
    });
  }

  async function campaign(save: unknown): Promise<CampaignUpdate> {
    const port = createCampaign(box);
    let now: CampaignUpdate | null = null;
    port.subscribe((update) => {
      now = update;
    });
    assert.deepEqual(await port.own({ ask: 'load', game: GAME, save }), OK);
    return now ?? assert.fail('no update came');
  }

  for (const path of files('campaignSaves')) {
    it(`${path} still repeats, or is carried over where its Missions are played otherwise today`, async () => {
      const file = read(path);
      const { lineage, notice, view } = await campaign(file);
      const isPlayed = file.inputs.some((input: unknown) => typeof input === 'object');
      assert.equal(lineage.is, isPlayed ? 'carriedOver' : 'repeats');
      assert.equal(notice?.notice ?? null, isPlayed ? 'carriedOver' : null);
      assert.deepEqual([view.group, view.finished], [file.checkpoint.group, file.checkpoint.finished]);
    });
  }

  it('a Campaign whose past cannot be told again goes on from where it stands, and says so', async () => {
    const text = JSON.stringify(read('campaignSaves/home.json'));
    const file = changed(({ inputs }) => {
      const mission = inputs.findIndex((input: unknown) => typeof input === 'object');
      inputs[mission] = { played: [9999] };
    }, text);
    const { lineage, notice, view } = await campaign(file);
    assert.deepEqual(lineage, { is: 'carriedOver', from: ['0.1.0'] });
    assert.deepEqual(notice, { notice: 'carriedOver', from: '0.1.0', lost: 0 });
    assert.deepEqual(view.stash, file.checkpoint.stash);
  });
});
