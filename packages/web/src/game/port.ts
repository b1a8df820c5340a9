/** The ports to a game and to a Campaign of one's own, served by workers of this page. */
import type {
  CampaignPort,
  CampaignReplies,
  CampaignRequest,
  CampaignUpdate,
} from '@zonecrawl/engine/campaign';
import type { GamePort, Replies, Request, Update } from '@zonecrawl/engine/host';
import { connect, type WorkerFor } from './connect.ts';

export { GameStopped } from './connect.ts';

export type WorkerLike = WorkerFor<Request, Replies[Request['ask']], Update>;

export const workerPort = (start: () => WorkerLike): GamePort =>
  connect<Request, Replies, Update>(start, (save) => ({ ask: 'load', save }));

const startWorker = (name: 'game' | 'campaign'): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });

export const startWorkerPort = (): GamePort => workerPort(() => startWorker('game'));

export const startCampaignPort = (): CampaignPort =>
  connect<CampaignRequest, CampaignReplies, CampaignUpdate>(
    () => startWorker('campaign'),
    (save) => ({ ask: 'load', save }),
  );
