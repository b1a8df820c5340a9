/**
 * What you may not know is not sent (DESIGN 9): two games that differ only in what is hidden look the same, byte by byte,
 * to every seat and to whoever watches, whatever they are asked, and stay so until something is revealed.
 */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { draw, seedRandom } from '@zonecrawl/engine/base';
import {
  answerCampaign,
  askedIn,
  beginCampaign,
  CampaignHost,
  type CampaignInput,
  type CampaignOption,
  type CampaignPlay,
  type CampaignRequest,
  campaignMode,
  restoreCampaign,
  setupOf,
} from '@zonecrawl/engine/campaign';
import { answer, fork, loadGame, type Play, restore } from '@zonecrawl/engine/game';
import type { Request } from '@zonecrawl/engine/host';
import { GameHost } from '@zonecrawl/engine/host';
import type { Answer } from '@zonecrawl/engine/model';
import { REVEALING, type StalkerId, stalkerId } from '@zonecrawl/engine/model';
import type { PositionDraft } from '@zonecrawl/engine/position';
import { copyCampaign, saveOf } from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';
import { campaignBox, played, tell } from './campaignGroup.ts';
import { twinOf } from './hidden.ts';
import { playAtRandom, randomAnswer } from './randomGames.ts';

/** Everything that leaves a table, for each client in turn. */
class Table {
  private readonly host = new GameHost(box);
  private readonly clients: {
    readonly seats: readonly StalkerId[];
    heard: unknown[];
    ask(r: Request): Promise<unknown>;
  }[] = [];

  static async of(play: Play): Promise<Table> {
    const table = new Table();
    const seats = play.game.state.stalkers.map(({ id }) => id);
    for (const held of [seats, [], ...seats.map((seat) => [seat])]) {
      const heard: unknown[] = [];
      const client = table.host.join((update) => heard.push(update), held);
      table.clients.push({ seats: held, heard, ask: (request) => client.request(request) });
    }
    const save = saveOf(play, null, { is: 'doesNotRepeat' });
    assert.deepEqual(await table.host.own({ ask: 'load', game: 'twin', save }), { ok: true });
    return table;
  }

  /** What came since, by who heard it. */
  heard(): readonly string[] {
    return this.clients.map(({ heard }) => JSON.stringify(heard.splice(0)));
  }

  /** Each of them asks everything. */
  async replies(requests: readonly Request[]): Promise<readonly string[]> {
    const told: string[] = [];
    for (const { ask } of this.clients)
      for (const request of requests) told.push(`${request.ask}: ${JSON.stringify(await ask(request))}`);
    return told;
  }

  /** As whoever is asked. */
  async answer(who: StalkerId, number: number, given: Answer): Promise<void> {
    const client = this.clients.find(({ seats }) => seats.length === 1 && seats[0] === who);
    assert.deepEqual(await client?.ask({ ask: 'answer', number, answer: given }), { ok: true });
  }
}

/** All kinds of requests about this moment. None of them changes anything. */
function requestsAbout({ game, inputs, decision }: Play): readonly Request[] {
  const [space] = game.board.spaces;
  const requests: Request[] = [
    { ask: 'look' },
    { ask: 'danger' },
    { ask: 'moment', at: inputs.length },
    { ask: 'moment', at: 10_000 },
    { ask: 'answer', number: 1, answer: 99_999 },
    { ask: 'answer', number: 7, answer: 0 },
    { ask: 'answers', number: 1, options: [{ is: 'say', say: 'nothing' }] },
    { ask: 'walk', number: 7, stalker: stalkerId(0), action: 'movement', source: null, path: [] },
    { ask: 'undo', number: 1, inputs: 1 },
    { ask: 'redo', number: 1, inputs: 1 },
  ];
  if (space) requests.push({ ask: 'sight', from: space.id });
  for (const { id } of game.state.enemies.slice(0, 2)) requests.push({ ask: 'enemySight', enemy: id });
  for (const { id, weapon, space: on } of game.state.stalkers) {
    requests.push({ ask: 'whyNot', stalker: id }, { ask: 'reactions', stalker: id });
    requests.push({ ask: 'defenseOdds', stalker: id, damage: 5 });
    for (const action of ['movement', 'carefulMovement']) {
      const ref = { stalker: id, action, source: null };
      const beside = game.board.spaces.find((other) => other.id !== on);
      requests.push({ ask: 'reach', ...ref }, { ask: 'path', ...ref, path: beside ? [beside.id] : [] });
    }
    for (const { id: line } of (weapon && box.weapons[weapon.card]?.attacks) ?? [])
      requests.push({ ask: 'attackOdds', stalker: id, action: `attack:${line}`, source: weapon?.id ?? null });
  }
  return decision ? requests : requests.slice(0, 4);
}

