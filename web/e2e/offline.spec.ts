import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { keepAtRest } from '../src/app/offline';

const WORKER = readFileSync(resolve(import.meta.dirname, '../offline.js'), 'utf8');
const KINDS: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** A page of two files and an engine, as one build makes them. */
const build = (version: string): Record<string, string> => ({
  'index.html': `<!doctype html><script type="module" src="/sub/assets/main-${version}.js"></script>
    <script>(${keepAtRest.toString()})('/sub/sw.js')</script>`,
  [`assets/main-${version}.js`]: `document.title = 'build ${version}';
    globalThis.lazy = () => import('./lazy-${version}.js').then(({ version }) => version);`,
  [`assets/lazy-${version}.js`]: `export const version = '${version}';`,
  [`assets/engine-${version}.wasm`]: version,
  'sw.js': `const VERSION = '${version}';
    const SHELL = ['assets/main-${version}.js', 'assets/lazy-${version}.js'];
    const ENGINE = ['assets/engine-${version}.wasm'];
    ${WORKER}`,
});

interface Host {
  address: string;
  serve: (version: string) => void;
  /** Answers for this file wait until what is returned is called. */
  hold: (path: string) => () => void;
  asked: string[];
}

/** A server of whichever build is the newest; the files of older ones are gone. */
const test = base.extend<{ host: Host }>({
  host: async ({ browserName: _ }, use) => {
    let files = build('1');
    const asked: string[] = [];
    const held = new Map<string, Promise<void>>();
    const server = createServer(async ({ url = '' }, response) => {
      const path = new URL(url, 'http://host').pathname.replace('/sub/', '');
      asked.push(path);
      await held.get(path);
      const name = extname(path) || path.startsWith('api/') ? path : 'index.html';
      const file = files[name];
      const cache = name.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache';
      const kind = KINDS[extname(name)] ?? 'text/plain';
      response.writeHead(file === undefined ? 404 : 200, { 'content-type': kind, 'cache-control': cache });
      response.end(file ?? '');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const at = server.address();
    if (at === null || typeof at === 'string') throw new Error('the server has no port');
    const serve = (version: string): void => {
      files = build(version);
    };
    const hold = (path: string): (() => void) => {
      let letGo = (): void => {};
      held.set(path, new Promise((done) => (letGo = done)));
      return letGo;
    };
    await use({ address: `http://127.0.0.1:${at.port}/sub/`, serve, hold, asked });
    server.closeAllConnections();
    server.close();
  },
});
test.use({ serviceWorkers: 'allow' });

/** Which builds the browser keeps with their engine, the oldest first. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const whole = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).some(({ url }) => url.endsWith('.wasm'))),
    );
    return names.filter((_, i) => whole[i]);
  });
/**
 * Waits until the newest worker has taken over. By itself the browser lets it once the one before has been idle for half a
 * minute, but not while a test looks on, so that one is stopped here.
 */
async function takeOver(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const status = new Map<string, string>();
  const having = (wanted: string): string | undefined => [...status].find(([, found]) => found === wanted)?.[0];
  await new Promise<void>((done) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const version of versions) status.set(version.versionId, version.status);
      const [newer, older] = [having('installed'), having('activated')];
      if (newer && older) void session.send('ServiceWorker.stopWorker', { versionId: older });
      else if (older && !having('new') && !having('installing') && !having('activating')) done();
    });
    void session.send('ServiceWorker.enable');
  });
  await session.detach();
}
const lazy = (page: Page): Promise<unknown> => page.evaluate('lazy()');

test('what is shown is of one build, online and offline, before and after an update @short', async ({
  page,
  context,
  host,
}) => {
  await page.goto(host.address);
  await expect.poll(() => kept(page)).toEqual(['parure-1']);
  const open = await context.newPage();
  await open.goto(host.address);

  await context.setOffline(true);
  await page.goto(`${host.address}table/somewhere`);
  await expect(page).toHaveTitle('build 1');
  expect(await lazy(page)).toBe('1');
  await expect(page.evaluate(() => fetch('api/me'))).rejects.toThrow();

  await context.setOffline(false);
  host.serve('2');
  await page.goto(host.address);
  await expect(page).toHaveTitle('build 2');
  expect(await lazy(page)).toBe('2');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.reload();
  await takeOver(page);
  await expect.poll(() => kept(page)).toEqual(['parure-1', 'parure-2']);
  // A page that stayed open still has what it consists of.
  expect(await lazy(open)).toBe('1');
  await context.setOffline(true);
  await page.goto(host.address);
  await expect(page).toHaveTitle('build 2');
  expect(await lazy(page)).toBe('2');

  await context.setOffline(false);
  host.serve('3');
  await page.goto(host.address);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.reload();
  await takeOver(page);
  await expect.poll(() => kept(page)).toEqual(['parure-2', 'parure-3']);
});

test('the engine of an update that comes slowly is kept too @short', async ({ page, host }) => {
  await page.goto(host.address);
  await expect.poll(() => kept(page)).toEqual(['parure-1']);
  host.serve('2');
  // Asked for by the new worker alone, while the old one still serves the page.
  const letGo = host.hold('assets/lazy-2.js');
  await page.goto(host.address);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => host.asked).toContain('assets/lazy-2.js');
  await page.reload();
  await expect(page).toHaveTitle('build 2');
  letGo();
  await takeOver(page);
  await expect.poll(() => kept(page)).toEqual(['parure-1', 'parure-2']);
});

test('what the server alone can say is never kept @short', async ({ page, context, host }) => {
  await page.goto(host.address);
  await expect.poll(() => kept(page)).toEqual(['parure-1']);
  await page.reload();
  for (const _ of [1, 2]) await page.evaluate(() => fetch('api/me'));
  expect(host.asked.filter((path) => path === 'api/me')).toHaveLength(2);
  await context.setOffline(true);
  await expect(page.evaluate(() => fetch('api/me'))).rejects.toThrow();
});
