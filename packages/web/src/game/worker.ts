/** The game in a worker: the rules, the box, and one host that answers the page. */
import './strict.ts';
import { box } from '@zonecrawl/content';
import { createHost } from '@zonecrawl/engine/host';
import type { Asked, FromWorker } from './wire.ts';

const tell = (message: FromWorker): void => postMessage(message);

const host = createHost(box);
host.subscribe((update) => tell({ tell: 'update', update }));

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { number, request } = data;
  try {
    tell({ tell: 'reply', number, reply: await host.request(request) });
  } catch (error) {
    tell({ tell: 'failed', number, error: error instanceof Error ? error.message : String(error) });
  }
});
