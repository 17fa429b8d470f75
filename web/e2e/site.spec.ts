import { Player } from './player';
import { expect, hasSite, test } from './site';
import { Words } from './words';

test.use({ serviceWorkers: 'allow' });
test.skip(!hasSite(), 'there is no site without the engine: `make engine`');

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
