/** What you may not know is not sent: games that differ only in hidden things look the same from every seat. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  answerCampaign,
  beginCampaign,
  type CampaignState,
  parseCampaignRecord,
  viewCampaign,
} from '@zonecrawl/engine/campaign';
import { copyState } from '@zonecrawl/engine/game';
import type { Decision, Fact, GameState } from '@zonecrawl/engine/model';
import { stalkerId } from '@zonecrawl/engine/model';
import { decisionFor, factFor, viewFor } from '@zonecrawl/engine/view';
import { box } from '../../src/index.ts';
import { playAtRandom } from './randomGames.ts';

const SECRET = 'SECRET';

/** Names nobody may read anywhere: if one of them turns up it is a leak. */
function marked(state: GameState): GameState {
  const secret = copyState(state);
  const { decks, mission } = secret;
  for (const name of [
    'weapons',
    'armors',
    'attachments',
    'artifacts',
    'items',
    'control',
    'randomEvents',
    'events',
    'anomalies',
    'loot',
    'unknown',
    'lostTerritories',
  ] as const) {
    decks[name] = decks[name].map(() => SECRET);
  }
  mission.box = mission.box.map(() => SECRET);
  mission.fired.push(SECRET);
  for (const { tokens } of secret.loot) for (const token of tokens) if (!token.up) token.token = SECRET;
  for (const stack of secret.unknown) stack.tokens = stack.tokens.map(() => SECRET);
  secret.random = { ...secret.random, seed: SECRET };
  secret.agenda.push({ step: 'action', action: SECRET, source: null, free: false });
  return secret;
}

test('MI6 no hidden card, token or seed is named in a view', () => {
  for (let n = 0; n < 8; n++) {
    playAtRandom(n, 120, ({ game, inputs }) => {
      if (inputs.length % 7 !== 0) return;
      const view = viewFor({ ...game, state: marked(game.state) }, [stalkerId(0)]);
      assert.ok(!JSON.stringify(view).includes(SECRET));
    });
  }
});

/** Lists by name, whose entries are data and no fields. */
const BY_NAME: ReadonlySet<string> = new Set(['counters', 'memory', 'flags', 'locations', 'scars']);

/** The value with a field more in every object in it, which nobody has said a word about. */
function withMore(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withMore(one));
  if (typeof value !== 'object' || value === null || BY_NAME.has(key)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, withMore(inner, name)] as const);
  return { ...Object.fromEntries(fields), more: SECRET };
}

test('a field that is new in the state is in no view until somebody names it there', () => {
  for (let n = 0; n < 12; n++) {
    playAtRandom(n, 120, ({ game, inputs }) => {
      if (inputs.length % 7 !== 0) return;
      // The plan of the map is drawn, and is in no view.
      const { map, ...state } = game.state;
      const more = { ...(withMore(state) as Omit<GameState, 'map'>), map };
      assert.ok(JSON.stringify(more).includes(SECRET));
      for (const seats of [[], [stalkerId(0)]]) {
        const view = viewFor({ ...game, state: more }, seats);
        assert.deepEqual(view, viewFor(game, seats));
      }
    });
  }
});

test('a field that is new in a Campaign is in no view until somebody names it there', () => {
  const file = new URL('../../../../fixtures/campaigns/a-death-on-the-way.json', import.meta.url);
  const parsed = parseCampaignRecord(box, JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) assert.fail(JSON.stringify(parsed.problems));
  const { start, inputs } = parsed.record;
  const play = beginCampaign(box, start.seed, { keep: false });
  for (const input of inputs) {
    const { game } = play;
    const more = { ...game, state: withMore(game.state) as CampaignState };
    assert.deepEqual(viewCampaign(more), viewCampaign(game));
    assert.ok(answerCampaign(play, input).ok);
  }
  assert.ok(play.game.state.scars, 'nobody has died on the way');
});

test('what was seen stays as it was when the game goes on', () => {
  for (let n = 0; n < 4; n++) {
    let [view, seen]: readonly [unknown, string] = [null, 'null'];
    playAtRandom(n, 150, ({ game }) => {
      assert.equal(JSON.stringify(view), seen);
      view = viewFor(game, []);
      seen = JSON.stringify(view);
    });
  }
});

