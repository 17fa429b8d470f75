/*
 * The service worker: the page without a network. The build puts before it
 *   VERSION  of everything together
 *   SHELL    every file of the page, which is kept before this worker takes over
 *   ENGINE   the engine and its weights, which are kept afterwards, so that nobody waits for them
 *
 * Online, the page itself is asked of the server every time; everything it names carries a hash of its contents in its name.
 * So what one page consists of is of one build, whichever that is, and the files of the build before are kept besides for
 * pages that are still open. Offline, the page of the newest build that is kept whole is shown.
 */
const PREFIX = 'parure-';
const CACHE = PREFIX + VERSION;
/** How long a network that says nothing is waited for. */
const PATIENCE = 4000;
const PAGE = './';

const kept = (request) => caches.open(CACHE).then((cache) => cache.match(request));

addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    // Past the browser's own cache only for the page: the others change their names when they change.
    await cache.add(new Request(PAGE, { cache: 'reload' }));
    await cache.addAll(SHELL);
    await skipWaiting();
  };
  event.waitUntil(keep());
});

addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    // In the order they were made: the last one before this is still in use where a page stayed open.
    const old = names.filter((name) => name !== CACHE).slice(0, -1);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(tidy());
});

/** The page says that it is at rest: what it may need later is fetched now. */
addEventListener('message', (event) => {
  if (event.data !== 'at rest') return;
  const keep = async () => {
    const cache = await caches.open(CACHE);
    for (const file of ENGINE) if (!(await cache.match(file))) await cache.add(file);
  };
  event.waitUntil(keep().catch(() => {}));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(registration.scope);
  if (request.method !== 'GET' || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const path = url.pathname.slice(scope.pathname.length);
  if (path.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(caches.match(request, { ignoreVary: true }).then((found) => found ?? fetch(request)));
});

async function page(request) {
  const away = new AbortController();
  const timer = setTimeout(() => away.abort(), PATIENCE);
  try {
    const response = await fetch(request, { signal: away.signal });
    if (response.status < 500) return response;
    return (await kept(PAGE)) ?? response;
  } catch (error) {
    const found = await kept(PAGE);
    if (found) return found;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
