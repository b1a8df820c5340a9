/** A kept game at a table of its own, driven through its port. */
import assert from 'node:assert/strict';
import { draw, seedRandom } from '@zonecrawl/engine/base';
import { createHost, type GamePort, type Update } from '@zonecrawl/engine/host';
import type { Row } from '@zonecrawl/engine/kernel';
import type { Answer, Box } from '@zonecrawl/engine/model';
import { HandStore } from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';
import { missionStart } from './games.ts';

export const GAME = 'game';
export const OK = { ok: true };

export class Table {
  readonly store: HandStore;
  readonly port: GamePort;
  readonly updates: Update[] = [];

  constructor(store: HandStore, of: Box = box, owner = 'me') {
    this.store = store;
    this.port = createHost(of, { undo: 'always', journal: { store, owner } });
    this.port.subscribe((update) => this.updates.push(JSON.parse(JSON.stringify(update))));
  }

  get now(): Update {
    return this.updates.at(-1) ?? assert.fail('no update came');
  }

  open() {
    return this.port.own({ ask: 'open', game: GAME });
  }

  /** The last option, so that one that is no longer there is missed. */
  answer() {
    const { decision } = this.now;
    return this.give(decision?.pick ? [] : (decision?.options.length ?? 0) - 1);
  }

  give(answer: Answer) {
    return this.port.request({ ask: 'answer', number: this.now.number, answer });
  }

  undo(inputs: number) {
    return this.port.request({ ask: 'undo', number: this.now.number, inputs });
  }

  rows(): Promise<readonly Row[]> {
    return this.store.read(GAME, 0);
  }
}

/** A game with so many answers; its updates say how it stood after each row. */
export async function played(answers: number, store = new HandStore()): Promise<Table> {
  const table = new Table(store);
  const start = missionStart('skirmish1', 2, 'opening');
  assert.ok(start.from === 'mission');
  assert.deepEqual(await table.port.own({ ask: 'begin', game: GAME, setup: start.setup }), OK);
  const random = seedRandom('opening');
  for (let i = 0; i < answers; i++) {
    const { decision, number } = table.now;
    const answer = decision?.pick ? [] : draw(random, 'setup', decision?.options.length ?? 1);
    assert.deepEqual(await table.port.request({ ask: 'answer', number, answer }), OK);
  }
  return table;
}

export async function opened(table: Table): Promise<Table> {
  assert.deepEqual(await table.open(), OK);
  return table;
}

/** How the game looks, whatever number the journal has reached. */
export const looks = ({ at, view, decision }: Update): unknown => ({ at, view, decision });
