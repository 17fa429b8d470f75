import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, hasSite, test } from './site';
import { Words } from './words';

test.skip(!hasSite(), 'there is no site without the engine: `make engine`');
const { t } = new Words('en');

/** Opens an analysis of a new game; a few letters of its tree are in the address once something was drawn. */
async function board(page: Page, site: string, game: string): Promise<void> {
  await page.goto(`${site}?/analysis/${game}`);
  await page.getByRole('button', { name: t('analysis-lay-out'), exact: true }).click();
  await expect(page.getByText(t('analysis-at', { move: 0 }))).toBeVisible();
}

const mark = (page: Page, key: string): Locator => page.locator(`[data-mark="${key}"]`);
const tool = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: t(`analysis-${name}`), exact: true });
const middle = async (piece: Locator): Promise<[number, number]> => {
  const box = await piece.boundingBox();
  if (!box) throw new Error('the piece is not in sight');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** The mark lies over its piece. */
async function expectOver(drawn: Locator, piece: Locator): Promise<void> {
  await expect(async () => {
    const [a, b] = [await drawn.locator('.mark-line').boundingBox(), await piece.boundingBox()];
    expect(Math.abs((a?.x ?? 0) - (b?.x ?? 99))).toBeLessThan(12);
    expect(Math.abs((a?.y ?? 0) - (b?.y ?? 99))).toBeLessThan(12);
  }).toPass({ timeout: 15_000 });
}

test('the right button draws marks and arrows, which are kept with their move @short', async ({ page, site }) => {
  await board(page, site, 'splendor');
  const card = page.locator('.market [data-card]').first();
  const id = await card.getAttribute('data-card');
  const bank = page.locator('[data-place="bank:blue"]');
  await card.click({ button: 'right' });
  await expect(mark(page, `card:${id}`)).toHaveClass(/is-good/);
  await expectOver(mark(page, `card:${id}`), card);
  // Nothing is chosen by it, and no menu opens.
  await expect(card).toHaveAttribute('aria-pressed', 'false');

  await page.mouse.move(...(await middle(card)));
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(...(await middle(bank)), { steps: 4 });
  await page.mouse.up({ button: 'right' });
  await expect(mark(page, `card:${id}>bank:blue`)).toHaveClass(/is-good/);

  // Another kind changes it, the same one takes it away.
  await card.click({ button: 'right', modifiers: ['Shift'] });
  await expect(mark(page, `card:${id}`)).toHaveClass(/is-bad/);
  await card.click({ button: 'right', modifiers: ['Shift'] });
  await expect(mark(page, `card:${id}`)).toHaveCount(0);

  // A screen reader has them as a list; they stay with the position when the page is opened again.
  const list = page.getByRole('region', { name: t('analysis-mark-list') });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/#s=/);
  await page.waitForTimeout(500);
  await page.reload();
  await expect(mark(page, `card:${id}>bank:blue`)).toHaveCount(1);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await tool(page, 'mark').click();
  await tool(page, 'mark-clear').click();
  await expect(page.locator('[data-mark]')).toHaveCount(0);
  await expect(page.getByText(t('analysis-mark-cleared'))).toBeVisible();
});

test('marks are drawn by the keyboard alone', async ({ page, site }) => {
  await board(page, site, 'marvel');
  await tool(page, 'mark').focus();
  await page.keyboard.press('Enter');
  await tool(page, 'mark-arrow').focus();
  await page.keyboard.press('Enter');
  await tool(page, 'mark-idea').focus();
  await page.keyboard.press('Space');
  const [tile, deck] = [page.locator('.tiles [data-place]').first(), page.locator('[data-place="deck:3"]')];
  const place = await tile.getAttribute('data-place');
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Arrow from/ })).toBeVisible();
  await deck.focus();
  await page.keyboard.press('Enter');
  await expect(mark(page, `${place}>deck:3`)).toHaveClass(/is-idea/);
  await page.keyboard.press('Escape');
  await expect(tool(page, 'mark')).toHaveAttribute('aria-pressed', 'false');
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
] as const) {
  test(`marks are drawn by touch on a screen of ${width}`, async ({ browser, site }) => {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await board(page, site, 'duel');
    await tool(page, 'mark').tap();
    const sizes = await page
      .locator('.marker .tool')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    const cell = page.locator('[data-place="cell:2,2"]');
    await cell.tap();
    await expect(mark(page, 'cell:2,2')).toHaveClass(/is-good/);
    await expectOver(mark(page, 'cell:2,2'), cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'false');
    await tool(page, 'mark-arrow').tap();
    await tool(page, 'mark-bad').tap();
    await cell.tap();
    const card = page.locator('.market [data-card]').first();
    await card.tap();
    await expect(mark(page, `cell:2,2>card:${await card.getAttribute('data-card')}`)).toHaveClass(/is-bad/);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await context.close();
  });
}