/** Whether the rules say that this answer shows something hidden. */
function reveals(play: Play, input: Answer): boolean {
  const taken = answer(fork(play), input);
  if (!taken.ok) assert.fail(JSON.stringify(taken.refusal));
  return taken.facts.some(({ fact }) => REVEALING.has(fact));
}

interface Compared {
  readonly decisions: Set<string>;
  readonly facts: Set<string>;
  moments: number;
  answers: number;
}

const nothing = (): Compared => ({ decisions: new Set(), facts: new Set(), moments: 0, answers: 0 });

/** This moment and its twin, what everybody is told of them, and what an answer brings if it reveals nothing. */
async function compare(play: Play, n: number, compared: Compared, where: string): Promise<void> {
  const { decision } = play;
  const twin = twinOf(play, n);
  if (!twin || !decision) return;
  const other = restore(box, twin, play.answers, play.inputs);
  assert.notDeepEqual(other.game.state, play.game.state);
  const [one, two] = [await Table.of(play), await Table.of(other)];
  assert.deepEqual(two.heard(), one.heard(), where);
  const requests = requestsAbout(play);
  assert.deepEqual(await two.replies(requests), await one.replies(requests), where);
  assert.deepEqual(two.heard(), one.heard(), where);
  compared.moments++;
  compared.decisions.add(decision.kind);
  const input = randomAnswer(seedRandom(`answer ${n}`), decision);
  if (reveals(play, input)) return;
  await one.answer(decision.who, 1, input);
  await two.answer(decision.who, 1, input);
  const heard = one.heard();
  assert.deepEqual(two.heard(), heard, `${where}, answered ${JSON.stringify(input)}`);
  compared.answers++;
  for (const [, fact = ''] of heard.join().matchAll(/"fact":"(\w+)"/g)) compared.facts.add(fact);
}

