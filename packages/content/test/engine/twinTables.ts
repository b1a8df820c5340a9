/** Everything that leaves two tables which differ only in what is hidden, and comparing it byte by byte. */
import assert from 'node:assert/strict';
import { seedRandom } from '@zonecrawl/engine/base';
import {
  answerCampaign,
  askedIn,
  CampaignHost,
  type CampaignInput,
  type CampaignOption,
  type CampaignPlay,
  type CampaignRequest,
  campaignMode,
  restoreCampaign,
} from '@zonecrawl/engine/campaign';
import { answer, fork, type GamePlay, restoreGame } from '@zonecrawl/engine/game';
import { GameHost, type Request } from '@zonecrawl/engine/host';
import { checkpointOf } from '@zonecrawl/engine/kernel';
import { type Answer, reveals, type StalkerId, stalkerId } from '@zonecrawl/engine/model';
import { copyCampaign, saveOf } from '@zonecrawl/engine/testing';
import { box } from '../../src/index.ts';
import { twinOf } from './hidden.ts';

/** What was compared, by kind: a moment counts when it was open, a fact when it was told to both. */
export interface Compared {
  readonly decisions: Set<string>;
  readonly facts: Set<string>;
  readonly requests: Set<string>;
  moments: number;
  answers: number;
}

export const nothing = (): Compared => ({
  decisions: new Set(),
  facts: new Set(),
  requests: new Set(),
  moments: 0,
  answers: 0,
});

/** A game with a client for all seats, one for none and one for each. */
class TwinTable {
  private readonly host = new GameHost(box);
  private readonly clients: {
    readonly seats: readonly StalkerId[];
    readonly heard: unknown[];
    ask(request: Request): Promise<unknown>;
  }[] = [];

