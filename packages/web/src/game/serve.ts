/** The worker's side of the wire: one host answers the page, which is its owner and its only client. */
import type { OwnedHost } from '@zonecrawl/engine/kernel';
import { createOutbox } from './outbox.ts';
import type { Asked } from './wire.ts';

export interface Serving {
  readonly host: Pick<OwnedHost<unknown>, 'own' | 'join' | 'onKeeping'>;
  /** Whether what it keeps outlives this worker. */
  readonly lasting: boolean;
}

/** What is asked before the host stands waits for it. */
export function servePage(coming: Promise<Serving>): void {
  // A message to itself comes when nothing of what is under way is left.
  const { port1, port2 } = new MessageChannel();
  const { tell, tellAll } = createOutbox(
    (told) => postMessage(told),
    () => port2.postMessage(null),
  );
  port1.onmessage = tellAll;
  const standing = coming.then(({ host, lasting }) => {
    const client = host.join((update) => tell({ tell: 'update', update }));
    host.onKeeping((keeping) => tell({ tell: 'keeping', keeping }));
    tell({ tell: 'ready', lasting });
    return { host, client };
  });
  addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
    const { number } = data;
    try {
      const { host, client } = await standing;
      const reply = 'own' in data ? await host.own(data.own) : await client.request(data.request);
      tell({ tell: 'reply', number, reply });
    } catch (error) {
      tell({ tell: 'failed', number, error: error instanceof Error ? error.message : String(error) });
    }
  });
}
