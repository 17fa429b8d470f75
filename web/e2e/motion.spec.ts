import type { Page } from '@playwright/test';
import { Front } from './front';
import { Player } from './player';
import { expect, test } from './test';

/** Copies of pieces that are on their way. */
const flying = (page: Page) => page.locator('body > [inert], body > svg[aria-hidden]:not(#sprite)');

/** Slow enough that nothing ends by itself. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
}

test('pieces travel, and a new input ends it', async ({ page, words }) => {
  await new Front(page, words).playBots('splendor');
  await new Player(page, words, 'splendor').settled();
  await slowDown(page);
  for (const slot of [0, 1, 2]) await page.locator('.bank button:not(.is-closed)').nth(slot).click();
  await page.locator('.action .button.is-go').click();
  await expect.poll(() => flying(page).count()).toBeGreaterThan(2);
  // The bot's move may set others off in between.
  const begun = await flying(page).elementHandles();
  await page.keyboard.press('Shift');
  for (const piece of begun) expect(await piece.evaluate((element) => element.isConnected)).toBe(false);
});

test('a card that is still on its way can be pressed where it will lie', async ({ page, words }) => {
  await new Front(page, words).playBots('splendor');
  await new Player(page, words, 'splendor').settled();
  await slowDown(page);
  const card = page.locator('.market .card').first();
  const box = await card.boundingBox();
  const before = await card.getAttribute('data-card');
  await card.click();
  await page.getByRole('button', { name: words.t('reserve-go') }).click();
  await expect(card).not.toHaveAttribute('data-card', before ?? '');
  await expect(flying(page).first()).toBeAttached();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

test.describe('where calm is wished for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing travels', async ({ page, words }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        moved.push(JSON.stringify(frames));
        return animate.call(this, frames, options);
      };
    });
    await new Front(page, words).playBots('splendor');
    const player = new Player(page, words, 'splendor');
    for (let turn = 0; turn < 2; turn += 1) await player.turn();
    await player.settled();
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.filter((frames) => frames.includes('translate'))).toEqual([]);
  });
});
