import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Guard } from './guard';

/** Whether the page could be built with the engine: `scripts/check/e2e.sh` builds it wherever that can be done. */
export const builtWithEngine = (): boolean => existsSync(resolve(import.meta.dirname, '../engine/engine.wasm'));

/** Waits until the browser keeps the page and the engine. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const files = (): Promise<string[]> =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => url);
    });
  await expect
    .poll(files, { timeout: 60_000 })
    .toEqual(expect.arrayContaining([expect.stringMatching(/splendor.*\.bin/)]));
}

/** Visits the page, and takes the network away once the browser keeps everything. */
export async function goOffline(page: Page, context: BrowserContext, guard: Guard): Promise<void> {
  guard.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
}
