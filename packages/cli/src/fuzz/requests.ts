/** Requests as clients make them at some moment: each would be carried out as it is, before it is mutated. */
import type { CampaignOwnerRequest, CampaignRequest } from '@zonecrawl/engine/campaign';
import type { OwnerRequest, Replies, Request } from '@zonecrawl/engine/host';
import { type Box, stalkerId } from '@zonecrawl/engine/model';
import { campaignInputs, GAME, HostedCampaign, HostedGame, type Moment, setupFor } from './hosts.ts';

/** Requests of seats and of owners. */
export interface Asked {
  readonly requests: readonly unknown[];
  readonly ownerRequests: readonly unknown[];
}

/** Missions of one to four Stalkers, early and late, some of them just after an undo. */
export const GAME_MOMENTS: readonly Moment[] = [
  { game: 1, inputs: 3, undone: 0 },
  { game: 2, inputs: 9, undone: 2 },
  { game: 5, inputs: 17, undone: 0 },
  { game: 6, inputs: 45, undone: 1 },
];

export async function askedInGame(box: Box, moment: Moment): Promise<Asked> {
  const hosted = await HostedGame.at(box, moment);
  const { update } = hosted;
  const [enemy] = update?.view.enemies ?? [];
  const number = update?.number ?? 0;
  const stalker = update?.decision?.who ?? stalkerId(0);
  const move = { stalker, action: 'movement', source: null };
  const from = update?.view.stalkers.find(({ id }) => id === stalker)?.space ?? 0;
  // The border: a host answers each request with the reply of its name.
  const reach = (await hosted.request({ ask: 'reach', ...move })) as Replies['reach'];
  const path = reach.at(-1)?.path ?? [];
  const requests: LooselyTyped<Request>[] = [
    { ask: 'look' },
    { ask: 'turn', stalker, token: 1 },
    { ask: 'whyNot', stalker, token: 0 },
    { ask: 'attackOdds', ...move, action: 'singleShot', ...(enemy && { target: enemy.id }), ammo: 2 },
    { ask: 'path', path, ...move },
    { ask: 'reach', after: path.slice(0, 1), ...move },
    { ask: 'reactions', stalker, at: from },
    { ask: 'defenseOdds', stalker, damage: 5, ...(enemy && { attacker: enemy.id }) },
    { ask: 'rerollOdds', dice: [0, 1] },
    { ask: 'blastOdds', ...move, action: 'throw' },
    { ask: 'sight', from },
    { ask: 'enemySight', enemy: enemy?.id ?? 10 },
    { ask: 'danger' },
    { ask: 'moment', at: Math.min(3, update?.at ?? 0) },
  ];
  const { decision, undo } = update ?? {};
  const next = hosted.nextInput();
  const changes: unknown[] = [];
  if (next !== null) changes.push(next);
  if (decision && !decision.pick)
    changes.push({ ask: 'answers', number, options: decision.options.slice(-1) });
  const mayWalk = decision?.options.some((option) => option.is === 'action' && option.action === 'movement');
  if (mayWalk && path.length > 0) changes.push({ ask: 'walk', number, path, ...move });
  if (undo && undo.most > 0) changes.push({ ask: 'undo', number, inputs: Math.min(2, undo.most) });
  if (undo && undo.redo > 0) changes.push({ ask: 'redo', number, inputs: 1 });
  const save = await hosted.own({ ask: 'save' });
  const record = await hosted.own({ ask: 'record' });
  hosted.close();
  const setup = setupFor(box, moment.game);
  const ownerRequests: LooselyTyped<OwnerRequest>[] = [
    { ask: 'begin', game: 'other', setup },
    { ask: 'preview', setup },
    { ask: 'open', game: GAME },
    { ask: 'read', game: GAME },
    { ask: 'result', game: GAME },
    { ask: 'load', game: 'other', save },
    { ask: 'load', game: 'other', save: record },
    { ask: 'save' },
    { ask: 'record' },
    { ask: 'fork', at: update?.at ?? 0 },
    { ask: 'retry' },
  ];
  return { requests: [...requests, ...changes], ownerRequests };
}

/** Before the first Mission, when it is to be played, and after it. */
export function campaignMoments(box: Box): readonly Moment[] {
  const first = campaignInputs(box, 0).findIndex((input) => typeof input === 'object');
  return [3, first - 4, first, first + 3].map((inputs) => ({ game: 0, inputs, undone: 0 }));
}

export async function askedInCampaign(box: Box, moment: Moment): Promise<Asked> {
  const hosted = await HostedCampaign.at(box, moment);
  const [option] = hosted.update?.decision.options ?? [];
  const save = await hosted.own({ ask: 'save' });
  const next = hosted.nextInput();
  const came = campaignInputs(box, moment.game)[moment.inputs];
  hosted.close();
  const requests: LooselyTyped<CampaignRequest>[] = [
    { ask: 'look' },
    { ask: 'whyNot', option: option ?? { is: 'buy', card: 'bandage', price: 1 } },
    { ask: 'whyNot', option: { is: 'moveMagazine', magazine: 'rifle', from: null, to: 0 } },
    { ask: 'whyNot', option: { is: 'visit', location: 'nowhere' } },
  ];
  const ownerRequests: LooselyTyped<CampaignOwnerRequest>[] = [
    { ask: 'begin', game: 'other', seed: 'fuzz' },
    { ask: 'open', game: GAME },
    { ask: 'load', game: 'other', save },
    { ask: 'save' },
    { ask: 'read', game: GAME },
    { ask: 'retry' },
  ];
  if (typeof came === 'object') ownerRequests.push({ ask: 'setup' }, { ask: 'home', ...came });
  return { requests: [...requests, ...(next === null ? [] : [next])], ownerRequests };
}

/** The names of requests are checked by the compiler; ids in them are plain numbers here. */
type LooselyTyped<R extends { readonly ask: string }> = { readonly ask: R['ask'] } & Readonly<
  Record<string, unknown>
>;
