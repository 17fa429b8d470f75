import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { makeAccount, signIn } from './account';
import { builtWithEngine, goOffline } from './engine';
import { Front } from './front';
import { Player } from './player';
import { expect, test } from './test';
import type { Words } from './words';

test.skip(!builtWithEngine(), 'the page was built without the engine: `make engine`');
test.use({ serviceWorkers: 'allow' });

/** A short game against a bot on this device, given up. */
async function resigned(page: Page, words: Words, game: 'splendor' | 'duel'): Promise<void> {
  await page.goto('/');
  await new Front(page, words).playBots(game);
  await expect(page).toHaveURL(/\/table\/local-/);
  const player = new Player(page, words, game);
  for (let turn = 0; turn < 2; turn += 1) await player.turn();
  await player.resign();
  await expect(page.locator('dialog.is-end')).toBeVisible();
}

async function finishedGames(page: Page): Promise<Locator> {
  await page.goto('/');
  const finished = page.locator('details.finished');
  await finished.locator('summary').click();
  return finished;
}

test('games finished without a network are brought online and found in another browser @short', async ({
  page,
  context,
  words,
  guard,
  visit,
}) => {
  const { t } = words;
  await page.goto('/');
  await makeAccount(page, words, 'ada');
  await goOffline(page, context, guard);
  await resigned(page, words, 'splendor');
  await resigned(page, words, 'duel');
  await resigned(page, words, 'splendor');
  const away = await finishedGames(page);
  await expect(away.getByRole('listitem')).toHaveCount(3);
  await expect(away.getByRole('button', { name: t('home-bring') })).toHaveCount(0);

  await context.setOffline(false);
  const finished = await finishedGames(page);
  await expect(finished).toContainText(t('home-bring-about', { count: 3 }));
  expect((await new AxeBuilder({ page }).include('details.finished').analyze()).violations).toEqual([]);
  await finished
    .getByRole('button', { name: t('home-bring'), exact: true })
    .first()
    .click();
  await expect(finished.getByRole('status')).toHaveText(t('home-bring-done', { count: 1 }));
  await finished.getByRole('button', { name: t('home-bring-all', { count: 2 }) }).click();
  await expect(finished.getByRole('status')).toHaveText(t('home-bring-done', { count: 2 }));
  await expect(finished.getByRole('button', { name: t('home-bring') })).toHaveCount(0);
  await expect(finished.getByRole('listitem')).toHaveCount(3);
  await expect(finished.getByText(t('home-brought'))).toHaveCount(3);

  const { page: far } = await visit();
  await signIn(far, words, 'ada');
  const there = await finishedGames(far);
  await expect(there.getByText(t('home-brought'))).toHaveCount(3);
  await there
    .getByRole('link', { name: t('review') })
    .first()
    .click();
  await far.getByRole('button', { name: t('review-analysis') }).click();
  await expect(far.locator('.analysis svg').first()).toBeVisible({ timeout: 120_000 });
  // Its table says what cannot be proved.
  await far
    .locator('.analysis')
    .getByRole('link', { name: t('rematch') })
    .click();
  await far.getByRole('button', { name: t('act-over-show') }).click();
  await far
    .locator('dialog.is-end')
    .getByRole('button', { name: t('fair-verify') })
    .click();
  await expect(far.getByRole('dialog', { name: t('fair-title') })).toContainText(t('fair-brought'));
});

test('a review of a game of this device brings it online', async ({ page, words }) => {
  const { t } = words;
  await new Front(page, words).playHere();
  const player = new Player(page, words, 'splendor');
  await player.turn();
  await player.resign();
  await page
    .locator('dialog.is-end')
    .getByRole('button', { name: t('review'), exact: true })
    .click();
  await page.getByRole('button', { name: t('review-analysis') }).click();
  await page
    .locator('.analysis')
    .getByRole('button', { name: t('home-bring') })
    .click();
  await expect(page).toHaveURL(/\/review\/(?!local-)/);
  await page.getByRole('button', { name: t('review-analysis') }).click();
  await expect(page.locator('.analysis').getByRole('button', { name: t('share') })).toBeVisible();
});
