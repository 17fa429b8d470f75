import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

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
export const test = base.extend<{ site: string }>({
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

/** The page without a server is built only where there is an engine. */
export const hasSite = (): boolean => existsSync(join(SITE, 'index.html'));
