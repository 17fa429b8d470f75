import { LANGUAGE_NAMES, LANGUAGES } from '../src/i18n/languages';
import { Front } from './front';
import { Player } from './player';
import { expect, test } from './test';
import { Words } from './words';

const GAMES = { en: 'duel', 'zh-Hant': 'splendor', 'zh-Hans': 'marvel', ja: 'duel' } as const;

for (const language of LANGUAGES) {
  test.describe(LANGUAGE_NAMES[language], () => {
    test.use({ language });

    test(`a game of ${GAMES[language]} in ${language}`, async ({ page, words }) => {
      const game = GAMES[language];
      await new Front(page, words).playBots(game);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await new Player(page, words, game).finish();
      await expect(page.getByRole('dialog')).toContainText(words.t('rematch'));
    });
  });
}

test('the language is changed on the front page and at the table, and kept @short', async ({ page }) => {
  await page.goto('/');
  for (const language of [...LANGUAGES, 'en'] as const) {
    const before = await page.locator('html').getAttribute('lang');
    await page.getByRole('combobox', { name: new Words(before as 'en').t('home-language') }).selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new Words(language).t('home-title'));
  }
  const words = new Words('en');
  await new Front(page, words).playBots('splendor');
  await page.getByRole('button', { name: words.t('tool-menu') }).click();
  await page.getByRole('button', { name: words.t('tool-settings') }).click();
  const japanese = new Words('ja');
  await page.getByRole('dialog').getByRole('radio', { name: LANGUAGE_NAMES.ja }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(japanese.t('settings-title'));
  await page.reload();
  await expect(page.getByRole('button', { name: japanese.t('tool-menu') })).toBeVisible();
});
