import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { signal } from '@preact/signals';
import { consult, SeatBots } from '@zonecrawl/bots';
import { box } from '@zonecrawl/content';
import { type GamePlay, loadGame } from '@zonecrawl/engine/game';
import { createHost, type GamePort } from '@zonecrawl/engine/host';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import { stalkerId } from '@zonecrawl/engine/model';
import { speed } from '../game/speed.ts';
import { createGame, type Game } from '../game/store.ts';
import type { BotClient } from './botClient.ts';
import { type BotController, createBotController } from './botController.ts';
import { botsFromStart, NO_BOTS, type StoredBots } from './storedBots.ts';
import { undoPastBots } from './undoPastBots.ts';

/** The bots without a worker around them. */
function thinkerFor(port: GamePort): BotClient {
  const bots = new SeatBots({ seed: 'test' });
  const play = async (): Promise<GamePlay> => {
    const loaded = loadGame(box, await port.own({ ask: 'save' }));
    assert.ok(loaded.ok);
    return loaded.play;
  };
  return {
    hint: async () => consult(bots, await play(), { ask: 'hint' }),
    best: async () => consult(bots, await play(), { ask: 'best' }),
    answer: async (seats) => consult(bots, await play(), { ask: 'answer', seats }),
    close: () => undefined,
  };
}

interface Stage {
  readonly game: Game;
  readonly controller: BotController;
  readonly notes: StoredBots[];
  covered: boolean;
  close(): void;
}

async function stage(kept: StoredBots = NO_BOTS, thinks?: BotClient): Promise<Stage> {
  const port = createHost(box);
  const answered = signal(kept.answered);
  const game = createGame(port, (undo, at) => undoPastBots(undo, at, answered.value));
  const notes: StoredBots[] = [];
  const stalkers = outfit(box, FIRST_SHOP, ['borsuk', 'mamon']);
  const begun = await port.own({
    ask: 'begin',
    game: 'bots',
    setup: { mission: 'a1', stalkers, seed: 'BOTS' },
  });
  assert.ok(begun.ok);
  const there: Stage = {
    game,
    notes,
    covered: false,
    controller: createBotController({
      game,
      client: thinks ?? thinkerFor(port),
      kept,
      answered,
      onChange: (now) => notes.push(now),
      isCovered: () => there.covered,
    }),
    close() {
      there.controller.close();
      game.close();
      port.close();
    },
  };
  return there;
}

const at = ({ game }: Stage): number => game.update.value?.at ?? 0;
/** A moment on the clock of the page, and whatever happens in it. */
async function moment(milliseconds = 5): Promise<void> {
  mock.timers.tick(milliseconds);
  await turn();
}
/** Longer than bots would wait before they play on. */
async function aWhile(): Promise<void> {
  for (let n = 0; n < 100; n++) await moment(20);
}

/** Until the bots have nothing more to say. */
async function settled(there: Stage): Promise<void> {
  for (let n = 0; n < 400; n++) {
    await moment();
    const { game, controller } = there;
    if (!game.busy.value && controller.acting.value === null) return;
  }
  assert.fail('the bots never came to rest');
}

/** A person who takes the first option until a bot has answered something. */
async function playUntilBot(there: Stage): Promise<void> {
  for (let n = 0; n < 60 && Object.keys(there.controller.answered.value).length === 0; n++) {
    const { value: decision } = there.game.decision;
    assert.ok(decision);
    const end = decision.options.findIndex((option) => option.is === 'say' && option.say === 'endTurn');
    const prepare = decision.options.findIndex((o) => o.is === 'action' && o.action === 'prepare');
    const done = decision.options.findIndex((option) => option.is === 'say' && option.say === 'done');
    await there.game.answer(Math.max(end, prepare, done, 0));
    await settled(there);
  }
}

