/** The ports to a game and a Campaign on a server: the same contracts as the workers', so that the pages need not know. */
import { problemAt } from '@zonecrawl/engine/base';
import type {
  CampaignOwnerReplies,
  CampaignOwnerRequest,
  CampaignPort,
  CampaignReplies,
  CampaignRequest,
  CampaignUpdate,
} from '@zonecrawl/engine/campaign';
import type { GamePort, OwnerReplies, OwnerRequest, Replies, Request, Update } from '@zonecrawl/engine/host';
import {
  type Asking,
  type Failed,
  type OwnedPort,
  type RepliesTo,
  wellFormed,
} from '@zonecrawl/engine/kernel';
import type { RoomRefusal } from '@zonecrawl/engine/online';
import type { Answer } from './link.ts';

/** What a port needs of the room it is in. */
export interface PortWire<Q, U> {
  ask(request: Q): Promise<Answer>;
  subscribe(listener: (update: U) => void): () => void;
}

export const gamePort = (game: string, wire: PortWire<Request, Update>): GamePort =>
  portOver<Request, Replies, OwnerRequest, OwnerReplies, Update>(game, wire, gameRefusals);

export const campaignPort = (game: string, wire: PortWire<CampaignRequest, CampaignUpdate>): CampaignPort =>
  portOver<CampaignRequest, CampaignReplies, CampaignOwnerRequest, CampaignOwnerReplies, CampaignUpdate>(
    game,
    wire,
    campaignRefusals,
  );

/** `refusals`: the replies of a request that the room refused. */
function portOver<Q extends Asking, A extends RepliesTo<Q>, O extends Asking, B extends RepliesTo<O>, U>(
  game: string,
  { ask, subscribe }: PortWire<Q, U>,
  refusals: (refused: RoomRefusal) => { readonly [K in Q['ask']]: unknown },
): OwnedPort<Q, A, O, B, U> {
  const leaves = new Set<() => void>();
  return {
    async request<R extends Q>(request: R): Promise<A[R['ask']]> {
      const answer = await ask(request);
      const asked: R['ask'] = request.ask;
      // The server's host answers each request with the reply of the same name.
      return (
        answer.type === 'reply' ? wellFormed(answer.reply) : refusals(answer.refused)[asked]
      ) as A[R['ask']];
    },
    // The server owns the game: nobody here begins, saves or forks it.
    own: async <R extends O>(_request: R) => notHere(game) as B[R['ask']],
    onKeeping: () => () => undefined,
    subscribe(listener) {
      const leave = subscribe(listener);
      leaves.add(leave);
      return () => {
        leaves.delete(leave);
        leave();
      };
    },
    close() {
      for (const leave of leaves) leave();
      leaves.clear();
    },
  };
}

const notHere = (game: string): Failed => ({
  ok: false,
  problems: [problemAt(game, 'journal.notOpen')],
});

/** What a refusal by the room means to whoever asked: a change was not made, a question has no answer. */
function gameRefusals(refused: RoomRefusal): { readonly [K in keyof Replies]: unknown } {
  const change = { ok: false, taken: 0, refusal: { refused } };
  const undo = { ok: false, refused };
  return {
    look: { ok: false },
    answer: change,
    answers: change,
    walk: change,
    undo,
    redo: undo,
    turn: null,
    whyNot: [],
    attackOdds: [],
    path: null,
    reach: [],
    reactions: null,
    defenseOdds: null,
    rerollOdds: null,
    blastOdds: [],
    sight: [],
    enemySight: [],
    danger: [],
    moment: notHere('moment'),
  };
}

const campaignRefusals = (refused: RoomRefusal): { readonly [K in keyof CampaignReplies]: unknown } => ({
  look: { ok: false },
  answer: { ok: false, refusal: { refused } },
  undo: { ok: false },
  redo: { ok: false },
  whyNot: null,
});
