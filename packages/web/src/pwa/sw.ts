/**
 * The service worker: all files of one version are cached together, so that the page and its lazy chunks always match.
 * It imports nothing, and the build writes the list of files into it.
 */

interface Waits extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetches extends Waits {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const waits = (event: Event): event is Waits => 'waitUntil' in event;
const fetches = (event: Event): event is Fetches => waits(event) && 'respondWith' in event;

/** The part of ServiceWorkerGlobalScope that is used here. */
interface WorkerWorld {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
const isWorld = (world: unknown): world is WorkerWorld =>
  typeof world === 'object' && world !== null && 'skipWaiting' in world && 'clients' in world;

const files: readonly string[] = JSON.parse('__FILES__');
const NAME = 'zonecrawl-';
const CACHE = `${NAME}__STAMP__`;

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Files with a hash in their name may come from the browser's own cache, the others must be fresh.
  await cache.addAll(
    files.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' })),
  );
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(NAME) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** Cache first, then the network; every navigation gets the app's page. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const isPage = request.mode === 'navigate';
  const kept = await cache.match(isPage ? '/index.html' : request, { ignoreVary: true });
  return kept ?? fetch(request);
}

if (isWorld(self)) {
  const world: WorkerWorld = self;
  self.addEventListener('install', (event) => {
    if (waits(event)) event.waitUntil(fill());
  });
  self.addEventListener('activate', (event) => {
    if (waits(event)) event.waitUntil(deleteOldCaches().then(() => world.clients.claim()));
  });
  self.addEventListener('message', ({ data }) => {
    if (data === 'takeOver') void world.skipWaiting();
  });
  self.addEventListener('fetch', (event) => {
    if (!fetches(event)) return;
    const { origin, pathname } = new URL(event.request.url);
    const ours = origin === location.origin && event.request.method === 'GET';
    // Other requests are left to the network.
    if (ours && !pathname.startsWith('/api/')) event.respondWith(answer(event.request));
  });
}
