import { LANGUAGES } from '../src/i18n/languages';
import { close, FRONT, midGame, OVER_THE_TABLE } from './all-pages';
import { misfits, overflow } from './fit';
import { walkTheFocus } from './focus';
import { against, makeTable, sitDown } from './places';
import { expect, test } from './test';

/** Words are cut off nowhere, nothing scrolls sideways, and every target can be hit. */
const WIDTHS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
] as const;

for (const language of LANGUAGES) {
  for (const { width, height } of WIDTHS) {
    test.describe(`${language} at ${width}`, () => {
      test.use({ language, viewport: { width, height } });

      test(`front pages fit, ${language}, ${width}${width === 320 ? ' @short' : ''}`, async ({ page, words }) => {
        for (const { name, open } of FRONT) {
          await open(page, words);
          expect.soft(await misfits(page), name).toEqual([]);
        }
      });
      for (const game of ['splendor', 'marvel', 'duel'] as const) {
        test(`${game} fits, ${language}, ${width}`, async ({ page, words }) => {
          await midGame(page, game, game === 'duel' ? 2 : 4, 6);
          expect.soft(await misfits(page), 'table').toEqual([]);
          expect.soft(await overflow(page), 'table').toEqual([]);
          for (const { name, open } of OVER_THE_TABLE) {
            await open(page, words);
            expect.soft(await misfits(page), name).toEqual([]);
            await close(page);
          }
          const taught = await makeTable(page, against(game, 2));
          await sitDown(page, `/learn/${taught}`);
          await page.locator('.coach-body').waitFor();
          expect.soft(await misfits(page), 'lesson').toEqual([]);
        });
      }
    });
  }
}

/** Screens on which what has the focus could be under the bar or the tray. */
for (const [width, height] of [
  [320, 560],
  [320, 640],
  [390, 844],
  [844, 390],
  [1280, 720],
] as const) {
  for (const game of ['splendor', 'marvel', 'duel'] as const) {
    test(`the focus is never covered, ${game}, ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await midGame(page, game, game === 'duel' ? 2 : 4, 4);
      const { stops, covered } = await walkTheFocus(page);
      expect(stops).toBeGreaterThan(15);
      expect(covered).toEqual([]);
    });
  }
}

const TABLES = [
  ['splendor', 2],
  ['splendor', 3],
  ['splendor', 4],
  ['marvel', 2],
  ['marvel', 3],
  ['marvel', 4],
  ['duel', 2],
] as const;
for (const [game, seats] of TABLES) {
  test(`${game} for ${seats} is on one screen at 1280 x 720${seats === 4 ? ' @short' : ''}`, async ({ page }) => {
    await midGame(page, game, seats, seats === 4 ? 8 : 12);
    expect(await overflow(page)).toEqual([]);
  });
}
