/** The ports to a game and to a Campaign of one's own, served by workers of this page. */
import type {
  CampaignPort,
  CampaignReplies,
  CampaignRequest,
  CampaignUpdate,
} from '@zonecrawl/engine/campaign';
import type { GamePort, Replies, Request, Update } from '@zonecrawl/engine/host';
import { connect, type Port, type WorkerFor } from './connect.ts';
import type { ThinkReplies, ThinkRequest } from './thinking.ts';

export { GameStopped } from './connect.ts';

export type WorkerLike = WorkerFor<Request, Replies[Request['ask']], Update>;

export const workerPort = (start: () => WorkerLike): GamePort =>
  connect<Request, Replies, Update>(start, (save) => ({ ask: 'load', save }));

const startWorker = (name: 'game' | 'campaign' | 'company'): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });

export const startWorkerPort = (): GamePort => workerPort(() => startWorker('game'));

export const startCampaignPort = (): CampaignPort =>
  connect<CampaignRequest, CampaignReplies, CampaignUpdate>(
    () => startWorker('campaign'),
    (save) => ({ ask: 'load', save }),
  );

export type CompanyPort = Port<ThinkRequest, ThinkReplies, never>;

/** Bots that think for a game of one's own. Nothing need be picked up again: every question brings its game along. */
export const startCompanyPort = (): CompanyPort =>
  connect<ThinkRequest, ThinkReplies, never>(
    () => startWorker('company'),
    (save) => ({ ask: 'hint', save }),
  );
