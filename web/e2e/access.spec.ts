import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { AFTER, close, FRONT, giveUp, midGame, OVER_THE_TABLE } from './all-pages';
import { against, makeTable, playTo, sitDown } from './places';
import { expect, test } from './test';
import type { Words } from './words';

const SCREENS = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } } as const;

async function violations(page: Page, within: string): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const { violations: found } = await new AxeBuilder({ page }).include(within).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}
async function check(page: Page, name: string, within = 'html'): Promise<void> {
  expect.soft(await violations(page, within), name).toEqual([]);
}
async function finishedPages(page: Page, table: string, words: Words): Promise<void> {
  await playTo(page, table, Number.POSITIVE_INFINITY);
  await page.goto(`/table/${table}`);
  await page.getByRole('button', { name: words.t('act-over-show') }).click();
  await page.locator('dialog.is-end').waitFor();
  await check(page, 'end');
  await page.goto(`/replay/${table}`);
  await page.getByRole('slider').waitFor();
  await check(page, 'replay');
}

for (const theme of ['dark', 'light'] as const) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    test.describe(`${theme} on a ${screen}`, () => {
      test.use({ colorScheme: theme, viewport });

      test(`front pages have no barrier, ${theme}, ${screen}${theme === 'dark' ? ' @short' : ''}`, async ({
        page,
        words,
      }) => {
        for (const { name, open } of FRONT) {
          await open(page, words);
          await check(page, name);
        }
      });
      test(`pages after a game have no barrier, ${theme}, ${screen}`, async ({ page, words }) => {
        await midGame(page, 'splendor', 3, 4);
        await giveUp(page, words);
        for (const { name, open } of AFTER) {
          await open(page, words);
          await check(page, name);
        }
      });
      for (const game of ['splendor', 'marvel', 'duel'] as const) {
        test(`${game} has no barrier, ${theme}, ${screen}`, async ({ page, words }) => {
          await midGame(page, game, game === 'duel' ? 2 : 4, 6);
          await check(page, 'table');
          for (const { name, open } of OVER_THE_TABLE) {
            await open(page, words);
            // The table behind it has been looked at, and cannot be reached.
            await check(page, name, 'dialog[open]');
            await close(page);
          }
          const taught = await makeTable(page, against(game, 2));
          await sitDown(page, `/learn/${taught}`);
          await page.locator('.coach-body').waitFor();
          await check(page, 'lesson');
          await page.evaluate(() => localStorage.setItem('parure.settings', '{"view":"text"}'));
          await page.goto(`/table/${taught}`);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await check(page, 'text view');
          await page.evaluate(() => localStorage.removeItem('parure.settings'));
          await finishedPages(page, taught, words);
        });
      }
    });
  }
}