describe('bots at the table of this page', () => {
  const before_ = speed.value;
  before(() => {
    speed.value = 'off';
    mock.timers.enable({ apis: ['setTimeout'] });
  });
  after(() => {
    speed.value = before_;
    mock.timers.reset();
  });

  it('answer for their seat until a person is asked, and it is written down what they answered', async () => {
    const there = await stage(botsFromStart([null, 'careful']));
    await settled(there);
    await playUntilBot(there);
    const { game, controller, notes } = there;
    const answered = Object.keys(controller.answered.value).map(Number);
    assert.ok(answered.length > 0);
    assert.equal(game.decision.value?.who, 0);
    const turns = game.log.value.filter(({ fact }) => fact.fact === 'turnEnded' && fact.stalker === 1);
    assert.ok(turns.every(({ input }) => answered.includes(input)));
    const persons = game.log.value.filter(({ fact }) => fact.fact === 'turnEnded' && fact.stalker === 0);
    assert.ok(persons.length > 0 && persons.every(({ input }) => !answered.includes(input)));
    assert.deepEqual(notes.at(-1), { seats: controller.seats.value, answered: controller.answered.value });
    there.close();
  });

  it('an undo goes back to before their answers, and a redo brings them back as theirs', async () => {
    const there = await stage(botsFromStart([null, 'careful']));
    await settled(there);
    await playUntilBot(there);
    const { game, controller } = there;
    const before = at(there);
    const answered = { ...controller.answered.value };
    const first = Math.min(...Object.keys(answered).map(Number));
    await game.undo(true);
    await settled(there);
    assert.ok(at(there) < first, `${at(there)} is before ${first}`);
    assert.equal(game.decision.value?.who, 0);
    await game.redo();
    await settled(there);
    assert.equal(at(there), before);
    assert.deepEqual(controller.answered.value, answered);
    there.close();
  });

  it('wait when told to; then anybody may answer for them', async () => {
    const there = await stage(botsFromStart(['careful', 'careful']));
    const { game, controller } = there;
    controller.wait();
    await aWhile();
    const stood = at(there);
    assert.notEqual(controller.waiting.value, null);
    assert.equal(controller.acting.value, null);
    await game.answer(0);
    assert.equal(at(there), stood + 1);
    assert.equal(controller.answered.value[stood + 1], undefined, 'that was a person');
    controller.goOn();
    await aWhile();
    assert.equal(controller.answered.value[stood + 2], 'careful');
    there.close();
  });

  it('leave a seat that is taken back', async () => {
    const there = await stage(botsFromStart(['careful', 'careful']));
    const { controller, game } = there;
    const who = game.decision.value?.who;
    assert.ok(who !== undefined);
    controller.takeBack(who);
    await aWhile();
    assert.equal(at(there), 0);
    assert.equal(controller.acting.value, null);
    there.close();
  });

  it('play a Stalker for one Turn and give it back', async () => {
    const there = await stage();
    const { controller, game } = there;
    await settled(there);
    const lent = stalkerId(1);
    controller.lend(lent, { bot: 'careful', until: 'turnEnds' });
    await settled(there);
    await playUntilBot(there);
    await settled(there);
    const ended = game.log.value.filter(({ fact }) => fact.fact === 'turnEnded' && fact.stalker === lent);
    assert.equal(ended.length, 1);
    assert.deepEqual(controller.seats.value.filter(Boolean), []);
    there.close();
  });

  it('do not play on behind something that is to be read', async () => {
    const there = await stage(botsFromStart(['careful', 'careful']));
    there.covered = true;
    await aWhile();
    assert.equal(at(there), 0);
    there.covered = false;
    await aWhile();
    assert.ok(at(there) > 0);
    there.close();
  });

  it('wait and say so when they cannot think of an answer', async () => {
    const never = async () => {
      throw new Error('gone');
    };
    const lost: BotClient = { hint: never, best: never, answer: never, close: () => undefined };
    const there = await stage(botsFromStart(['careful', 'careful']), lost);
    await aWhile();
    assert.equal(there.controller.lost.value, true);
    assert.notEqual(there.controller.waiting.value, null);
    assert.equal(at(there), 0);
    there.close();
  });
});
