import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { randomPlayer } from '@zonecrawl/bots';
import { checkpointOf } from '@zonecrawl/engine/kernel';
import type { GameState, StalkerId } from '@zonecrawl/engine/model';
import { Table } from '../src/rooms/table.ts';
import type { Watcher } from '../src/rooms/updates.ts';
import { ZoneMap } from '../src/rooms/zoneMap.ts';
import { openSqlite } from '../src/store/sqliteStore.ts';
import type { Store } from '../src/store/store.ts';
import { mission, seat } from './tables.ts';

/** Whoever may see something at a table of two: nobody's seat, each, both. */
const SEATS: readonly (readonly StalkerId[])[] = [[], [seat(0)], [seat(1)], [seat(0), seat(1)]];

interface Witness extends Watcher {
  readonly heard: string[];
}

/** A table and all that leaves it. Its rows are held back: it is never laid in a room. */
class Watched {
  readonly table: Table;
  readonly witnesses: readonly Witness[];

  constructor(store: Store) {
    this.witnesses = SEATS.map((seats) => {
      const heard: string[] = [];
      return { seats, seen: -1, heard, send: (text) => heard.push(text) };
    });
    this.table = new Table({
      store,
      game: 'TWINTWIN.1',
      undo: 'consent',
      owner: () => '',
      watchers: () => this.witnesses,
      changed: () => {},
      wrote: () => {},
      raced: () => {},
    });
  }

  /** What each of them heard since the last time, and the hash of what each sees. */
  streams(): readonly string[] {
    return this.witnesses.map(({ seats, heard }) => [...heard.splice(0), this.table.hash(seats)].join('\n'));
  }

  answer(answer: number | readonly number[]): Promise<unknown> {
    const { table } = this;
    const number = table.session?.next ?? 0;
    return table.request({ ask: 'answer', number, answer }, `request-${number}`, () => [seat(0), seat(1)]);
  }

  get luck(): string {
    const state = this.table.session?.history.play.game.state;
    return state ? luckIn(state) : 'none';
  }

  /** Whether luck was needed since the running step began: it is needed again, and differs, when that step is run again. */
  get hasDrawn(): boolean {
    const play = this.table.session?.history.play;
    return !play?.decision || luckIn(checkpointOf(play).checkpoint) !== this.luck;
  }
}

/** What changes when somebody rolls, draws or turns something up. */
function luckIn({ random, decks, unknown, loot, mission: running }: GameState): string {
  return JSON.stringify([
    random.counts,
    Object.values(decks).map(({ length }) => length),
    unknown.map(({ tokens }) => tokens.length),
    loot.map(({ tokens }) => tokens.map(({ up }) => up)),
    running.box.length,
  ]);
}

describe('two tables that differ only in what is hidden', () => {
  let store: Store;
  before(async () => {
    store = await openSqlite(':memory:');
  });
  after(() => store.close());

  /** The same table twice, each with a seed of its own and everything face down dealt anew. */
  async function twins(save: unknown): Promise<readonly [Watched, Watched]> {
    const pair = [new Watched(store), new Watched(store)] as const;
    for (const [index, { table }] of pair.entries()) {
      const taken = await table.take(save, `z2:${String(index + 1).repeat(32)}`);
      assert.deepEqual(taken, { ok: true });
    }
    return pair;
  }

  it('send the same bytes to every seat and spectator, until something is revealed', async () => {
    const opening = mission(2);
    if (opening.mode !== 'mission') assert.fail();
    const base = new Watched(store);
    await base.table.begin({ ...opening.setup, seed: `z2:${'0'.repeat(32)}` });
    const player = randomPlayer('twins');
    let [answered, revealed] = [0, 0];
    for (let moment = 0; moment < 40; moment++) {
      const { decision: open } = base.table;
      if (!open) break;
      const save = base.table.host.save();
      if ('problems' in save) assert.fail(JSON.stringify(save.problems));
      if (base.hasDrawn) {
        revealed++;
        await base.answer(player(open));
        continue;
      }
      const [one, other] = await twins(save);
      assert.notEqual(
        one.table.session?.history.play.game.state.random.seed,
        other.table.session?.history.play.game.state.random.seed,
      );
      assert.deepEqual(one.streams(), other.streams(), `moment ${moment}`);
      const before = one.luck;
      // Reseeding goes back to the start of the running step: what is asked there is asked of both.
      const { decision } = one.table;
      const same = decision && player(decision);
      if (same !== null) for (const twin of [one, other]) await twin.answer(same);
      if (one.luck === before && other.luck === before) {
        assert.deepEqual(one.streams(), other.streams(), `after an answer at moment ${moment}`);
        answered++;
      } else revealed++;
      for (const { table } of [one, other]) table.close();
      await base.answer(player(open));
    }
    assert.ok(answered > 5, `${answered} answers were compared`);
    assert.ok(revealed > 0, 'and luck was needed at times');
    base.table.close();
  });

  it('and two Campaigns that do', async () => {
    const campaign = (heard: string[]): ZoneMap =>
      new ZoneMap({
        store,
        game: 'TWINTWIN.1',
        owner: () => '',
        send: (text) => heard.push(text),
        changed: () => {},
        wrote: () => {},
        raced: () => {},
      });
    const base = campaign([]);
    await base.begin(`z2:${'0'.repeat(32)}`);
    let [compared, answered] = [0, 0];
    for (let moment = 0; moment < 40 && base.decision && base.decision.kind !== 'mission'; moment++) {
      const save = base.host.save();
      if ('problems' in save) assert.fail(JSON.stringify(save.problems));
      const heard: readonly [string[], string[]] = [[], []];
      const twins = heard.map(campaign);
      for (const [index, twin] of twins.entries())
        assert.deepEqual(await twin.take(save, `z2:${String(index + 1).repeat(32)}`), { ok: true });
      assert.deepEqual(heard[0], heard[1], `moment ${moment}`);
      compared++;
      const option = (moment * 7) % base.decision.options.length;
      const counts = twins.map(luckOf).join();
      const { number } = base;
      for (const twin of twins) await twin.answer(twin.number, option, `request-${moment}`);
      // What was drawn may be seen; all else must be the same.
      if (twins.map(luckOf).join() === counts) {
        assert.deepEqual(heard[0], heard[1], `after an answer at moment ${moment}`);
        answered++;
      }
      for (const twin of twins) twin.close();
      await base.answer(number, option, `request-${moment}`);
    }
    assert.ok(compared > 5 && answered > 5, `${compared} moments and ${answered} answers were compared`);
    base.close();
  });
});

const luckOf = ({ host }: ZoneMap): string =>
  JSON.stringify(host.session?.history.play.game.state.random.counts);
