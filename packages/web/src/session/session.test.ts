import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { createHost, type GamePort, type Update } from '@zonecrawl/engine/host';
import { type Append, type Appended, MemoryStore } from '@zonecrawl/engine/kernel';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import { settled, Time } from '../../test/time.ts';
import { progressOf } from '../saves/describe.ts';
import { recordGame, type SavedGame, type SaveStore } from '../saves/index.ts';
import { memoryStore } from '../saves/memoryStore.ts';
import { type Session, sessionsOf } from './session.ts';

/** A store that can be full for a while. */
class TightStore extends MemoryStore {
  isFull = false;
  override async append(append: Append): Promise<Appended> {
    return this.isFull ? { ok: false, trouble: 'full' } : super.append(append);
  }
}

const opened: Session[] = [];
let games = 0;

/** A game in one browser: a journal, a store, and as many tabs as are opened. */
async function browser() {
  games += 1;
  const id = `game-${games}`;
  const store = new TightStore();
  const time = new Time();
  const memory = memoryStore<SavedGame>();
  const saveStore: SaveStore = {
    ...memory,
    lasting: true,
    whereabouts: async (id) => ((await store.last(id)) >= 0 ? { in: 'journal' } : { in: 'nowhere' }),
  };
  const ports: GamePort[] = [];
  const startPort = (): GamePort => {
    const port = createHost(box, { journal: { store, owner: `tab ${ports.length}`, clock: time } });
    ports.push(port);
    return port;
  };
  const port = startPort();
  const first = new Promise<Update>((resolve) => port.subscribe(resolve));
  const setup = { mission: 'a1', stalkers: outfit(box, FIRST_SHOP, ['milady']), seed: 'session' };
  assert.ok((await port.own({ ask: 'begin', game: id, setup })).ok);
  const update = await first;
  assert.ok(update.board);
  const record: SavedGame = {
    id,
    name: 'A game',
    people: [],
    setup,
    created: 1,
    ...progressOf(update, update.board, 1),
  };
  await saveStore.add(record);
  port.close();
  const tab = () => {
    const sessions = sessionsOf<GamePort, SavedGame>({
      saveStore: async () => saveStore,
      startPort,
      record: recordGame,
    });
    return (which = id): Session => {
      const session = sessions.open(which);
      opened.push(session);
      return session;
    };
  };
  return { id, store, time, tab, ports };
}

async function playing(session: Session) {
  await settled();
  const state = session.state.value;
  assert.ok(state.is === 'playing', state.is);
  let update: Update | undefined;
  state.port.subscribe((next) => {
    update = next;
  });
  await state.port.request({ ask: 'look' });
  return {
    ...state,
    at: () => update?.at ?? assert.fail('nothing was shown'),
    answer: () => state.port.request({ ask: 'answer', number: update?.number ?? 0, answer: 0 }),
  };
}

describe('a game in a tab', () => {
  afterEach(async () => {
    for (const session of opened.splice(0)) await session.close();
  });

  it('is closed at once when all of it is kept', async () => {
    const { id, tab, store, ports } = await browser();
    const session = tab()();
    const { answer, unsaved } = await playing(session);
    await answer();
    assert.equal(unsaved.value, null);
    assert.equal(await store.last(id), 1);
    await session.close();
    const again = await playing(tab()());
    assert.equal(again.at(), 1);
    assert.equal(ports.length, 3);
  });

  it('stays behind the menu while something is not kept, and goes on where it was', async () => {
    const { tab, store, ports } = await browser();
    const open = tab();
    const session = open();
    const { answer, unsaved } = await playing(session);
    await answer();
    store.isFull = true;
    await answer();
    assert.deepEqual(unsaved.value, { why: 'full', since: 1 });
    await session.close();
    const again = await playing(open());
    assert.equal(again.at(), 2, 'what is not kept is there');
    assert.equal(ports.length, 2, 'it is the same one');
    assert.equal(again.unsaved.value?.why, 'full');
  });

  it('is closed as soon as the last of it is kept, also behind the menu', async () => {
    const { id, tab, store, time, ports } = await browser();
    const open = tab();
    const session = open();
    const { answer } = await playing(session);
    store.isFull = true;
    await answer();
    await session.close();
    store.isFull = false;
    await time.pass(500);
    assert.equal(await store.last(id), 1);
    const again = await playing(open());
    assert.equal(again.at(), 1);
    assert.equal(ports.length, 3, 'opened from its journal');
  });

  it('is lost to who has claimed it; nothing is left here that is not part of it', async () => {
    const { id, tab, store } = await browser();
    const session = tab()();
    const { answer } = await playing(session);
    await answer();
    await store.claim(id, 'another tab');
    const refused = await answer();
    assert.equal(refused.ok, false);
    await settled();
    assert.deepEqual(session.state.value, { is: 'lost', left: null });
    assert.equal(await store.last(id), 1);
  });

  it('that is lost while something was not kept is still there to be saved as a file', async () => {
    const { id, tab, store, time } = await browser();
    const session = tab()();
    const { answer, port } = await playing(session);
    store.isFull = true;
    await answer();
    await store.claim(id, 'another tab');
    store.isFull = false;
    await time.pass(500);
    const state = session.state.value;
    assert.ok(state.is === 'lost' && state.left !== null);
    const save = await port.own({ ask: 'save' });
    assert.ok('inputs' in save);
    assert.equal(save.inputs.length, 1);
  });

  it('that is nowhere is missing', async () => {
    const { tab } = await browser();
    const session = tab()('other');
    await settled();
    assert.equal(session.state.value.is, 'missing');
  });
});
