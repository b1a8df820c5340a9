/** What is mutated: files and requests as the program itself makes them, from random games at random moments. */
import { randomPlayer } from '@zonecrawl/bots';
import { draw, type RandomState, seedRandom } from '@zonecrawl/engine/base';
import { answer, beginGame, recordGame, saveGame, setUp } from '@zonecrawl/engine/game';
import type { OwnerRequest, Request } from '@zonecrawl/engine/host';
import type { Box } from '@zonecrawl/engine/model';
import { playCampaign } from '../campaign/simulate.ts';
import { startOf } from '../sim/games.ts';
import type { Json } from './mutate.ts';

export const KINDS = [
  'save',
  'record',
  'campaign',
  'campaignRecord',
  'position',
  'mission',
  'request',
  'ownerRequest',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Original {
  readonly kind: Kind;
  readonly value: Json;
}

/** What is given to `JSON.stringify` is plain JSON. */
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** A few originals of each kind; `positions` are files from anywhere. */
export function corpusOf(box: Box, seed: string, positions: readonly unknown[]): readonly Original[] {
  const random = seedRandom(seed);
  const originals: Original[] = [];
  const add = (kind: Kind, value: unknown): void => {
    originals.push({ kind, value: plain(value) });
  };
  const missions = Object.keys(box.missions);
  for (const [at, mission] of missions.entries()) {
    const choice = { mission, stalkers: 1 + (at % 4), bot: 'random', seed: draw(random, 'setup', 1_000_000) };
    const start = startOf(box, choice);
    const set = setUp(box, start);
    if (!set.ok) throw new Error(`${mission} cannot be set up`);
    const play = beginGame(box, set.state, { keep: true });
    const player = randomPlayer(`${seed} ${mission}`);
    const most = draw(random, 'setup', 200);
    for (let i = 0; i < most && play.decision; i++) answer(play, player(play.decision));
    add('save', saveGame(play, start));
    add('record', recordGame(play, start));
    add('mission', box.missions[mission]);
    if (start.from === 'mission') add('ownerRequest', { ask: 'begin', game: 'g', setup: start.setup });
  }
  for (let i = 0; i < 4; i++) {
    const { record, save } = playCampaign(box, `${seed} ${i}`, {
      explorations: 1 + i,
      saveEvery: 0,
      keep: true,
    });
    add('campaignRecord', record);
    add('campaign', save);
  }
  for (const position of positions) add('position', position);
  for (const request of requests(random)) add('request', request);
  for (const request of ownerRequests) add('ownerRequest', request);
  return originals;
}

/** One of each kind, roughly as a client asks. */
function requests(random: RandomState): readonly unknown[] {
  const number = 1 + draw(random, 'setup', 20);
  const move = { stalker: 0, action: 'movement', source: null };
  const all: readonly unknown[] = [
    { ask: 'look' },
    { ask: 'answer', number, answer: 0 },
    { ask: 'answer', number, answer: [0, 1] },
    {
      ask: 'answers',
      number,
      options: [
        { is: 'turn', token: 0 },
        { is: 'space', space: 3 },
      ],
    },
    { ask: 'walk', number, path: [1, 2, 3], token: 0, ...move },
    { ask: 'undo', number, inputs: 2 },
    { ask: 'redo', number, inputs: 1 },
    { ask: 'turn', stalker: 0, token: 1 },
    { ask: 'whyNot', stalker: 0, token: 0 },
    { ask: 'attackOdds', ...move, action: 'singleShot', target: 10, ammo: 2 },
    { ask: 'path', path: [1, 2], ...move },
    { ask: 'reach', after: [1], ...move },
    { ask: 'reactions', stalker: 0, at: 4 },
    { ask: 'defenseOdds', stalker: 0, damage: 5, attacker: 10 },
    { ask: 'rerollOdds', dice: [0, 1] },
    { ask: 'blastOdds', ...move, action: 'throw' },
    { ask: 'sight', from: 3 },
    { ask: 'enemySight', enemy: 10 },
    { ask: 'danger' },
    { ask: 'moment', at: 3 },
  ] satisfies readonly LooselyTyped<Request>[];
  return all;
}

/** The names of requests are checked by the compiler; ids in them are plain numbers here. */
type LooselyTyped<R extends { readonly ask: string }> = { readonly ask: R['ask'] } & Readonly<
  Record<string, unknown>
>;

const ownerRequests = [
  { ask: 'open', game: 'g' },
  { ask: 'save' },
  { ask: 'record' },
  { ask: 'fork', at: 2 },
  { ask: 'retry' },
] satisfies readonly LooselyTyped<OwnerRequest>[];
