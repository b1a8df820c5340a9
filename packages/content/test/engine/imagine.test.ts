/** What is imagined depends on what can be seen and counted, and on nothing else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hash, seedRandom, shuffle } from '@zonecrawl/engine/base';
import {
  answer,
  beginGame,
  copyState,
  type GamePlay,
  isActionOfTurn,
  overdrawn,
  violations,
} from '@zonecrawl/engine/game';
import { setUpMission, withMission } from '@zonecrawl/engine/mission';
import { type Game, type GameState, stalkerId } from '@zonecrawl/engine/model';
import { missionOf } from '@zonecrawl/engine/rules';
import { isRandomEvent } from '@zonecrawl/engine/testing';
import { imagine, viewFor } from '@zonecrawl/engine/view';
import { box } from '../../src/index.ts';
import { mixHidden } from './hidden.ts';
import { playAtRandom, randomAnswer } from './randomGames.ts';

const GAMES = 24;
const INPUTS = 160;

/** The same table with everything hidden otherwise. */
function otherwise(game: Game, n: number): Game {
  const state = copyState(game.state);
  const random = seedRandom(`otherwise ${n}`);
  const mixed = <T>(cards: T[]): T[] => shuffle(random, 'setup', cards);
  mixHidden(state, random);
  changeEvents(game, state, mixed);
  state.random = seedRandom(`dice ${n}`);
  state.random.scripted.equipment = [n % 6];
  return { ...game, state };
}

/** Other Random Events, other variants, another order. */
function changeEvents(game: Game, state: GameState, mixed: <T>(cards: T[]) => T[]): void {
  const { decks } = state;
  const random = mixed([...decks.randomEvents, ...decks.events.filter((card) => isRandomEvent(game, card))]);
  decks.events = mixed(
    decks.events.map((card) => {
      if (isRandomEvent(game, card)) return random.pop() ?? card;
      for (const event of missionOf(game).setup.events) {
        if (typeof event === 'object' && 'oneOf' in event && event.oneOf.includes(card)) {
          return mixed([...event.oneOf])[0] ?? card;
        }
      }
      return card;
    }),
  );
  decks.randomEvents = random;
}

const seats = (game: Game) => game.state.stalkers.map(({ id }) => stalkerId(id));

test('MI6 games that differ only in what is hidden are imagined the same', () => {
  let differed = 0;
  for (let n = 0; n < GAMES; n++) {
    let at = 0;
    playAtRandom(n, INPUTS, ({ game }) => {
      if (at++ % 8 !== 0) return;
      const other = otherwise(game, at);
      assert.deepEqual(viewFor(other, seats(game)), viewFor(game, seats(game)), 'the table looks the same');
      if (hash(other.state) !== hash(game.state)) differed++;
      const seed = `imagined ${n} ${at}`;
      assert.equal(hash(imagine(other, seed).state), hash(imagine(game, seed).state));
    });
  }
  assert.ok(differed > 100, `${differed} pairs really differed`);
});

test('MI6 what is imagined looks like the table, and can be imagined again', () => {
  for (let n = 0; n < GAMES; n++) {
    let at = 0;
    playAtRandom(n, INPUTS, ({ game }) => {
      if (at++ % 10 !== 0) return;
      const before = hash(game.state);
      const imagined = imagine(game, `first ${at}`);
      assert.deepEqual(viewFor(imagined, seats(game)), viewFor(game, seats(game)));
      assert.equal(hash(imagine(imagined, 'second').state), hash(imagine(game, 'second').state));
      assert.equal(hash(game.state), before, 'the game itself is left alone');
    });
  }
});

test('MI6 other seeds imagine other things, and every one of them comes up', () => {
  playAtRandom(0, 12, ({ game }) => {
    const tops = new Set<string>();
    for (let seed = 0; seed < 80; seed++) tops.add(imagine(game, `${seed}`).state.decks.low.at(-1) ?? '');
    assert.equal(tops.size, new Set(game.state.decks.low).size, 'any card may be the next');
  });
});

test('MI6 an imagined game can be played to its end by the rules', () => {
  for (let n = 0; n < 8; n++) {
    const moments: Game[] = [];
    playAtRandom(n, INPUTS, ({ game, decision }: GamePlay) => {
      if (decision && isActionOfTurn(decision)) moments.push(imagine(game, `${n}`));
    });
    const moment = moments.at(-1);
    if (!moment) continue;
    moment.state.agenda.push({ step: 'turn' });
    const play = beginGame(box, moment.state, { keep: false });
    const random = seedRandom(`on ${n}`);
    for (let i = 0; play.decision && i < 20_000; i++) {
      const taken = answer(play, randomAnswer(random, play.decision));
      assert.ok(taken.ok);
    }
    assert.deepEqual(violations(play.game, true), []);
    assert.deepEqual(overdrawn(play.game), []);
    assert.notEqual(play.game.state.outcome, null);
  }
});

/** A Mission that hides something in one of three places when it begins, and a trigger that shows where. */
function secretGame(): GamePlay {
  const a1 = box.missions['a1'];
  assert.ok(a1);
  const hidden = withMission(box, {
    ...a1,
    id: 'secret',
    begin: [
      {
        do: 'random',
        of: ['cellar', 'attic', 'well'].map((place) => [{ do: 'counter', counter: place, set: 1 }] as const),
      },
    ],
    triggers: [
      ...(a1.triggers ?? []),
      {
        id: 'look',
        wait: { on: 'enters', who: 'stalker', place: { at: 'anywhere' } },
        once: true,
        when: { if: 'counter', counter: 'cellar', is: 'atLeast', value: 0 },
        do: [{ do: 'show', text: 'found' }],
      },
    ],
  });
  const setup = { mission: 'secret', stalkers: [{ stalker: 'borsuk' }], seed: 'hide' };
  return beginGame(hidden, setUpMission(hidden, setup), { keep: false });
}

const PLACES = ['cellar', 'attic', 'well'];
const placeIn = ({ state }: Game): string | undefined =>
  PLACES.find((place) => state.mission.counters[place] === 1);

test('MI6 what a Mission hid when it began may be anywhere, until something has shown where', () => {
  const { game } = secretGame();
  const real = placeIn(game);
  assert.ok(real);
  const guesses = Array.from({ length: 40 }, (_, seed) => placeIn(imagine(game, `${seed}`)));
  assert.deepEqual(new Set(guesses), new Set(PLACES));
  const elsewhere: Game = { ...game, state: copyState(game.state) };
  elsewhere.state.mission.counters = { [PLACES.find((place) => place !== real) ?? '']: 1 };
  for (let seed = 0; seed < 10; seed++) {
    assert.equal(placeIn(imagine(elsewhere, `${seed}`)), placeIn(imagine(game, `${seed}`)));
  }
  game.state.mission.fired.push('/look');
  for (let seed = 0; seed < 10; seed++) assert.equal(placeIn(imagine(game, `${seed}`)), real);
});
