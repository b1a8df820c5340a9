/**
 * What every store of journals must do. It needs no test runner, so that the same contract runs in Node on a server's
 * databases and in a browser on IndexedDB: each check is a name and a function that throws.
 */
import type { Appended, JournalStore, Row } from '../src/kernel/journal.ts';

export interface ContractCheck {
  readonly name: string;
  /** `open` gives the store; a second time the same store once more, as after a crash. */
  run(open: () => Promise<JournalStore>): Promise<void>;
}

const row = (number: number, says = `entry ${number}`): Row => ({
  number,
  entry: { says },
  hash: `h${number}`,
});
const rows = (from: number, count: number): Row[] => Array.from({ length: count }, (_, i) => row(from + i));

function expect(is: unknown, should: unknown, what: string): void {
  const one = JSON.stringify(is);
  const other = JSON.stringify(should);
  if (one !== other) throw new Error(`${what}: expected ${other}, got ${one}`);
}

const ok: Appended = { ok: true };
const refused = (trouble: string): unknown => ({ ok: false, trouble });

/** Games of their own, so that checks can share one store. */
let games = 0;
const newGame = (): string => `contract-${++games}`;

export const journalContract: readonly ContractCheck[] = [
  {
    name: 'keeps rows in their order, also when it is opened again',
    async run(open) {
      const game = newGame();
      const store = await open();
      await store.claim(game, 'me');
      expect(await store.append({ game, owner: 'me', rows: rows(0, 1) }), ok, 'the first row');
      expect(await store.append({ game, owner: 'me', rows: rows(1, 5) }), ok, 'five more');
      const again = await open();
      expect(await again.read(game, 0), rows(0, 6), 'all rows');
      expect(await again.read(game, 4), rows(4, 2), 'the rows from 4 on');
      expect(await again.last(game), 5, 'the last number');
    },
  },
  {
    name: 'has nothing of a game that nobody has begun',
    async run(open) {
      const store = await open();
      const game = newGame();
      expect(await store.read(game, 0), [], 'its rows');
      expect(await store.last(game), -1, 'its last number');
      expect(await store.checkpoint(game), null, 'its checkpoint');
    },
  },
  {
    name: 'refuses a number that is taken, and one that leaves a gap, whole',
    async run(open) {
      const game = newGame();
      const store = await open();
      await store.claim(game, 'me');
      await store.append({ game, owner: 'me', rows: rows(0, 3) });
      expect(
        await store.append({ game, owner: 'me', rows: [row(2, 'another'), row(3)] }),
        refused('stale'),
        'a taken number',
      );
      expect(await store.append({ game, owner: 'me', rows: rows(5, 1) }), refused('stale'), 'a gap');
      expect(await store.read(game, 0), rows(0, 3), 'the rows');
    },
  },
  {
    name: 'lets one of two win who append the same number at once',
    async run(open) {
      const game = newGame();
      const store = await open();
      await store.claim(game, 'me');
      const both = await Promise.all([
        store.append({ game, owner: 'me', rows: [row(0, 'one')] }),
        store.append({ game, owner: 'me', rows: [row(0, 'other')] }),
      ]);
      expect(both.filter((appended) => appended.ok).length, 1, 'how many won');
      const kept = await store.read(game, 0);
      expect(kept.length, 1, 'how many rows are kept');
    },
  },
  {
    name: 'takes rows of the owner alone',
    async run(open) {
      const game = newGame();
      const store = await open();
      await store.claim(game, 'me');
      await store.append({ game, owner: 'me', rows: rows(0, 1) });
      await store.claim(game, 'you');
      expect(await store.append({ game, owner: 'me', rows: rows(1, 1) }), refused('taken'), 'the old owner');
      expect(await store.append({ game, owner: 'you', rows: rows(1, 1) }), ok, 'the new owner');
    },
  },
  {
    name: 'takes no rows of a game that was removed',
    async run(open) {
      const game = newGame();
      const store = await open();
      await store.claim(game, 'me');
      await store.append({ game, owner: 'me', rows: rows(0, 2) });
      await store.keepCheckpoint(game, { number: 1, save: { any: 'thing' } });
      await store.remove(game);
      expect(await store.append({ game, owner: 'me', rows: rows(2, 1) }), refused('gone'), 'an append');
      expect(await store.read(game, 0), [], 'its rows');
      expect(await store.checkpoint(game), null, 'its checkpoint');
      await store.claim(game, 'me');
      expect(await store.append({ game, owner: 'me', rows: rows(0, 1) }), ok, 'a new game of that name');
    },
  },
  {
    name: 'keeps the last checkpoint',
    async run(open) {
      const game = newGame();
      const store = await open();
      await store.claim(game, 'me');
      await store.append({ game, owner: 'me', rows: rows(0, 4) });
      await store.keepCheckpoint(game, { number: 1, save: { at: 1 } });
      await store.keepCheckpoint(game, { number: 3, save: { at: 3, list: [1, [2, 3]] } });
      expect(await (await open()).checkpoint(game), { number: 3, save: { at: 3, list: [1, [2, 3]] } }, 'it');
    },
  },
  {
    name: 'keeps games apart',
    async run(open) {
      const store = await open();
      const [one, other] = [newGame(), newGame()];
      await store.claim(one, 'me');
      await store.claim(other, 'me');
      await store.append({ game: one, owner: 'me', rows: rows(0, 2) });
      await store.append({ game: other, owner: 'me', rows: rows(0, 1) });
      await store.remove(one);
      expect(await store.read(other, 0), rows(0, 1), 'the other game');
    },
  },
];
