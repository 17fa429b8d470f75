import type { Page } from '@playwright/test';
import { builtWithEngine } from './engine';
import { Front } from './front';
import { Player } from './player';
import { expect, test } from './test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Slower than a phone of some years ago. */
const SLOWER = 4;
/** A frame that took so many of the usual ones was missed. */
const LONG = 2.5;
const FEW = 0.1;

interface Frames {
  idle: number[];
  thinking: number[];
}

/** Notes the time between frames, apart for while a bot thinks. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: Frames = { idle: [], thinking: [] };
    Object.assign(window, { frames });
    let [last, before] = [0, ''];
    const frame = (now: number): void => {
      const kind = document.querySelector<HTMLElement>('.action')?.dataset.kind === 'aside' ? 'thinking' : 'idle';
      if (last && kind === before) frames[kind].push(now - last);
      [last, before] = [now, kind];
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
const framesOf = (page: Page): Promise<Frames> => page.evaluate(() => (window as unknown as { frames: Frames }).frames);

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const longShare = (times: readonly number[], usual: number): number =>
  times.filter((time) => time > LONG * usual).length / times.length;

/** What the browser did to show the page anew, of which these are two fields. */
interface Work {
  name: string;
  args: { elementCount?: number; data?: { reason?: string; nodeName?: string } };
}
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'];

/** What the browser does meanwhile: most elements styled at once, and drawings of cards taken out of the page or put in. */
async function workOf(page: Page, meanwhile: () => Promise<unknown>): Promise<{ styled: number; drawings: number }> {
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser to watch');
  await browser.startTracing(page, { categories: CATEGORIES });
  await meanwhile();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Work[] };
  const styles = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  expect(styles.length).toBeGreaterThan(0);
  return {
    styled: Math.max(...styles.map(({ args }) => args.elementCount ?? 0)),
    drawings: traceEvents.filter(
      ({ name, args }) => name === 'LayoutInvalidationTracking' && args.data?.nodeName?.includes("class='art'"),
    ).length,
  };
}

test('a move changes on the page only what it changes on the table @short', async ({ page, words }) => {
  await new Front(page, words).playBots('splendor');
  const player = new Player(page, words, 'splendor', 'touch');
  await player.settled();
  const all = await page.locator('*').count();
  const chosen = await workOf(page, async () => {
    await page.locator('.market .small-card').nth(5).tap();
    await expect(page.locator('.market .is-chosen')).toHaveCount(1);
    for (const slot of [0, 1]) await page.locator('.bank button:not(.is-closed)').nth(slot).tap();
    await expect(page.locator('.bank .is-picked')).toHaveCount(2);
  });
  expect(chosen.drawings, 'no card is drawn anew').toBe(0);
  expect(chosen.styled).toBeLessThan(all / 3);
  const moved = await workOf(page, async () => {
    await page.locator('.bank button:not(.is-closed)').nth(2).tap();
    await page.locator('.action .button.is-go').tap();
    await expect(page.locator('.bank .is-picked')).toHaveCount(0);
    await player.settled();
  });
  expect(moved.styled, 'the turn passes').toBeLessThan(all / 3);
});

test('a phone with a slow processor keeps its frames while a bot thinks @alone', async ({ page, words }) => {
  test.skip(!builtWithEngine(), 'the page was built without the engine: `make engine`');
  const { t } = words;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await watch(page);
  await new Front(page, words).playHere((dialog) =>
    dialog.getByRole('combobox', { name: t('setup-level') }).selectOption('strongest'),
  );
  const player = new Player(page, words, 'splendor', 'touch');
  for (let turn = 0; turn < 4; turn += 1) await player.turn();
  await player.settled();

  const { idle, thinking } = await framesOf(page);
  const usual = median(idle);
  const share = longShare(thinking, usual);
  console.log(
    `${thinking.length} frames while a bot thinks, usual ${usual.toFixed(1)} ms, ${(share * 100).toFixed(1)} % long`,
  );
  // A bot thinks for a second.
  expect(thinking.length).toBeGreaterThan(60);
  expect(share).toBeLessThan(FEW);

  // The measure notices a page that thinks in its own thread.
  await page.evaluate(async () => {
    const { frames } = window as unknown as { frames: Frames };
    frames.idle.length = 0;
    for (let piece = 0; piece < 10; piece += 1) {
      const end = performance.now() + 120;
      while (performance.now() < end);
      await new Promise(requestAnimationFrame);
    }
  });
  expect(longShare((await framesOf(page)).idle, usual)).toBeGreaterThan(FEW);
});
