/** What a worker tells its page: an update goes with the reply that follows it, so that the page draws both at once. */
import type { FromWorker } from './wire.ts';

export interface Outbox {
  tell(message: FromWorker): void;
  /** Sends what waits for a reply that does not come. */
  tellAll(): void;
}

/** `onUpdate` sees to it that `tellAll` is called soon. */
export function createOutbox(post: (told: FromWorker[]) => void, onUpdate: () => void): Outbox {
  const waiting: FromWorker[] = [];
  const tellAll = () => {
    if (waiting.length > 0) post(waiting.splice(0));
  };
  return {
    tell(message) {
      waiting.push(message);
      if (message.tell === 'update') onUpdate();
      else tellAll();
    },
    tellAll,
  };
}
