import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { createHost } from '@zonecrawl/engine/host';
import { type Option, type StalkerId, stalkerId } from '@zonecrawl/engine/model';
import { speed } from './speed.ts';
import { createGame, type Game } from './store.ts';

const LANE = {
  at: 'nextTurn',
  board: { drawing: ['+---+---+---+', '| a   b   c |', '+---+---+---+'] },
  stalkers: [
    { card: 'milady', at: 'a', weapon: 'ptm' },
    { card: 'borsuk', at: 'c' },
  ],
};

/** What is going on in the worker has come back. */
async function until(game: Game, wanted: () => boolean): Promise<void> {
  for (let looks = 0; looks < 1000 && !wanted(); looks += 1)
    await new Promise((resolve) => setTimeout(resolve));
  assert.ok(wanted(), JSON.stringify(game.decision.value));
}

async function table(seats?: readonly StalkerId[]): Promise<Game> {
  speed.value = 'off';
  const port = createHost(box, seats === undefined ? {} : { seats });
  const game = createGame(port);
  assert.ok((await port.own({ ask: 'begin', game: 'lane', setup: { position: LANE } })).ok);
  await until(game, () => game.decision.value !== null);
  return game;
}

const movement = { stalker: stalkerId(0), action: 'movement', source: null };
const action = (game: Game, name: string): Option | undefined =>
  game.choosing.value?.options.find((option) => option.is === 'action' && option.action === name);

describe('a Turn that may begin', () => {
  it('shows its Actions before it has begun', async () => {
    const game = await table();
    assert.equal(game.decision.value?.kind, 'nextTurn');
    assert.equal(game.choosing.value?.kind, 'action');
    assert.ok(action(game, 'movement'));
  });

  it('begins with a movement, and one undo takes both back', async () => {
    const game = await table();
    const [way] = (await game.ask({ ask: 'reach', ...movement })) ?? [];
    assert.ok(way);
    await game.walk(movement, way.path);
    assert.equal(game.problem.value, null);
    assert.equal(game.update.value?.view.turn?.token, 0);
    assert.equal(game.update.value?.view.stalkers[0]?.space, way.space);
    assert.equal(game.beginning.value, null);
    await game.undo(false);
    await until(game, () => game.decision.value?.kind === 'nextTurn');
    assert.notEqual(game.beginning.value, null);
    await game.redo();
    assert.equal(game.update.value?.view.stalkers[0]?.space, way.space);
  });

  it('begins with any other Action, which is one press', async () => {
    const game = await table();
    const prepare = action(game, 'prepare');
    assert.ok(prepare);
    await game.answerAll([prepare, { is: 'say', say: 'done' }], true);
    assert.equal(game.problem.value, null);
    assert.equal(game.decision.value?.kind, 'action');
    assert.equal(game.update.value?.view.stalkers[0]?.focus, true);
  });

  it('leaves a Turn that begins with a pass to the other', async () => {
    const game = await table();
    const pass = game.decision.value?.options.findIndex(({ is }) => is === 'say') ?? -1;
    await game.answer(pass);
    await until(game, () => game.decision.value?.who === stalkerId(1));
    assert.equal(game.choosing.value?.who, stalkerId(1));
    const prepare = action(game, 'prepare');
    assert.ok(prepare);
    await game.answerAll([prepare, { is: 'say', say: 'done' }], true);
    assert.equal(game.problem.value, null, 'nobody with nothing is asked what to exchange');
    assert.equal(game.update.value?.view.turn?.stalker, stalkerId(1));
  });

  it('is not begun by whoever has another seat', async () => {
    const game = await table([stalkerId(1)]);
    assert.equal(game.decision.value?.kind, 'nextTurn');
    assert.equal(game.asked.value, null);
    assert.equal(game.beginning.value, null);
  });
});
