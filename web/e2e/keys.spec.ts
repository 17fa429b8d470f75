import { Front } from './front';
import { expect, test } from './test';

test('letters choose tokens, Escape clears, Enter sends @short', async ({ page, words }) => {
  const { t } = words;
  const front = new Front(page, words);
  await front.makeTable({ game: 'splendor', others: ['bot'], switches: { random_seats: false } });
  await front.atTable();
  const go = page.locator('.action .action-buttons').getByRole('button').first();
  await page.keyboard.press('w');
  // Two alike need one more, three different two.
  await expect(go).toHaveText(t('choose-more-either', { count: 2 }));
  await page.keyboard.press('u');
  await page.keyboard.press('g');
  await expect(go).toHaveText(t('take-go', { count: 3 }));
  // A fourth colour takes nothing away.
  await page.keyboard.press('r');
  await expect(page.getByRole('alert')).toHaveText(t('take-not-full'));
  await expect(go).toHaveText(t('take-go', { count: 3 }));
  await page.keyboard.press('Escape');
  await expect(page.locator('.bank [aria-pressed=true]')).toHaveCount(0);
  // Gold says how it comes.
  await page
    .getByRole('button', { name: new RegExp(`^${t('stone-gold')}`) })
    .first()
    .click();
  await expect(page.getByRole('alert')).toHaveText(
    t('take-not-earned', { stone: t('stone-gold'), how: t('by-reserving') }),
  );
  await page.locator('body').press('?');
  const keys = page.getByRole('dialog', { name: t('keys-title') });
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : null));
  for (const key of ['w', 'u', 'g', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('.purse')).toContainText(t('token-count', { held: 3, limit: 10 }));
});
