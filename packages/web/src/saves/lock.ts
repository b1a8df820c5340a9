/** A lock per game: only one tab plays it, and another tab can request it. */

const CHANNEL = 'zonecrawl.games';
/** How long a tab may take to release its game before the lock is stolen. */
const PATIENCE = 2000;

interface Wanted {
  readonly want: string;
}

export interface Hold {
  /** Resolves when another tab has taken the game. */
  readonly lost: Promise<void>;
  release(): void;
}

const nameOf = (id: string): string => `zonecrawl.game.${id}`;

const isWanted = (message: unknown): message is Wanted =>
  typeof message === 'object' && message !== null && 'want' in message && typeof message.want === 'string';

/** The game, or null if another tab holds it. `putAway` is what to do before it is handed over. */
export async function holdGame(id: string, putAway: () => Promise<void>): Promise<Hold | null> {
  await releasing.get(id);
  return hold(id, putAway, { ifAvailable: true });
}

/** What this tab has just let go takes a moment to be free. */
const releasing = new Map<string, Promise<unknown>>();

/** The game in any case: the tab that has it is asked, and after a while overruled. */
export async function takeGame(id: string, putAway: () => Promise<void>): Promise<Hold | null> {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ want: id } satisfies Wanted);
  channel.close();
  const patience = AbortSignal.timeout(PATIENCE);
  return (
    (await hold(id, putAway, { signal: patience }).catch(() => null)) ?? hold(id, putAway, { steal: true })
  );
}

function hold(id: string, putAway: () => Promise<void>, options: LockOptions): Promise<Hold | null> {
  // Only pages from a safe address have locks; elsewhere the owner in the journal must do.
  if (!('locks' in navigator)) return Promise.resolve({ lost: new Promise(() => {}), release: () => {} });
  const kept = Promise.withResolvers<void>();
  const lost = Promise.withResolvers<void>();
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(nameOf(id), options, (lock) => {
      if (lock === null) return resolve(null);
      const stop = onWanted(id, () => {
        lost.resolve();
        void putAway().finally(kept.resolve);
      });
      const release = () => {
        releasing.set(id, released);
        kept.resolve();
      };
      resolve({ lost: lost.promise, release });
      return kept.promise.finally(stop);
    });
    // Before it was granted: it is not free. Afterwards: it was stolen.
    held.catch((error: unknown) => {
      lost.resolve();
      reject(error);
    });
    const released = held.then(
      () => undefined,
      () => undefined,
    );
  });
}

function onWanted(id: string, hear: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isWanted(data) && data.want === id) hear();
  });
  return () => channel.close();
}
