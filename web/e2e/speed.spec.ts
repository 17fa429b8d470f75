import type { Page } from '@playwright/test';
import { Front } from './front';
import { Player } from './player';
import { expect, test } from './test';

/** The front page, and a table that is opened from it. */
const FIRST_LOAD = 200_000;

/** Bytes as they came over the line, compressed. */
async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

test('the first load is small @short', async ({ page, words }) => {
  const bytes = await countBytes(page);
  await new Front(page, words).open();
  const front = bytes();
  await new Front(page, words).playBots('splendor');
  console.log(`first load: front page ${front} bytes, with a table ${bytes()} bytes`);
  expect(bytes()).toBeLessThan(FIRST_LOAD);
});

for (const game of ['splendor', 'marvel', 'duel'] as const) {
  test(`nothing jumps while ${game} is played`, async ({ page, words }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0, slow: [] as number[] };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) seen.shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.slow.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await new Front(page, words).playBots(game);
    const player = new Player(page, words, game);
    for (let turn = 0; turn < 8; turn += 1) await player.turn();
    const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; slow: number[] } }).seen);
    const slowest = seen.slow.toSorted((a, b) => a - b);
    console.log(
      `${game}: layout shift ${seen.shift.toFixed(4)}; ${slowest.length} events over 16 ms, median ${slowest[Math.floor(slowest.length / 2)] ?? 0} ms, longest ${slowest.at(-1) ?? 0} ms`,
    );
    // What browsers call good is 0.1; a table that stands still has next to nothing.
    expect(seen.shift).toBeLessThan(0.02);
  });
}
