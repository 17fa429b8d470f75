import { Front } from './front';
import { Player } from './player';
import { expect, test } from './test';

/** All colour is taken away: what is left are letters and shapes. */
for (const game of ['splendor', 'marvel', 'duel'] as const) {
  test(`${game} can be played without colours`, async ({ page, words }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('filter', 'grayscale(1)'));
    });
    await new Front(page, words).playBots(game);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).filter)).toBe('grayscale(1)');
    const marks = await page.evaluate(() =>
      [...document.querySelectorAll('.bank use, .board use, .purse use')].map((use) => use.getAttribute('href') ?? ''),
    );
    // Every stone has an outline and a letter of its own.
    const drawn = await page.evaluate(
      (names) =>
        [...new Set(names)].map((name) => {
          const symbol = document.querySelector(name);
          return `${symbol?.querySelector('text')?.textContent ?? ''} ${symbol?.querySelector('path')?.getAttribute('d') ?? ''}`;
        }),
      marks,
    );
    expect(new Set(drawn).size).toBe(new Set(marks).size);
    await new Player(page, words, game).finish();
    await expect(page.getByRole('dialog')).toContainText(words.t('rematch'));
  });
}