  static async of(play: GamePlay): Promise<TwinTable> {
    const table = new TwinTable();
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

  /** What each client was sent since. */
  heard(): readonly string[] {
    return this.clients.map(({ heard }) => JSON.stringify(heard.splice(0)));
  }

  /** Each client sends every request. */
  async replies(requests: readonly Request[]): Promise<readonly string[]> {
    const told: string[] = [];
    for (const { ask } of this.clients)
      for (const request of requests) told.push(`${request.ask}: ${JSON.stringify(await ask(request))}`);
    return told;
  }

  /** By the client of this seat. */
  async answer(who: StalkerId, number: number, given: Answer): Promise<void> {
    const client = this.clients.find(({ seats }) => seats.length === 1 && seats[0] === who);
    assert.deepEqual(await client?.ask({ ask: 'answer', number, answer: given }), { ok: true });
  }
}

/** All kinds of requests about this moment. None of them changes anything. */
function requestsAbout({ game, inputs }: GamePlay): readonly Request[] {
  const [space] = game.board.spaces;
  const requests: Request[] = [
    { ask: 'look' },
    { ask: 'danger' },
    { ask: 'moment', at: inputs.length },
    { ask: 'moment', at: 10_000 },
    { ask: 'answer', number: 1, answer: 99_999 },
    { ask: 'answer', number: 7, answer: 0 },
    { ask: 'answers', number: 1, options: [{ is: 'number', number: 99_999 }] },
    { ask: 'walk', number: 7, stalker: stalkerId(0), action: 'movement', source: null, path: [] },
    { ask: 'undo', number: 1, inputs: 1 },
    { ask: 'redo', number: 1, inputs: 1 },
  ];
  if (space) requests.push({ ask: 'sight', from: space.id });
  for (const { id } of game.state.enemies.slice(0, 2)) requests.push({ ask: 'enemySight', enemy: id });
  for (const { id, weapon, backpack, space: on } of game.state.stalkers) {
    requests.push({ ask: 'whyNot', stalker: id }, { ask: 'reactions', stalker: id });
    requests.push({ ask: 'defenseOdds', stalker: id, damage: 5 }, { ask: 'rerollOdds' });
    requests.push({ ask: 'turn', stalker: id, token: 0 }, { ask: 'turn', stalker: id, token: 1 });
    for (const action of ['movement', 'carefulMovement']) {
      const ref = { stalker: id, action, source: null };
      const beside = game.board.spaces.find((other) => other.id !== on);
      requests.push({ ask: 'reach', ...ref }, { ask: 'path', ...ref, path: beside ? [beside.id] : [] });
    }
    for (const { id: source } of backpack)
      requests.push({ ask: 'blastOdds', stalker: id, action: 'throw', source });
    for (const { id: line } of (weapon && box.weapons[weapon.card]?.attacks) ?? [])
      requests.push({ ask: 'attackOdds', stalker: id, action: `attack:${line}`, source: weapon?.id ?? null });
  }
  return requests;
}

/** Whether the rules say that this answer shows something hidden. */
function isRevealing(play: GamePlay, input: Answer): boolean {
  const taken = answer(fork(play), input);
  if (!taken.ok) assert.fail(JSON.stringify(taken.refusal));
  return taken.facts.some(reveals);
}

/** This moment and its twin: all that is sent, and what the answer causes if it reveals nothing. */
export async function compareGames(
  play: GamePlay,
  input: Answer,
  n: number,
  compared: Compared,
  where: string,
): Promise<void> {
  const { decision } = play;
  const twin = twinOf(play, n);
  if (!twin || !decision) return;
  const other = restoreGame(box, twin, checkpointOf(play).answers, play.inputs);
  assert.notDeepEqual(other.game.state, play.game.state);
  const [one, two] = [await TwinTable.of(play), await TwinTable.of(other)];
  assert.deepEqual(two.heard(), one.heard(), where);
  const requests = requestsAbout(play);
  assert.deepEqual(await two.replies(requests), await one.replies(requests), where);
  assert.deepEqual(two.heard(), one.heard(), where);
  compared.moments++;
  compared.decisions.add(decision.kind);
  for (const { ask } of requests) compared.requests.add(ask);
  if (isRevealing(play, input)) return;
  await one.answer(decision.who, 1, input);
  await two.answer(decision.who, 1, input);
  const heard = one.heard();
  assert.deepEqual(two.heard(), heard, `${where}, answered ${JSON.stringify(input)}`);
  compared.answers++;
  for (const [, fact = ''] of heard.join().matchAll(/"fact":"(\w+)"/g)) compared.facts.add(fact);
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

/** Another seed, unless something was drawn with it in this step, and other things that the stories remember. */
function campaignTwin(play: CampaignPlay, n: number): CampaignPlay {
  const { checkpoint: before, answers } = checkpointOf(play);
  const checkpoint = copyCampaign(before);
  const { counts } = checkpoint.random;
  if (JSON.stringify(counts) === JSON.stringify(play.game.state.random.counts))
    checkpoint.random = { ...seedRandom(`twin ${n}`), counts: { ...counts, loot: n, events: n } };
  checkpoint.flags = { ...checkpoint.flags, 'nobody asks': n };
  return restoreCampaign(play.game.box, { checkpoint, answers, inputs: play.inputs });
}

async function campaignTable(play: CampaignPlay) {
  const host = new CampaignHost(play.game.box);
  const heard: unknown[] = [];
  const client = host.join((update) => heard.push(update));
  const save = saveOf(play, null, { is: 'doesNotRepeat' });
  assert.deepEqual(await host.own({ ask: 'load', game: 'twin', save }), { ok: true });
  return {
    ask: (request: CampaignRequest) => client.request(request),
    heard: () => JSON.stringify(heard.splice(0)),
  };
}

/** What an answer causes, or null where it reveals or draws something, or brings a Mission home. */
export function quietFacts(play: CampaignPlay, input: CampaignInput): readonly string[] | null {
  if (typeof input !== 'number') return null;
  const trial = fork(play);
  const draws = JSON.stringify(trial.game.state.random.counts);
  const taken = answerCampaign(trial, input);
  if (!taken.ok) assert.fail(JSON.stringify(taken.refusal));
  if (campaignMode(play.game.box).revealing(taken.facts) !== null) return null;
  if (JSON.stringify(trial.game.state.random.counts) !== draws) return null;
  return taken.facts.map(({ fact }) => fact);
}

/** The same for a Campaign. */
export async function compareCampaigns(
  play: CampaignPlay,
  input: CampaignInput,
  n: number,
  compared: Compared,
): Promise<void> {
  const { kind } = askedIn(play);
  const [one, two] = [await campaignTable(play), await campaignTable(campaignTwin(play, n))];
  assert.equal(two.heard(), one.heard(), kind);
  for (const request of REQUESTS) {
    assert.deepEqual(await two.ask(request), await one.ask(request), JSON.stringify(request));
    compared.requests.add(request.ask);
  }
  compared.moments++;
  compared.decisions.add(kind);
  const facts = quietFacts(play, input);
  if (facts === null || typeof input !== 'number') return;
  for (const { ask } of [one, two])
    assert.deepEqual(await ask({ ask: 'answer', number: 1, option: input }), { ok: true });
  assert.equal(two.heard(), one.heard(), `${kind}, answered ${input}`);
  compared.answers++;
  for (const fact of facts) compared.facts.add(fact);
}
