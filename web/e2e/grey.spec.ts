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
    // Every stone that lies about has an outline of its own, and a letter of its own in it.
    const stones = await page.evaluate(() => {
      const names = [...document.querySelectorAll('.bank use, .board use, .purse use')].flatMap(
        (use) => /^#(?:token|gem)-(\w+)-/.exec(use.getAttribute('href') ?? '')?.[1] ?? [],
      );
      return [...new Set(names)].map((stone) => {
        const drawn = document.querySelector(`#gem-${stone}-l`);
        return {
          outline: drawn?.querySelector('path')?.getAttribute('d'),
          letter: drawn?.querySelector('text')?.textContent,
        };
      });
    });
    expect(stones.length).toBeGreaterThan(5);
    for (const part of ['outline', 'letter'] as const) {
      expect(new Set(stones.map((stone) => stone[part])).size, part).toBe(stones.length);
    }
    await new Player(page, words, game).finish();
    await expect(page.getByRole('dialog')).toContainText(words.t('rematch'));
  });
}
