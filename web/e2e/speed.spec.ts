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

interface Seen {
  shift: number;
  moved: string[];
  slow: number[];
}
/** What moves by itself, and how long the page takes to answer, from each load on. */
async function watch(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen: Seen = { shift: 0, moved: [], slow: [] };
    Object.assign(window, { seen });
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        seen.shift += value;
        seen.moved.push(...sources.map(({ node }) => (node instanceof Element ? node.className : '')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.slow.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}
/** What browsers call good is 0.1; a page that stands still has next to nothing. */
const STILL = 0.02;

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`the front page stands still at ${width}, at first and for whoever comes back`, async ({ page, words }) => {
    await page.setViewportSize({ width, height });
    const look = await watch(page);
    const front = new Front(page, words);
    const still = async (when: string): Promise<void> => {
      await page.waitForLoadState('networkidle');
      const { shift, moved } = await look();
      console.log(`front page at ${width}, ${when}: layout shift ${shift.toFixed(4)}`);
      expect(shift, `${when}: ${moved.join(', ')}`).toBeLessThan(STILL);
    };
    await front.open();
    await still('at first');
    await front.playBots('splendor');
    await new Player(page, words, 'splendor').turn();
    await front.open();
    await still('after a game was begun');
    await page.reload();
    await still('with a game');
  });
}

for (const game of ['splendor', 'marvel', 'duel'] as const) {
  test(`nothing jumps while ${game} is played`, async ({ page, words }) => {
    const look = await watch(page);
    await new Front(page, words).playBots(game);
    const player = new Player(page, words, game);
    for (let turn = 0; turn < 8; turn += 1) await player.turn();
    const seen = await look();
    const slowest = seen.slow.toSorted((a, b) => a - b);
    console.log(
      `${game}: layout shift ${seen.shift.toFixed(4)}; ${slowest.length} events over 16 ms, median ${slowest[Math.floor(slowest.length / 2)] ?? 0} ms, longest ${slowest.at(-1) ?? 0} ms`,
    );
    expect(seen.shift, seen.moved.join(', ')).toBeLessThan(STILL);
  });
}
