import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { giveUp, openAnalysis } from './all-pages';
import { builtWithEngine, goOffline } from './engine';
import { against, makeTable, playTo, sitDown } from './places';
import { Player } from './player';
import { expect, test } from './test';
import type { Words } from './words';

test.skip(!builtWithEngine(), 'the page was built without the engine: `make engine`');
test.use({ serviceWorkers: 'allow' });

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

/** The panel of the board, which small screens show when they are asked to. */
async function openPanel(page: Page, { t }: Words): Promise<void> {
  const button = page.getByRole('button', { name: t('review-analysis'), exact: true });
  await expect(page.locator('.review-slider')).toBeVisible();
  if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

const iterations = async (page: Page): Promise<number> =>
  Number((await page.locator('[data-iterations]').getAttribute('data-iterations')) ?? 0);

/** Lays out the nth of the moves that the search names, and plays it; what comes up is drawn. */
async function playAdvice(page: Page, words: Words, nth: number): Promise<void> {
  const moves = page.getByRole('region', { name: words.t('analysis-moves') }).getByRole('listitem');
  const before = await moves.count();
  await page.locator('.considered-move').nth(nth).click();
  await press(page, words.t('analysis-play-move'));
  await page.locator('dialog.is-reveal .button.is-go').or(moves.nth(before)).first().waitFor();
  const reveal = page.locator('dialog.is-reveal .button.is-go');
  if (await reveal.isVisible()) await reveal.click();
  await expect(moves).toHaveCount(before + 1);
}

async function think(page: Page, { t }: Words): Promise<void> {
  await press(page, t('analysis-think'));
  await expect.poll(() => iterations(page), { timeout: 60_000 }).toBeGreaterThan(0);
}

test('a finished game is analysed with one press, at the move that is shown @short', async ({ page, words }) => {
  const { t } = words;
  const table = await makeTable(page, against('splendor', 2));
  await playTo(page, table, 4);
  await sitDown(page, `/table/${table}`);
  await giveUp(page, words);
  await press(page, t('review'));
  await openAnalysis(page, words);
  await page.getByRole('slider').fill('3');
  await page.getByRole('link', { name: t('review-analyse') }).click();
  await expect(page).toHaveURL(/\/analysis\/splendor#t=/);
  await expect(page.getByText(t('analysis-at', { move: 3 }))).toBeVisible();
  await openPanel(page, words);
  // The moves that follow in the game are there.
  await page.keyboard.press('End');
  await expect(page.getByText(t('analysis-at', { move: 3 }))).toBeHidden();
  await page.keyboard.press('Home');
  await expect(page.getByText(t('analysis-at', { move: 0 }))).toBeVisible();
});

test('a position set up by hand without a network, thought about, tried, kept, shared and played', async ({
  page,
  context,
  words,
  guard,
  visit,
}) => {
  test.setTimeout(240_000);
  const { t } = words;
  await goOffline(page, context, guard);
  await page.goto('/analysis');
  await press(page, t('analysis-setup'));

  // Eleven tokens are refused in words, ten are not.
  const first = page.getByRole('region', { name: t('setup-player', { number: 1 }) });
  const more = (stone: string) =>
    first.getByRole('button', { name: t('analysis-more', { what: t(`stone-${stone}`) }), exact: true });
  for (const stone of ['white', 'blue', 'green']) for (let i = 0; i < 3; i += 1) await more(stone).click();
  await more('red').click();
  await expect(page.getByText(t('analysis-setup-fits'))).toBeVisible();
  await more('red').click();
  await expect(page.getByText(t('position-more_than_ten'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('analysis-setup-done') })).toBeDisabled();
  await first.getByRole('button', { name: t('analysis-fewer', { what: t('stone-red') }), exact: true }).click();
  // A card of the market cannot lie there twice: what has its place is not offered again.
  await first.getByRole('button', { name: new RegExp(t('analysis-bought')) }).click();
  await page.locator('dialog.is-pick [data-card]').first().click();
  await expect(page.getByText(t('analysis-setup-fits'))).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await press(page, t('analysis-setup-done'));

  await openPanel(page, words);
  await think(page, words);
  const soon = await iterations(page);
  await expect.poll(() => iterations(page), { timeout: 60_000 }).toBeGreaterThan(soon);
  await press(page, t('analysis-stop'));
  await expect(page.locator('.considered-move').first()).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  // A line, and another move in its place.
  await playAdvice(page, words, 0);
  await page.keyboard.press('ArrowLeft');
  await think(page, words);
  await press(page, t('analysis-stop'));
  await playAdvice(page, words, 1);
  await expect(page.locator('.move.is-variation')).toHaveCount(1);
  await page.getByLabel(t('analysis-comment')).fill('worth a thought');
  await expect(page.locator('.move em')).toHaveText('worth a thought');
  await expect(page).toHaveURL(/#s=/);

  // Nothing is lost by closing the page.
  const kept = (): Promise<string> =>
    page.evaluate(
      () =>
        new Promise((answer) => {
          const opened = indexedDB.open('parure-device');
          opened.onsuccess = () => {
            const all = opened.result.transaction('analyses').objectStore('analyses').getAll();
            all.onsuccess = () => {
              opened.result.close();
              answer(JSON.stringify(all.result));
            };
          };
        }),
    );
  await expect.poll(kept).toContain('worth a thought');
  await page.reload();
  await openPanel(page, words);
  await expect(page.locator('.move em')).toHaveText('worth a thought');
  await expect(page.locator('.move.is-variation')).toHaveCount(1);

  // Whoever opens the link has the whole tree; nothing of it goes to the server.
  await context.setOffline(false);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await press(page, t('analysis-share-link'));
  await expect(page.getByText(t('invite-copied'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/analysis\/splendor#a=/);
  const { page: other } = await visit();
  await other.goto(link);
  await openPanel(other, words);
  await expect(other.locator('.move em')).toHaveText('worth a thought');
  await expect(other.locator('.move.is-variation')).toHaveCount(1);

  // The variation is played on against a bot.
  await press(page, t('analysis-play'));
  await press(page, t('setup-go'));
  await expect(page).toHaveURL(/\/table\/local-/);
  const player = new Player(page, words, 'splendor');
  for (let turn = 0; turn < 2; turn += 1) await player.turn();
});

test('a text is read or refused with its place, and every game can be laid out', async ({ page, words }) => {
  const { t } = words;
  await page.goto('/analysis/duel');
  const text = page.getByLabel(t('analysis-paste-about'));
  await text.fill('splendor 2\nturn 0 year 1');
  await press(page, t('analysis-open'));
  await expect(page.getByRole('alert')).toHaveText(t('position-unreadable', { line: 2, column: 8, what: 'year' }));
  for (const game of ['splendor', 'marvel', 'duel'] as const) {
    await page.goto('/analysis');
    await page.getByRole('radio', { name: t(`game-name-${game}`) }).check();
    await press(page, t('analysis-lay-out'));
    await expect(page.getByText(t('analysis-at', { move: 0 }))).toBeVisible();
  }
});
