import type { Page } from '@playwright/test';
import { Front } from './front';
import { expect, test } from './test';

/** What a piece is and does, by mouse, keyboard and finger. */
for (const game of ['splendor', 'marvel', 'duel'] as const) {
  test(`pieces of ${game} are explained to mouse and keyboard @short`, async ({ page, words }) => {
    const { t } = words;
    await new Front(page, words).playBots(game);
    const tooltip = page.getByRole('tooltip');
    // One in the last row, far from the corner of the window.
    const card = page.locator('.market .market-row').last().locator('button[data-card]').last();
    await card.locator('[data-explain="price"]').hover();
    await expect(tooltip).toContainText(t('explain-price'));
    await page.mouse.move(2, 2);
    await expect(tooltip).toBeHidden();

    // It stands beside what it is about, also where that has no box of its own.
    await card.locator('[data-explain="bonus"] svg').first().hover();
    await expect(tooltip).toContainText(t('explain-bonus'));
    const [said, about] = [await tooltip.boundingBox(), await card.boundingBox()];
    if (!said || !about) throw new Error('nothing is shown');
    expect(said.x).toBeLessThan(about.x + about.width);
    expect(said.x + said.width).toBeGreaterThan(about.x);
    expect(said.y).toBeLessThan(about.y + about.height + 20);
    expect(said.y + said.height).toBeGreaterThan(about.y - 20);
    await page.mouse.move(2, 2);
    await expect(tooltip).toBeHidden();

    await card.focus();
    await page.keyboard.press('i');
    await expect(tooltip).toContainText(t('explain-card'));
    await expect(tooltip).toContainText(t('explain-bonus'));
    await expect(card).toHaveAttribute('aria-describedby', (await tooltip.getAttribute('id')) ?? '');
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();

    // What others have is explained as well.
    await page.locator('.player [data-explain="player-owns"]').hover();
    await expect(tooltip).toContainText(t('explain-player-owns'));

    // Pieces that do nothing can be gone to as well.
    const tiles = page.locator('.tiles [role=img][data-explain], .royals [role=img][data-explain]');
    await tiles.first().focus();
    await page.keyboard.press('i');
    await expect(tooltip).toContainText(
      t(game === 'duel' ? 'explain-royal' : game === 'marvel' ? 'explain-tile-place' : 'explain-tile-person'),
    );
    await page.keyboard.press('ArrowRight');
    await expect(tooltip).toBeHidden();
  });
}

/** A finger that stays on a place until `meanwhile` is done. */
async function hold(page: Page, x: number, y: number, meanwhile: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await meanwhile();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a finger that is held explains, and chooses nothing @short', async ({ visit, words }) => {
  const { page } = await visit({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const { t } = words;
  await new Front(page, words).playBots('splendor');
  const card = page.locator('.market button[data-card]').first();
  const box = await card.boundingBox();
  if (!box) throw new Error('the card is not there');
  const tooltip = page.getByRole('tooltip');
  await hold(page, box.x + box.width / 2, box.y + box.height / 2, async () => {
    await expect(tooltip).toContainText(t('explain-card'));
    await expect(tooltip).toContainText(t('explain-price'));
  });
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  // What does nothing is explained by a tap.
  await page.locator('.phone-purse .own-points').tap();
  await expect(tooltip).toContainText(t('explain-own-points'));
  await card.tap();
  await expect(tooltip).toBeHidden();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});