test('MI6 what lies face up on top of a Loot stack may be seen, what lies under it or face down may not', () => {
  playAtRandom(2, 1, ({ game }) => {
    const state = copyState(game.state);
    const [space] = game.board.spaces;
    if (!space) assert.fail('no map');
    state.loot = [
      {
        space: space.id,
        tokens: [
          { token: 'under', up: true },
          { token: 'top', up: true },
        ],
      },
    ];
    const see = () => viewFor({ ...game, state }, []).loot;
    assert.deepEqual(see(), [{ space: space.id, count: 2, top: 'top' }]);
    state.loot[0]?.tokens.push({ token: 'down', up: false });
    assert.deepEqual(see(), [{ space: space.id, count: 3, top: null }]);
  });
});

test('W1 what the Wound deck still holds can be counted, its order cannot be seen', () => {
  playAtRandom(1, 1, ({ game }) => {
    const { decks } = viewFor(game, []);
    assert.deepEqual(decks.wounds, decks.wounds.toSorted());
    assert.deepEqual(decks.wounds, game.state.decks.wounds.toSorted());
  });
});

const me = stalkerId(0);
const other = stalkerId(1);

test('a Controller’s whisper is heard by one alone: its card, its question and what was chosen', () => {
  const [control = ''] = Object.keys(box.controls);
  const drawn: Fact = { fact: 'controlDrawn', stalker: me, card: control, clauses: [] };
  const resolved: Fact = { fact: 'controlResolved', stalker: me, card: control, choice: 'obey', clauses: [] };
  for (const fact of [drawn, resolved]) {
    assert.deepEqual(factFor(box, fact, [me]), fact);
    assert.ok(!JSON.stringify(factFor(box, fact, [other])).includes(control));
  }
  // One who obeys may hurt a comrade, who then is the one who loses HP.
  const lost: Fact = { fact: 'hpLost', entity: other, amount: 6, hp: 4, source: control, clauses: [] };
  for (const seat of [me, other]) assert.ok(!JSON.stringify(factFor(box, lost, [seat])).includes(control));
  const decision: Decision = {
    kind: 'control',
    who: me,
    clauses: ['G1'],
    about: { entity: me, card: control },
    options: [{ is: 'choice', choice: 'resist', standard: false }],
  };
  assert.deepEqual(decisionFor(decision, [me]), decision);
  const heard = decisionFor(decision, [other]);
  assert.deepEqual([heard.about, heard.options], [{}, []]);
  assert.equal(heard.who, me);
});

test('MI6 how a Mission remembers is its own business', () => {
  assert.equal(factFor(box, { fact: 'counterChanged', counter: 'key', value: 1, clauses: [] }, [me]), null);
});

test('AN6 a view says which symbols are covered, and what the PDA cannot show', () => {
  playAtRandom(5, 60, ({ game }) => {
    const view = viewFor(game, [me]);
    for (const [index, figures] of view.figures.entries()) {
      const stalker = game.state.stalkers[index];
      assert.ok(
        stalker && stalker.hp <= figures.maxHp && stalker.backpack.length <= figures.backpackLimit + 3,
      );
    }
    const covers = [...view.stalkers, ...view.enemies, ...view.companions].flatMap((entity) => entity.covers);
    for (const { overlay, symbol } of [...covers, ...view.bolts]) {
      assert.equal(view.overlays.find(({ id }) => id === overlay)?.symbols[symbol]?.covered, true);
    }
  });
});

/** Every text in a fact. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* textsIn(each);
}

test('MI6 no fact names a token that is still face down, or an Event card that is still in the deck', () => {
  const tokens = new Set([...Object.keys(box.loot), ...Object.keys(box.unknown)]);
  for (let n = 0; n < 8; n++) {
    playAtRandom(n, 200, ({ game }) => {
      const toCome = new Set(game.state.decks.events);
      for (const fact of game.facts) {
        const turnsUp = fact.fact === 'lootTurnedUp' || fact.fact === 'unknownTurnedUp';
        for (const text of textsIn(fact)) {
          assert.ok(turnsUp || !tokens.has(text), `${fact.fact} names the token ${text}`);
          assert.ok(!toCome.has(text), `${fact.fact} names the Event ${text}`);
        }
      }
    });
  }
});
