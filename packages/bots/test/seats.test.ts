import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { seedRandom } from '@zonecrawl/engine/base';
import {
  answer,
  beginGame,
  fork,
  type GamePlay,
  gameMode,
  giveInput,
  refuse,
  setUp,
  undo,
} from '@zonecrawl/engine/game';
import { FIRST_SHOP, outfit } from '@zonecrawl/engine/mission';
import { type Answer, type Fact, reveals, stalkerId } from '@zonecrawl/engine/model';
import { beginAnyHistory } from '@zonecrawl/engine/testing';
import { consult, SeatBots, type Seats, seated, seatsAfter, standInFor } from '../src/index.ts';

const careful = { bot: 'careful', until: 'forGood' } as const;
const forTurn = { bot: 'careful', until: 'turnEnds' } as const;
const second = stalkerId(1);
const nobody: Seats = [null, null];

function stateOf(seed: string, mission = 'a1') {
  const stalkers = outfit(box, FIRST_SHOP, ['borsuk', 'mamon']);
  const set = setUp(box, { from: 'mission', setup: { mission, stalkers, seed } });
  assert.ok(set.ok);
  return set.state;
}

const newPlay = (seed = 'company', mission = 'a1'): GamePlay =>
  beginGame(box, stateOf(seed, mission), { keep: true });

/** A person who does nothing clever: the first option, or as few as are allowed. */
const anyone = ({ decision }: GamePlay): Answer =>
  decision?.pick ? decision.options.map((_, index) => index).slice(0, decision.pick.min) : 0;

function playOn(play: GamePlay, seats: Seats, bots: SeatBots, inputs: number): void {
  for (let n = 0; n < inputs && play.decision; n++)
    assert.ok(answer(play, bots.answer(play, seats) ?? anyone(play)).ok);
}

describe('bots at a table', () => {
  it('a bot answers the decisions of its own seat, legally, and no other', () => {
    const bots = new SeatBots({ seed: 'own' });
    const seats: Seats = [null, careful];
    const play = newPlay();
    const asked = new Set<number>();
    for (let n = 0; n < 150 && play.decision; n++) {
      const { who } = play.decision;
      const given = bots.answer(play, seats);
      assert.equal(given !== null, who === second, `input ${n} of ${who}`);
      asked.add(who);
      if (given !== null) assert.equal(refuse(play, given), null);
      assert.ok(answer(play, given ?? anyone(play)).ok);
    }
    assert.deepEqual([...asked].sort(), [0, 1]);
  });

  it('nobody answers at a table without bots, or once the Mission is over', () => {
    const bots = new SeatBots({ seed: 'none' });
    const play = newPlay();
    assert.equal(bots.answer(play, nobody), null);
    assert.equal(bots.answer(play, []), null);
    playOn(play, [careful, careful], bots, 3000);
    assert.equal(play.decision, null, 'two careful bots come to an end');
    assert.equal(bots.answer(play, [careful, careful]), null);
    assert.equal(bots.hint(play), null);
    assert.equal(bots.best(play), null);
  });

  it('what nobody may know changes neither an answer nor a hint', () => {
    const bots = new SeatBots({ seed: 'blind' });
    const play = newPlay();
    for (let n = 0; n < 60 && play.decision; n++) {
      const other = fork(play);
      const { decks } = other.game.state;
      for (const deck of [decks.low, decks.high, decks.wounds, decks.items]) deck.reverse();
      other.game.state.random = seedRandom('other dice');
      const think = (of: GamePlay) => {
        const fresh = new SeatBots({ seed: 'blind' });
        return { answer: fresh.answer(of, [careful, careful]), hint: fresh.hint(of) };
      };
      assert.deepEqual(think(other), think(play), `input ${n}`);
      playOn(play, [careful, careful], bots, 1);
    }
  });

  it('thinking changes nothing in the game', () => {
    const bots = new SeatBots({ seed: 'still' });
    const play = newPlay();
    playOn(play, [careful, careful], bots, 12);
    const before = JSON.stringify(play.game.state);
    bots.hint(play);
    bots.best(play);
    bots.answer(play, [careful, careful]);
    assert.equal(JSON.stringify(play.game.state), before);
  });

  it('after an undo to before its answers a bot plays on from there', () => {
    const bots = new SeatBots({ seed: 'back' });
    const seats: Seats = [careful, careful];
    const history = beginAnyHistory(gameMode(box), stateOf('back'));
    const step = () => {
      const given = bots.answer(history.play, seats);
      assert.ok(given !== null && giveInput(history, given).ok);
    };
    for (let n = 0; n < 40; n++) step();
    assert.ok(undo(history, 'always', { inputs: 25, consent: true }).ok);
    assert.equal(history.play.inputs.length, 15);
    for (let n = 0; n < 25; n++) step();
    assert.equal(history.play.inputs.length, 40);
  });

  it('the planner stops thinking when its time is up', () => {
    let asked = 0;
    const patience = { now: () => asked++ * 1000, milliseconds: 1 };
    const bots = new SeatBots({ seed: 'hasty', patience });
    const play = newPlay();
    const planner = { bot: 'planner', until: 'forGood' } as const;
    for (let n = 0; n < 4 && play.decision; n++) {
      const given = bots.answer(play, [planner, planner]);
      assert.ok(given !== null && answer(play, given).ok);
    }
    assert.ok(asked > 0, 'the clock was asked');
  });
});

