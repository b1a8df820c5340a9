/** What every store of a server must do beyond keeping journals. */
import assert from 'node:assert/strict';
import type { Row } from '@zonecrawl/engine/kernel';
import type { Store } from '../src/store/store.ts';

const row = (number: number, says: string): Row => ({ number, entry: { says }, hash: `h${number}` });

export interface StoreCheck {
  readonly name: string;
  /** `open` gives the store; a second time the same one once more, through a connection of its own. */
  run(open: () => Promise<Store>): Promise<void>;
}

/** Both append every number as soon as they see that it is free: every append that was acknowledged is there, once. */
export async function race(stores: readonly [Store, Store], game: string, numbers: number): Promise<void> {
  await stores[0].claim(game, 'rights 0');
  const racing = stores.map(async (store, who) => {
    let won = 0;
    for (let number = 0; number < numbers; ) {
      const appended = await store.append({ game, owner: 'rights 0', rows: [row(number, `by ${who}`)] });
      if (appended.ok) won++;
      else assert.equal(appended.trouble, 'stale');
      number = (await store.last(game)) + 1;
    }
    return won;
  });
  const won = (await Promise.all(racing)).reduce((sum, one) => sum + one, 0);
  const rows = await stores[0].read(game, 0);
  assert.deepEqual(
    rows.map(({ number }) => number),
    Array.from({ length: rows.length }, (_, number) => number),
  );
  assert.equal(rows.length, won, 'every append that was acknowledged is there, once');
}

export const storeContract: readonly StoreCheck[] = [
  {
    name: 'lets one win of two who race for every number, and leaves no gap and no fork',
    run: async (open) => race([await open(), await open()], 'RACE.1', 300),
  },
  {
    name: 'changes rights and the log of a room in one transaction',
    async run(open) {
      const store = await open();
      await store.claim('RIGHTS', '');
      await store.claim('RIGHTS.1', 'rights 0');
      await store.append({ game: 'RIGHTS.1', owner: 'rights 0', rows: [row(0, 'began')] });
      const owners = [{ log: 'RIGHTS.1', owner: 'rights 1' }];
      const taken = { appends: [{ game: 'RIGHTS', owner: '', rows: [row(0, 'removed')] }], owners };
      assert.deepEqual(await store.commit(taken), { ok: true });
      const late = await store.append({ game: 'RIGHTS.1', owner: 'rights 0', rows: [row(1, 'late')] });
      assert.deepEqual(late, { ok: false, trouble: 'taken' });
      assert.deepEqual(await store.commit(taken), { ok: false, trouble: 'stale' }, 'the fence is taken');
      const other = { ...taken, owners: [{ log: 'RIGHTS.1', owner: 'rights 9' }] };
      await store.commit(other);
      const still = await store.append({ game: 'RIGHTS.1', owner: 'rights 1', rows: [row(1, 'on time')] });
      assert.deepEqual(still, { ok: true }, 'what was refused changed no owner');
    },
  },
  {
    name: 'keeps several logs together or not at all',
    async run(open) {
      const store = await open();
      await store.claim('BOTH', '');
      await store.claim('BOTH.1', '');
      await store.append({ game: 'BOTH.1', owner: '', rows: [row(0, 'there')] });
      const half = await store.commit({
        appends: [
          { game: 'BOTH', owner: '', rows: [row(0, 'one')] },
          { game: 'BOTH.1', owner: '', rows: [row(0, 'taken')] },
        ],
      });
      assert.deepEqual(half, { ok: false, trouble: 'stale' });
      assert.equal(await store.last('BOTH'), -1);
    },
  },
  {
    name: 'keeps the id of a request with its row',
    async run(open) {
      const store = await open();
      await store.claim('IDS', '');
      const rows = [{ ...row(0, 'one'), request: 'abc' }, row(1, 'two')];
      await store.append({ game: 'IDS', owner: '', rows });
      await store.settle();
      assert.deepEqual(await (await open()).read('IDS', 0), rows);
    },
  },
  {
    name: 'finds rooms that nobody has touched, and removes them with their games',
    async run(open) {
      const store = await open();
      for (const log of ['OLD', 'OLD.1', 'OLDER', 'OLDER.1']) {
        await store.claim(log, '');
        await store.append({ game: log, owner: '', rows: [row(0, log)] });
      }
      const idle = await store.idleRooms(Number.MAX_SAFE_INTEGER, 100);
      assert.ok(idle.includes('OLD') && idle.includes('OLDER'));
      assert.ok(!idle.includes('OLD.1'), 'a game is no room');
      assert.deepEqual(await store.idleRooms(0, 100), []);
      await store.removeRoom('OLD');
      assert.equal(await store.last('OLD.1'), -1);
      assert.equal(await store.last('OLDER.1'), 0, 'another room whose name begins alike');
    },
  },
  {
    name: 'leaves a room alone whose game goes on',
    async run(open) {
      const store = await open();
      const now = Date.now();
      const room = 'AWAKE';
      for (const log of [room, `${room}.1`]) await store.claim(log, '');
      const isIdle = async (since: number): Promise<boolean> =>
        (await store.idleRooms(since, 1000)).includes(room);
      assert.equal(await isIdle(now - 1), false);
      assert.equal(await isIdle(Number.MAX_SAFE_INTEGER), true);
    },
  },
  {
    name: 'says the last numbers of several logs at once',
    async run(open) {
      const store = await open();
      for (const [log, count] of [
        ['LASTS', 3],
        ['LASTS.1', 1],
      ] as const) {
        await store.claim(log, '');
        const rows = Array.from({ length: count }, (_, number) => row(number, log));
        await store.append({ game: log, owner: '', rows });
      }
      assert.deepEqual(await store.lasts(['LASTS.1', 'NONE', 'LASTS']), [0, -1, 2]);
    },
  },
  {
    name: 'lends something to one at a time, until its time is over',
    async run(open) {
      const [one, other] = [await open(), await open()];
      assert.equal(await one.lease('BOTS', 'one', 60_000), true);
      assert.equal(await other.lease('BOTS', 'other', 60_000), false);
      assert.equal(
        await one.lease('BOTS', 'one', -1000),
        true,
        'whoever has it may prolong it, or give it back',
      );
      assert.equal(await other.lease('BOTS', 'other', 60_000), true);
    },
  },
  {
    name: 'takes the beginning of a log away that is no longer needed, and counts on',
    async run(open) {
      const store = await open();
      await store.claim('LONG', '');
      await store.append({ game: 'LONG', owner: '', rows: [0, 1, 2, 3].map((n) => row(n, `${n}`)) });
      await store.compact('LONG', 3);
      assert.deepEqual(await store.read('LONG', 0), [row(3, '3')]);
      assert.deepEqual(await store.append({ game: 'LONG', owner: '', rows: [row(4, '4')] }), { ok: true });
    },
  },
];
