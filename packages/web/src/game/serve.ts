/** The worker's side of the wire: one host answers the page. */
import type { Asked, FromWorker } from './wire.ts';

interface Served<Q, A, U> {
  request(request: Q): Promise<A>;
  subscribe(listener: (update: U) => void): unknown;
}

export function servePage<Q, A, U>(host: Served<Q, A, U>): void {
  const tell = (message: FromWorker<A, U>): void => postMessage(message);
  host.subscribe((update) => tell({ tell: 'update', update }));
  addEventListener('message', async ({ data }: MessageEvent<Asked<Q>>) => {
    const { number, request } = data;
    try {
      tell({ tell: 'reply', number, reply: await host.request(request) });
    } catch (error) {
      tell({ tell: 'failed', number, error: error instanceof Error ? error.message : String(error) });
    }
  });
}