describe('a hint', () => {
  it('names the best answer first, and the whole line is legal and reveals nothing before its end', () => {
    const bots = new SeatBots({ seed: 'line' });
    const play = newPlay();
    let walks = 0;
    for (let n = 0; n < 80 && play.decision; n++) {
      const hint = consult(bots, play, { ask: 'hint' });
      assert.ok(hint && hint.good.length > 0, `${play.decision.kind} has a hint`);
      for (const line of hint.good) {
        const tried = fork(play);
        const facts: Fact[] = [];
        for (const [nth, option] of line.options.entries()) {
          if (nth > 0) assert.ok(!facts.some(reveals), 'nothing revealed on the way');
          const index = tried.decision?.options.findIndex(
            (one) => JSON.stringify(one) === JSON.stringify(option),
          );
          assert.ok(index !== undefined && index >= 0, `${option.is} is offered`);
          const given = nth === 0 ? line.answer : index;
          const taken = answer(tried, given);
          assert.ok(taken.ok);
          facts.push(...taken.facts);
          if (typeof given !== 'number') break;
        }
        if (line.path.length > 0) {
          walks += 1;
          const { who }: { readonly who: number } = play.decision;
          assert.equal(tried.game.state.stalkers[who]?.space, line.path.at(-1), 'it leads where it says');
        }
      }
      playOn(play, [careful, careful], bots, 1);
    }
    assert.ok(walks > 5, `${walks} hints lead somewhere`);
  });

  it('the best line, thought through, is an answer to the open decision', () => {
    const bots = new SeatBots({ seed: 'best', patience: { now: () => 0, milliseconds: -1 } });
    const play = newPlay();
    for (let n = 0; n < 6 && play.decision; n++) {
      const best = consult(bots, play, { ask: 'best' });
      assert.ok(best && refuse(play, best.answer) === null);
      assert.ok(answer(play, best.answer).ok);
    }
  });

  it('has words for every topic and reason a bot may give', () => {
    const packages = join(import.meta.dirname, '../..');
    const sources = readdirSync(join(packages, 'bots/src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(packages, 'bots/src', file), 'utf8'))
      .join('\n');
    const reasons = new Set([...sources.matchAll(/\breason: '(\w+)'/g)].map(([, reason = '']) => reason));
    assert.ok(reasons.size > 8);
    const texts: object = JSON.parse(
      readFileSync(join(packages, 'content/src/locales/en/hints.json'), 'utf8'),
    );
    const wanted = [...reasons].flatMap((reason) => [`hint.topic.${reason}`, `hint.reason.${reason}`]);
    assert.deepEqual(
      wanted.filter((key) => !(key in texts)),
      [],
    );
  });
});

describe('a bot that was asked for one Turn', () => {
  const ended: Fact = { fact: 'turnEnded', stalker: second, clauses: [] };
  const began: Fact = { fact: 'turnBegan', stalker: stalkerId(0), token: 0, clauses: [] };
  const lent = seated(nobody, second, forTurn);

  it('stays until that Turn is over, Reactions included', () => {
    const { decision } = newPlay();
    assert.ok(decision);
    const reroll = { ...decision, kind: 'reroll' } as const;
    assert.equal(seatsAfter(lent, [began], reroll), lent, 'the Turn of somebody else is not its own');
    const reacting = seatsAfter(lent, [ended], reroll);
    assert.equal(standInFor(reacting, second)?.until, 'reactions');
    assert.equal(standInFor(seatsAfter(reacting, [], { ...decision, kind: 'nextTurn' }), second), null);
    assert.equal(standInFor(seatsAfter(lent, [ended, began], reroll), second), null);
    assert.equal(standInFor(seatsAfter(lent, [ended], null), second), null);
  });

  it('does not send away one who stays for good', () => {
    const seats = seated(nobody, second, careful);
    assert.deepEqual(seatsAfter(seats, [ended, began], null), [null, careful]);
  });

  it('plays one whole Turn of a real game and no more', () => {
    const bots = new SeatBots({ seed: 'turn' });
    const play = newPlay('turn');
    let seats = lent;
    let turns = 0;
    for (let n = 0; n < 200 && play.decision && standInFor(seats, second); n++) {
      const taken = answer(play, bots.answer(play, seats) ?? bots.answer(play, [careful, careful]) ?? 0);
      assert.ok(taken.ok);
      turns += taken.facts.filter(
        ({ fact, ...rest }) => fact === 'turnEnded' && 'stalker' in rest && rest.stalker === second,
      ).length;
      seats = seatsAfter(seats, taken.facts, play.decision);
    }
    assert.equal(turns, 1);
    assert.equal(standInFor(seats, second), null);
  });
});
