import { LANGUAGES } from '../src/i18n/languages';
import { AFTER, close, FRONT, giveUp, midGame, OVER_THE_TABLE } from './all-pages';
import { misfits, overflow } from './fit';
import { walkTheFocus } from './focus';
import { against, makeTable, sitDown } from './places';
import { expect, test } from './test';

/** Words are cut off nowhere, nothing scrolls sideways, and every target can be hit. */
const WIDTHS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;
/** Larger screens show the same dialogs with more room around them. */
const HAS_ROOM = 1400;

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
      test(`pages after a game fit, ${language}, ${width}${language === 'en' && width === 320 ? ' @short' : ''}`, async ({
        page,
        words,
      }) => {
        await midGame(page, 'splendor', 3, 4);
        await giveUp(page, words);
        for (const { name, open } of AFTER) {
          await open(page, words);
          expect.soft(await misfits(page), name).toEqual([]);
        }
      });
      for (const game of ['splendor', 'marvel', 'duel'] as const) {
        test(`${game} fits, ${language}, ${width}`, async ({ page, words }) => {
          await midGame(page, game, game === 'duel' ? 2 : 4, 6);
          expect.soft(await misfits(page), 'table').toEqual([]);
          expect.soft(await overflow(page), 'table').toEqual([]);
          if (width > HAS_ROOM) return;
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

/** No card moves away under the finger when one is chosen. */
for (const [width, height] of [
  [320, 640],
  [390, 844],
  [844, 390],
] as const) {
  for (const game of ['splendor', 'marvel', 'duel'] as const) {
    test(`rows stay where they are when a card is chosen, ${game}, ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await midGame(page, game, 2, 4);
      const places = () =>
        page
          .locator('.market [data-card]')
          .evaluateAll((cards) =>
            cards.map((card) => [card.clientHeight, Math.round(card.getBoundingClientRect().top)]),
          );
      const before = await places();
      await page.locator('.market [data-card]').nth(5).click();
      await page.locator('.market .is-chosen').waitFor();
      expect(await places()).toEqual(before);
    });
  }
}

test('a phone on its side shows Play at once @short', async ({ page, words }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  await expect(page.locator('.is-play')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: words.t('home-learn') })).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
] as const) {
  test(`no pendant is cut or lies over words at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.locator('.is-play').waitFor();
    const wrong = await page.evaluate(() => {
      const garland = document.querySelector('.garland')?.getBoundingClientRect();
      if (!garland) return ['no garland'];
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('h1') ?? document.body);
      const taken = [range.getBoundingClientRect(), document.querySelector('.shown')?.getBoundingClientRect()];
      return [...document.querySelectorAll('.garland > g')].flatMap((pendant) => {
        const box = pendant.getBoundingClientRect();
        const cut = box.left < 0 || box.right > innerWidth || box.bottom > garland.bottom + 1;
        const over = taken.some(
          (words) => words?.width && box.right > words.left && box.left < words.right && box.bottom > words.top,
        );
        return [...(cut ? ['cut'] : []), ...(over ? ['over words'] : [])];
      });
    });
    expect(wrong).toEqual([]);
  });
}

/** How far a card is away, where that is a number alone. */
for (const [width, height] of [
  [320, 640],
  [390, 844],
  [844, 390],
  [1280, 720],
] as const) {
  test(`numbers at the foot of cards have one size, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await midGame(page, 'splendor', 4, 3);
    const numbers = page.locator('.market .strip:not(:has(.gem)):is(.is-short, .is-far) > span');
    expect(await numbers.count()).toBeGreaterThan(1);
    const sizes = await numbers.evaluateAll((all) => all.map((number) => getComputedStyle(number).fontSize));
    expect(new Set(sizes).size).toBe(1);
  });
}
