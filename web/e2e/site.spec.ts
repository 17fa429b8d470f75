import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { Player } from './player';
import { Words } from './words';

const SITE = resolve(import.meta.dirname, '../../dist/site');
const PREFIX = '/some/where/';
const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** A file server that knows nothing: files of a folder below a path, and an index for the folder itself. */
const test = base.extend<{ site: string }>({
  site: async ({ browserName: _ }, use) => {
    const server = createServer(async ({ url = '' }, response) => {
      const { pathname } = new URL(url, 'http://site');
      const name = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) || 'index.html' : null;
      const file = name === null ? null : await readFile(join(SITE, name)).catch(() => null);
      response.writeHead(file ? 200 : 404, {
        'content-type': KINDS[extname(name ?? '')] ?? 'application/octet-stream',
      });
      response.end(file ?? '');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the file server has no port');
    await use(`http://127.0.0.1:${address.port}${PREFIX}`);
    server.closeAllConnections();
    server.close();
  },
});

test.use({ serviceWorkers: 'allow' });
test.skip(!existsSync(join(SITE, 'index.html')), 'there is no site without the engine: `make engine`');

test('the static site plays, reviews and explains below any path @short', async ({ page, site }) => {
  const words = new Words('en');
  const { t } = words;
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(site);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(t('home-friends'))).toHaveCount(0);
  await page.getByRole('radio', { name: t('game-name-duel') }).click();
  await page.getByRole('button', { name: t('home-play', { game: t('game-name-duel') }) }).click();
  await expect(page).toHaveURL(/\/some\/where\/\?\/table\/local-/);
  const player = new Player(page, words, 'duel');
  for (let turn = 0; turn < 3; turn += 1) await player.turn();
  // A link into the site is its one page.
  await page.reload();
  await player.finish();
  const end = page.locator('dialog.is-end');
  await end.getByRole('button', { name: t('review'), exact: true }).click();
  await expect(page).toHaveURL(/\/some\/where\/\?\/review\/local-/);
  // There is nowhere to bring it to.
  await page.goto(site);
  await page.locator('details.finished summary').click();
  await expect(page.locator('details.finished').getByText(t('home-on-device'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('home-bring') })).toHaveCount(0);
  await page.goto(`${site}?/puzzles/duel`);
  await page.getByRole('link', { name: t('puzzles-daily-go') }).click();
  await expect(page).toHaveURL(/\/some\/where\/\?\/puzzles\/duel\/duel-/);
  await expect(page.locator('.action')).toContainText(t('puzzles-all'));
  await page.goto(`${site}?/help/duel`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
});
