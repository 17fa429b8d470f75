import { builtWithEngine, goOffline } from './engine';
import { Front } from './front';
import { Player } from './player';
import { expect, test } from './test';

test.skip(!builtWithEngine(), 'the page was built without the engine: `make engine`');
test.use({ serviceWorkers: 'allow' });

for (const game of ['splendor', 'marvel', 'duel'] as const) {
  test(`a whole game of ${game} without a network, and its review${game === 'duel' ? ' @short' : ''}`, async ({
    page,
    context,
    words,
    guard,
  }) => {
    const { t } = words;
    await goOffline(page, context, guard);
    await page.goto('/');
    await expect(page.getByText(t('home-away'))).toBeVisible();
    await new Front(page, words).playBots(game);
    await expect(page).toHaveURL(/\/table\/local-/);
    const player = new Player(page, words, game);
    for (let turn = 0; turn < 3; turn += 1) await player.turn();
    // The page can be closed at any time.
    await page.reload();
    await player.finish();
    const end = page.locator('dialog.is-end');
    await expect(end).toBeVisible();
    const download = page.waitForEvent('download');
    await end.getByRole('button', { name: t('record-download') }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^${game}-.*\\.parure$`));
    await end.getByRole('button', { name: t('review'), exact: true }).click();
    await expect(page).toHaveURL(/\/review\/local-/);
    await page.getByRole('button', { name: t('review-analysis') }).click();
    await expect(page.locator('.analysis svg').first()).toBeVisible({ timeout: 120_000 });
    await page.goto('/');
    await page.locator('details.finished summary').click();
    await expect(page.locator('details.finished').getByText(t('home-on-device'))).toBeVisible();
  });
}

for (const game of ['splendor', 'marvel', 'duel'] as const) {
  test(`lessons, rules and statistics of ${game} without a network${game === 'marvel' ? ' @short' : ''}`, async ({
    page,
    context,
    words,
    guard,
  }) => {
    const { t } = words;
    await goOffline(page, context, guard);
    await page.goto('/');
    await page.getByRole('radio', { name: t(`game-name-${game}`) }).click();
    await page.getByRole('button', { name: t('home-learn') }).click();
    await expect(page).toHaveURL(/\/learn\/local-/);
    const lesson = page.getByRole('complementary', { name: t('learn-region') });
    const understood = lesson.getByRole('button', { name: t('learn-understood') });
    const titles = new Set<string>();
    const player = new Player(page, words, game);
    while (titles.size < 4) {
      titles.add((await lesson.getByRole('heading').textContent()) ?? '');
      if (await understood.isVisible()) await understood.click();
      else await player.turn();
      await player.settled();
    }
    await page.goto(`/help/${game}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`/statistics/${game}`);
    await expect(page.locator('main .filled').first()).toBeVisible();
  });
}

test('two share this device at a table that the server knows nothing of @short', async ({ page, words }) => {
  const { t } = words;
  await new Front(page, words).playHere(async (dialog) => {
    await dialog.getByRole('listitem').nth(1).getByRole('combobox').first().selectOption('here');
    await expect(dialog.getByText(t('setup-where-device-about'))).toBeVisible();
  });
  const player = new Player(page, words, 'splendor');
  for (let turn = 0; turn < 4; turn += 1) await player.turn();
  await page.goto('/');
  await expect(page.locator('.my-games').getByText(t('home-on-device'))).toBeVisible();
  await page
    .locator('.my-games')
    .getByRole('button', { name: t('home-continue') })
    .click();
  await player.turn();
});

test('an engine that thinks is asked for a hint @short', async ({ page, words }) => {
  const { t } = words;
  await new Front(page, words).playHere();
  const player = new Player(page, words, 'splendor');
  await player.settled();
  await page
    .getByRole('button', { name: t('hint') })
    .first()
    .click();
  await expect(page.locator('.hint-reasons li').first()).toBeVisible({ timeout: 60_000 });
});
