/** Mutants of requests, messages, journals and rooms against the hosts they would come in at. */
import { hash } from '@zonecrawl/engine/base';
import { campaignMode } from '@zonecrawl/engine/campaign';
import { gameMode } from '@zonecrawl/engine/game';
import { Host, type Mode, type ModeTypes } from '@zonecrawl/engine/kernel';
import type { Box } from '@zonecrawl/engine/model';
import { clientMessageSchema, createRoomSchema } from '@zonecrawl/engine/online';
import { GAME, type Hosted, HostedCampaign, HostedGame, type Moment } from './hosts.ts';
import { isRecord, type Json, plain } from './mutate.ts';
import { brokenCampaign, brokenLater, PLAYED_ON, passed, REFUSED, type Verdict } from './playOn.ts';

/** What is refused has changed nothing; what was carried out is kept, and the game goes on. */
export async function requested(
  hosted: Hosted,
  kind: 'request' | 'ownerRequest',
  mutant: Json,
): Promise<Verdict> {
  const before = hash(await hosted.own({ ask: 'save' }));
  const reply: unknown = kind === 'request' ? await hosted.request(mutant) : await hosted.own(mutant);
  const after = hash(await hosted.own({ ask: 'save' }));
  const isMalformed = isReply(reply) && 'malformed' in reply;
  const isRefused = isReply(reply) && (reply['ok'] === false || 'problems' in reply);
  // What was taken of several answers stays taken.
  const isNothing = isRefused && !(typeof reply['taken'] === 'number' && reply['taken'] > 0);
  const game = kind === 'ownerRequest' && !isRefused && isRecord(mutant) ? leadsTo(mutant) : GAME;
  const broken =
    isNothing && before !== after
      ? 'a request that was refused changed the game'
      : await brokenHost(hosted, game);
  hosted.close();
  return { ...passed, passedSchema: !isMalformed, loaded: !isNothing, broken };
}

const isReply = (reply: unknown): reply is Readonly<Record<string, unknown>> =>
  typeof reply === 'object' && reply !== null;

/** Under which id is played after this request of an owner. */
const leadsTo = ({ ask, game }: { readonly [key: string]: Json }): string =>
  (ask === 'begin' || ask === 'load' || ask === 'open') && typeof game === 'string' ? game : GAME;

/** Plays on as its client, some inputs far; then what is kept must be what was played. */
async function brokenHost(hosted: Hosted, game: string): Promise<string | null> {
  const look = async (inputs: number): Promise<string | null> => {
    const save = await hosted.own({ ask: 'save' });
    const wrong = hosted.wrong(save);
    if (wrong !== null) return `after ${inputs} inputs: ${wrong}`;
    const kept = await hosted.own({ ask: 'read', game });
    return hash(kept) === hash(save) ? null : `after ${inputs} inputs: what is kept is not what is played`;
  };
  const wrong = await look(0);
  if (wrong !== null) return wrong;
  await hosted.request({ ask: 'look' });
  for (let i = 0; i < PLAYED_ON; i++) {
    const input = hosted.nextInput();
    if (input === null) break;
    const reply = await hosted.request(input);
    if (!isReply(reply) || reply['ok'] !== true) return `after ${i} inputs: ${JSON.stringify(reply)}`;
  }
  return look(PLAYED_ON);
}

/** A journal that was damaged is refused, or goes on from where it is whole. */
export async function openedFrom(hosted: Hosted): Promise<Verdict> {
  const reply = await hosted.own({ ask: 'open', game: GAME });
  const isOpen = isReply(reply) && reply['ok'] === true;
  const broken = isOpen ? await brokenHost(hosted, GAME) : null;
  hosted.close();
  return isOpen ? { ...passed, loaded: true, broken } : REFUSED;
}

/** A message of a room's socket; what it carries is asked as anywhere else. */
export async function received(box: Box, mutant: Json, moment: Moment): Promise<Verdict> {
  const parsed = clientMessageSchema.safeParse(mutant);
  if (!parsed.success) return REFUSED;
  const { data } = parsed;
  switch (data.type) {
    case 'game':
      return requested(await HostedGame.at(box, moment), 'request', plain(data.request));
    case 'campaign':
      return requested(await HostedCampaign.at(box, moment), 'request', plain(data.request));
    default:
      return { ...passed, loaded: true };
  }
}

/** A room for a Mission or a save, as a server opens it: what lies face down is drawn anew. */
export async function roomOpened(box: Box, mutant: Json): Promise<Verdict> {
  const parsed = createRoomSchema.safeParse(mutant);
  if (!parsed.success) return REFUSED;
  const { opening } = parsed.data;
  switch (opening.mode) {
    case 'campaign':
      return { ...passed, loaded: true };
    case 'mission': {
      const host = hostOf(gameMode(box));
      const setup = { ...opening.setup, seed: 'fuzz' };
      const begun = await host.begin(GAME, { from: 'mission', setup });
      const play = begun.ok ? host.session?.history.play : undefined;
      return play ? { ...passed, loaded: true, broken: brokenLater(play) } : passed;
    }
    case 'save': {
      const game = await takenOver(hostOf(gameMode(box)), opening.save);
      if (game) return { ...passed, loaded: true, broken: brokenLater(game) };
      const campaign = await takenOver(hostOf(campaignMode(box)), opening.save);
      return campaign ? { ...passed, loaded: true, broken: brokenCampaign(campaign) } : passed;
    }
  }
}

const hostOf = <M extends ModeTypes>(mode: Mode<M>): Host<M> =>
  new Host({ mode, store: null, claim: async () => {}, keeper: () => null, undo: 'consent' });

async function takenOver<M extends ModeTypes>(host: Host<M>, save: unknown) {
  const taken = await host.take(GAME, save);
  if (!taken.ok) return null;
  const reseeded = await host.reseed('fuzz');
  if (!reseeded.ok) throw new Error(`not drawn anew: ${JSON.stringify(reseeded.problems)}`);
  return host.session?.history.play ?? null;
}