describe('MI6 a Mission', () => {
  it('looks the same to everybody whatever lies hidden, at every kind of decision, until something is revealed', async () => {
    const compared = nothing();
    for (let n = 0; n < 12; n++) {
      const moments: { readonly play: Play; readonly at: number }[] = [];
      playAtRandom(n, 150, (play, random) => {
        const isRare = play.decision !== null && !compared.decisions.has(play.decision.kind);
        if (draw(random, 'loot', isRare ? 2 : 20) > 0) return;
        if (play.decision) compared.decisions.add(play.decision.kind);
        moments.push({ play: fork(play), at: play.inputs.length });
      });
      for (const { play, at } of moments)
        await compare(play, n * 1000 + at, compared, `game ${n}, input ${at}`);
    }
    const { decisions, facts, moments, answers } = compared;
    const kinds = `${[...decisions].sort().join(' ')} / ${[...facts].sort().join(' ')}`;
    assert.ok(moments > 70 && answers > 30, `only ${moments} moments and ${answers} answers`);
    assert.ok(decisions.size > 18 && facts.size > 20, `only ${kinds}`);
  });

  it('looks the same in the middle of attacks, defenses, movements and the phase of the Enemies', async () => {
    const compared = nothing();
    const folder = new URL('../../../../fixtures/old/0.1.0/saves/', import.meta.url);
    for (const [n, name] of globSync('*.json', { cwd: folder }).sort().entries()) {
      const loaded = loadGame(box, JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
      if (!loaded.ok) assert.fail(JSON.stringify(loaded.problems));
      await compare(loaded.play, n, compared, name);
    }
    assert.ok(compared.moments > 10 && compared.decisions.size > 8, [...compared.decisions].join(' '));
  });
});

describe('8.3 a Controller’s whisper', () => {
  const [me, comrade] = [stalkerId(0), stalkerId(1)];
  const ROOM: PositionDraft = {
    board: { drawing: ['+---+---+---+---+', '| a   b   c   d |', '+---+---+---+---+'] },
    stalkers: [
      { card: 'palkan', at: 'c', weapon: 'ptm', focus: true },
      { card: 'chort', at: 'd' },
    ],
    enemies: [{ card: 'controller', at: 'b', facing: 'east' }],
    turn: { done: 2 },
  };

  /** What everybody has heard when it is whispered: the one who hears it, the comrade, and whoever watches. */
  async function whispered(card: string) {
    const host = new GameHost(box);
    const heard: unknown[][] = [[], [], []];
    const [listener] = [[me], [comrade], []].map((seats, i) =>
      host.join((update) => heard[i]?.push(JSON.parse(JSON.stringify(update))), seats),
    );
    const own = host.join(() => {});
    const position = { ...ROOM, decks: { control: [card] } };
    assert.deepEqual(await host.own({ ask: 'begin', game: 'whisper', setup: { position } }), { ok: true });
    const now = () => Object(heard[0]?.at(-1));
    // At the end of the Turn whoever sees the Stalker reacts.
    for (let i = 0; i < 9 && now().decision.kind !== 'control'; i++) {
      const { decision, number } = now();
      const ends = decision.options.findIndex((one: object) => 'say' in one && one.say === 'endTurn');
      const given = decision.pick ? [] : Math.max(0, ends);
      assert.deepEqual(await own.request({ ask: 'answer', number, answer: given }), { ok: true });
    }
    assert.equal(now().decision.kind, 'control');
    const told = () => heard.map((updates) => JSON.stringify(updates));
    return {
      told,
      now,
      async answers(choice: string) {
        const { decision, number } = now();
        const option = decision.options.findIndex((one: object) => 'choice' in one && one.choice === choice);
        await listener?.request({ ask: 'answer', number, answer: option });
      },
      /** Whatever is asked is answered with the first option. */
      async finishes() {
        for (let i = 0; i < 20 && now().decision && now().decision.kind !== 'nextTurn'; i++)
          await own.request({ ask: 'answer', number: now().number, answer: now().decision.pick ? [] : 0 });
      },
    };
  }

  const cards = Object.keys(box.controls);
  const names = new RegExp(
    Object.values(box.controls)
      .flatMap(({ id, otherwise }) => [`"${id}"`, `"${otherwise}"`])
      .join('|'),
  );

  it('is the same to all others whichever card it is', async () => {
    const all = await Promise.all(cards.map(async (card) => (await whispered(card)).told()));
    const [first = []] = all;
    for (const [mine, theirs, watched] of all) {
      assert.match(mine ?? '', names);
      assert.deepEqual([theirs, watched], [first[1], first[2]]);
    }
  });

  it('is the same to all others when it was resisted at the same cost', async () => {
    const same = cards.filter((card) => box.controls[card]?.resist === 12);
    assert.ok(same.length > 1);
    const all: (readonly string[])[] = [];
    for (const card of same) {
      const whisper = await whispered(card);
      await whisper.answers('resist');
      all.push(whisper.told().slice(1));
    }
    for (const told of all) assert.deepEqual(told, all[0]);
  });

  it('is named to nobody else, obeyed or resisted, nor to the comrade it hurts', async () => {
    for (const { id, otherwise } of Object.values(box.controls)) {
      for (const choice of ['resist', 'resistWithFocus', otherwise]) {
        const whisper = await whispered(id);
        await whisper.answers(choice);
        await whisper.finishes();
        const [, theirs = '', watched = ''] = whisper.told();
        assert.doesNotMatch(theirs, names, `${id}, ${choice}`);
        assert.doesNotMatch(watched, names, `${id}, ${choice}`);
      }
    }
  });
});

describe('MI6 a Campaign', () => {
  const from = campaignBox({
    cellar: [
      { deed: 'flag', flag: 'secret', set: 1 },
      { deed: 'gain', gift: { gift: 'draw', deck: 'items' } },
      tell('location.cellar.door'),
    ],
  });

  /** Another seed, and other things that the stories remember. */
  function twin(play: CampaignPlay, n: number): CampaignPlay {
    const checkpoint = copyCampaign(play.checkpoint ?? assert.fail('a Campaign always asks'));
    checkpoint.random = {
      ...seedRandom(`twin ${n}`),
      counts: { ...checkpoint.random.counts, loot: n, events: n },
    };
    checkpoint.flags = { ...checkpoint.flags, 'nobody asks': n };
    return restoreCampaign(from, { checkpoint, answers: play.answers, inputs: play.inputs });
  }

  async function table(play: CampaignPlay) {
    const host = new CampaignHost(from);
    const heard: unknown[] = [];
    const client = host.join((update) => heard.push(update));
    const save = saveOf(play, null, { is: 'doesNotRepeat' });
    assert.deepEqual(await host.own({ ask: 'load', game: 'twin', save }), { ok: true });
    return {
      host,
      ask: (request: CampaignRequest) => client.request(request),
      heard: () => JSON.stringify(heard.splice(0)),
    };
  }

  const OPTIONS: readonly CampaignOption[] = [
    { is: 'done' },
    { is: 'join', stalker: 'milady' },
    { is: 'visit', location: 'cellar' },
    { is: 'visit', location: 'two' },
    { is: 'contact', contact: 'luka' },
    { is: 'buy', card: 'scope', price: 100 },
    { is: 'enlist', stalker: 'chort' },
    { is: 'choice', choice: 'any', price: 99_999 },
  ];
  const REQUESTS: readonly CampaignRequest[] = [
    { ask: 'look' },
    { ask: 'answer', number: 1, option: 99_999 },
    { ask: 'answer', number: 7, option: 0 },
    { ask: 'undo', number: 1, inputs: 1 },
    { ask: 'redo', number: 1, inputs: 1 },
    ...OPTIONS.map((option): CampaignRequest => ({ ask: 'whyNot', option })),
  ];

  it('looks the same whatever its seed and its stories remember, at every kind of decision, until something is revealed', async () => {
    const kinds = new Set<string>();
    let answers = 0;
    const { revealing } = campaignMode(from);
    for (let n = 0; n < 8; n++) {
      const play = beginCampaign(from, `twins ${n}`, { keep: true });
      const random = seedRandom(`twins ${n}`);
      for (let i = 0; i < 60; i++) {
        const { kind, options } = askedIn(play);
        const draws = { ...play.game.state.random.counts };
        const input: CampaignInput =
          kind === 'mission'
            ? { game: `mission-${i}`, result: played(from, setupOf(play.game), 'find') }
            : draw(random, 'setup', options.length);
        const [one, two] = [await table(play), await table(twin(play, n + 1))];
        assert.equal(two.heard(), one.heard(), kind);
        for (const request of REQUESTS)
          assert.deepEqual(await two.ask(request), await one.ask(request), JSON.stringify(request));
        kinds.add(kind);
        const taken = answerCampaign(play, input);
        if (!taken.ok) assert.fail(JSON.stringify(taken.refusal));
        const isRevealed = revealing(taken.facts) !== null;
        const isDrawn = JSON.stringify(draws) !== JSON.stringify(play.game.state.random.counts);
        if (isRevealed || isDrawn || typeof input !== 'number') continue;
        for (const { ask } of [one, two])
          assert.deepEqual(await ask({ ask: 'answer', number: 1, option: input }), { ok: true });
        assert.equal(two.heard(), one.heard(), `${kind}, answered ${input}`);
        answers++;
      }
    }
    assert.ok(kinds.size >= 6 && answers > 150, `${[...kinds].join(' ')}; ${answers} answers`);
  });
});
