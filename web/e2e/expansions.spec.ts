import type { Page } from '@playwright/test';
import { Front } from './front';
import { type InputMode, inputFor } from './input-modes';
import { Player } from './player';
import { expect, test } from './test';
import type { Words } from './words';

/** Whole games with each expansion, from the front page to the result, and its deal checked. */

const MODULES = ['cities', 'posts', 'orient', 'strongholds'] as const;

async function play(page: Page, words: Words, expansion: string, way: InputMode): Promise<void> {
  const { t } = words;
  await new Front(page, words, inputFor(way, page)).playBots('splendor', 'level1', expansion);
  await new Player(page, words, 'splendor', way).finish();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('rematch'));
  await dialog.getByRole('button', { name: t('fair-verify') }).click();
  await expect(dialog.getByRole('status')).toHaveText(t('fair-kept'));
}

for (const expansion of MODULES) {
  const short = expansion === 'strongholds' ? ' @short' : '';
  test(`${expansion} against a bot by mouse${short}`, async ({ page, words }) => {
    await play(page, words, expansion, 'mouse');
  });
}

for (const expansion of MODULES) {
  test(`${expansion} by keyboard`, async ({ page, words }) => {
    await play(page, words, expansion, 'keyboard');
  });
}

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  for (const expansion of MODULES) {
    test(`${expansion} by touch`, async ({ page, words }) => {
      await play(page, words, expansion, 'touch');
    });
  }
});

for (const expansion of MODULES) {
  test(`the lessons of ${expansion} are played against their will`, async ({ page, words }) => {
    const { t } = words;
    const front = new Front(page, words);
    await front.open();
    await front.expand(expansion);
    await page.getByRole('button', { name: t('home-learn') }).click();
    const heading = page.getByRole('complementary', { name: t('learn-region') }).getByRole('heading');
    await expect(heading).toHaveText(t(`learn-aim-${expansion}-title`));
    const player = new Player(page, words, 'splendor');
    const titles = new Set<string>();
    do titles.add((await heading.textContent()) ?? '');
    while (await player.turn());
    await page.keyboard.press('Escape');
    await expect(heading).toHaveText(t('learn-over-title'));
    expect(titles.size).toBeGreaterThan(3);
  });
}

test('an expansion is explained, and what does not go with it is not offered', async ({ page, words }) => {
  const { t } = words;
  await new Front(page, words).open();
  await page.getByRole('button', { name: t('home-make-table') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '4', exact: true }).check();
  const team = dialog.getByRole('checkbox', { name: t('preset-team'), exact: true });
  await team.check();
  await dialog.getByRole('radio', { name: t('option-expansion-cities'), exact: true }).check();
  await expect(dialog.getByText(t('option-expansion-cities-about'))).toBeVisible();
  await expect(dialog.getByText(t('option-target'))).toBeVisible();
  await expect(team).toHaveCount(0);
  await expect(dialog.getByRole('checkbox', { name: t('preset-quick'), exact: true })).toHaveCount(0);
  const created = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/tables'),
  );
  await dialog.getByRole('button', { name: t('setup-go') }).click();
  expect((await created).postDataJSON().config).toMatchObject({ options: { expansion: 'cities' }, seating: 'random' });
});
