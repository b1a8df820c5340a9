/** What is mutated: files and requests as the program itself makes them, from random games at random moments. */
import { randomPlayer } from '@zonecrawl/bots';
import { draw, seedRandom } from '@zonecrawl/engine/base';
import {
  answer,
  beginGame,
  type GamePlay,
  recordGame,
  type Start,
  saveGame,
  setUp,
} from '@zonecrawl/engine/game';
import type { Box } from '@zonecrawl/engine/model';
import { codeOf, type Linked, survivalMissions, toLink } from '@zonecrawl/engine/survival';
import { playCampaign } from '../campaign/simulate.ts';
import { startOf } from '../sim/games.ts';
import { HostedCampaign, HostedGame, type Moment } from './hosts.ts';
import { journalsOf } from './journals.ts';
import { carried, messages, openings } from './messages.ts';
import { type Json, plain } from './mutate.ts';
import { askedInCampaign, askedInGame, campaignMoments, GAME_MOMENTS } from './requests.ts';

export const KINDS = [
  'save',
  'record',
  'campaign',
  'campaignRecord',
  'position',
  'mission',
  'journal',
  'campaignJournal',
  'request',
  'ownerRequest',
  'campaignRequest',
  'campaignOwnerRequest',
  'message',
  'opening',
  'link',
  'linked',
  'code',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Original {
  readonly kind: Kind;
  readonly value: Json;
  /** When it is asked: of requests. */
  readonly moment?: Moment;
}

/** A few originals of each kind; `positions` are files from anywhere. */
export async function corpusOf(
  box: Box,
  seed: string,
  positions: readonly unknown[],
): Promise<readonly Original[]> {
  const random = seedRandom(seed);
  const originals: Original[] = [];
  const saves: unknown[] = [];
  const add = (kind: Kind, value: unknown, moment?: Moment): void => {
    originals.push({ kind, value: plain(value), ...(moment && { moment }) });
  };
  const missions = Object.keys(box.missions);
  for (const [at, mission] of missions.entries()) {
    const choice = { mission, stalkers: 1 + (at % 4), bot: 'random', seed: draw(random, 'setup', 1_000_000) };
    const start = startOf(box, choice);
    const play = begun(box, start, `${seed} ${mission}`, draw(random, 'setup', 200));
    if (at < 3) saves.push(saveGame(play, start));
    add('save', saveGame(play, start));
    add('record', recordGame(play, start));
    add('mission', box.missions[mission]);
  }
  for (let i = 0; i < 4; i++) {
    const { record, save } = playCampaign(box, `${seed} ${i}`, {
      explorations: 1 + i,
      saveEvery: 0,
      keep: true,
    });
    add('campaignRecord', record);
    add('campaign', save);
    saves.push(save);
  }
  for (const position of positions) add('position', position);
  for (const moment of GAME_MOMENTS) {
    const { requests, ownerRequests } = await askedInGame(box, moment);
    for (const request of requests) add('request', request, moment);
    for (const request of ownerRequests) add('ownerRequest', request, moment);
    const some = requests[requests.length - 1 - moment.game];
    add('message', carried('game', some), moment);
    const hosted = await HostedGame.at(box, moment);
    for (const journal of await journalsOf(hosted)) add('journal', journal);
    hosted.close();
  }
  for (const moment of campaignMoments(box)) {
    const { requests, ownerRequests } = await askedInCampaign(box, moment);
    for (const request of requests) add('campaignRequest', request, moment);
    for (const request of ownerRequests) add('campaignOwnerRequest', request, moment);
    add('message', carried('campaign', requests.at(-1)), moment);
    const hosted = await HostedCampaign.at(box, moment);
    for (const journal of await journalsOf(hosted)) add('campaignJournal', journal);
    hosted.close();
  }
  for (const message of messages) add('message', message);
  for (const opening of openings(box, saves)) add('opening', opening);
  for (const link of survivalLinks(box)) {
    add('link', toLink(link));
    add('linked', link);
  }
  for (const code of survivalCodes(box)) add('code', code);
  return originals;
}

/** Short games of Zone Survival, as they are told in an address. */
const survivalLinks = (box: Box): readonly Linked[] =>
  survivalMissions(box)
    .slice(0, 3)
    .map((mission, n) => {
      const start = startOf(box, { mission, stalkers: 1 + n, bot: 'random', seed: n });
      const play = begun(box, start, `link ${n}`, 40);
      const { format, digest, inputs, hash, outcome } = recordGame(play, start);
      return { format, digest, start, inputs, hash, outcome };
    });

function survivalCodes({ survival }: Box): readonly string[] {
  if (!survival) return [];
  const [scenario = ''] = Object.keys(survival.scenarios);
  return Object.keys(survival.maps).flatMap((map) => {
    const code = codeOf(survival, { scenario, map, stalkers: 2, lostTerritories: false, seed: '23456789' });
    return code === null ? [] : [code];
  });
}

/** So many inputs at random. */
function begun(box: Box, start: Start, seed: string, most: number): GamePlay {
  const set = setUp(box, start);
  if (!set.ok) throw new Error(`cannot be set up: ${JSON.stringify(set.problems)}`);
  const play = beginGame(box, set.state, { keep: true });
  const player = randomPlayer(seed);
  for (let i = 0; i < most && play.decision; i++) answer(play, player(play.decision));
  return play;
}
