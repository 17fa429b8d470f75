import { Player } from './player';
import { expect, test } from './test';

/** A first game with lessons, on a real table. */
for (const game of ['splendor', 'marvel', 'duel'] as const) {
  test(`the lessons lead through a whole game of ${game}`, async ({ page, words }) => {
    const { t } = words;
    await page.goto('/');
    await page.getByRole('radio', { name: t(`game-name-${game}`) }).click();
    await page.getByRole('button', { name: t('home-learn') }).click();
    const lesson = page.getByRole('complementary', { name: t('learn-region') });
    const aim = game === 'splendor' ? 'aim' : `aim-${game}`;
    await expect(lesson.getByRole('heading', { name: t(`learn-${aim}-title`) })).toBeVisible();
    const understood = lesson.getByRole('button', { name: t('learn-understood') });
    await understood.click();
    const take = game === 'duel' ? 'take-duel' : 'take';
    await expect(lesson.getByRole('heading', { name: t(`learn-${take}-title`) })).toBeVisible();

    const titles = new Set<string>();
    const player = new Player(page, words, game);
    const result = page.locator('dialog.is-end');
    while (await player.turn()) {
      // Nobody moves while the learner reads.
      await player.settled();
      titles.add((await lesson.getByRole('heading').textContent()) ?? '');
      while (!(await result.isVisible()) && (await understood.isVisible())) {
        await understood.click();
        titles.add((await lesson.getByRole('heading').textContent()) ?? '');
      }
    }
    expect(titles).toContain(t('learn-discount-title'));
    expect(titles).toContain(t('learn-engine-title'));
    expect(titles.size).toBeGreaterThan(6);
    await page.keyboard.press('Escape');
    const last = lesson.getByRole('heading', { name: t('learn-over-title') });
    while (!(await last.isVisible())) await understood.click();
    await expect(last).toBeVisible();
  });
}

/** Whatever is played, and though nobody ever presses anything in a lesson, the later ones come. */
for (const game of ['splendor', 'marvel', 'duel'] as const) {
  test(`the lessons of ${game} are played against their will`, async ({ page, words }) => {
    const { t } = words;
    await page.goto('/');
    await page.getByRole('radio', { name: t(`game-name-${game}`) }).click();
    await page.getByRole('button', { name: t('home-learn') }).click();
    const heading = page.getByRole('complementary', { name: t('learn-region') }).getByRole('heading');
    const player = new Player(page, words, game);
    const titles = new Set<string>();
    const read = async (): Promise<void> => {
      titles.add((await heading.textContent()) ?? '');
    };
    // The first lessons ask for tokens and a purchase: nothing of the kind.
    for (let turn = 0; turn < 3; turn += 1) {
      await player.settled();
      await read();
      await player.reserveBlind();
    }
    do await read();
    while (await player.turn());
    await page.keyboard.press('Escape');
    await expect(heading).toHaveText(t('learn-over-title'));
    const aim = game === 'splendor' ? 'aim' : `aim-${game}`;
    expect([...titles][0]).toBe(t(`learn-${aim}-title`));
    expect(titles.size).toBeGreaterThan(4);
  });
}

test('every lesson can be skipped, looked at again and taken up later @short', async ({ page, words }) => {
  const { t } = words;
  await page.goto('/');
  await page.getByRole('button', { name: t('home-learn') }).click();
  const lesson = page.getByRole('complementary', { name: t('learn-region') });
  const heading = lesson.getByRole('heading');
  await lesson.getByRole('button', { name: t('learn-understood') }).click();
  await expect(heading).toHaveText(t('learn-take-title'));
  await lesson.getByRole('button', { name: t('learn-later') }).click();
  await expect(heading).toHaveText(t('learn-watch-title'));
  await lesson.getByRole('button', { name: t('learn-earlier') }).click();
  await expect(heading).toHaveText(t('learn-take-title'));
  await lesson.getByRole('button', { name: t('learn-now') }).click();
  await expect(heading).toHaveText(t('learn-watch-title'));
  await lesson.getByRole('button', { name: t('learn-skip') }).click();
  await expect(lesson).toBeHidden();
  await page.getByRole('button', { name: t('tool-menu') }).click();
  await page.getByRole('button', { name: t('menu-lessons') }).click();
  await expect(heading).toHaveText(t('learn-watch-title'));
});

test('a hint in a lesson has its reason, and lessons can be ended at any time @short', async ({ page, words }) => {
  const { t } = words;
  await page.goto('/');
  await page.getByRole('button', { name: t('home-learn') }).click();
  const lesson = page.getByRole('complementary', { name: t('learn-region') });
  await lesson.getByRole('button', { name: t('learn-hint') }).click();
  await expect(page.locator('.hint-reasons li').first()).toBeVisible({ timeout: 60_000 });
  // Read lessons stay read when the page is loaded again.
  await lesson.getByRole('button', { name: t('learn-understood') }).click();
  await page.reload();
  await expect(lesson.getByRole('heading', { name: t('learn-take-title') })).toBeVisible();
  await lesson.getByRole('button', { name: t('learn-skip') }).click();
  await expect(lesson).toBeHidden();
  await expect(page).toHaveURL(/\/table\//);
});
