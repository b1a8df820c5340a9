/** The ports to a game and to a Campaign of one's own, served by workers of this page. */

import { signal } from '@preact/signals';
import type {
  CampaignOwnerReplies,
  CampaignOwnerRequest,
  CampaignPort,
  CampaignReplies,
  CampaignRequest,
  CampaignUpdate,
} from '@zonecrawl/engine/campaign';
import type { GamePort, OwnerReplies, OwnerRequest, Replies, Request, Update } from '@zonecrawl/engine/host';
import type { SeatPort } from '@zonecrawl/engine/kernel';
import { clock } from '../base/clock.ts';
import { connect, type WorkerLike } from './connect.ts';
import type { ThinkReplies, ThinkRequest } from './thinking.ts';

export { GameStopped } from './connect.ts';

/** false once a worker has found that this browser keeps nothing. */
export const isLasting = signal(true);

const startWorker = (name: 'game' | 'campaign' | 'bots') => (): WorkerLike =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });

const onNotLasting = () => {
  isLasting.value = false;
};

export const startWorkerPort = (): GamePort =>
  connect<Request, Replies, OwnerRequest, OwnerReplies, Update>({
    start: startWorker('game'),
    clock,
    onNotLasting,
  });

export const startCampaignPort = (): CampaignPort =>
  connect<CampaignRequest, CampaignReplies, CampaignOwnerRequest, CampaignOwnerReplies, CampaignUpdate>({
    start: startWorker('campaign'),
    clock,
    onNotLasting,
  });

export type BotPort = SeatPort<ThinkRequest, ThinkReplies, never>;

/** The bots for a local game. They are stateless: every request carries its game. */
export const startBotPort = (): BotPort =>
  connect<ThinkRequest, ThinkReplies, never, object, never>({ start: startWorker('bots'), clock });
