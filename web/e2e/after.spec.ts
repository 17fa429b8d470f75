import type { Page } from '@playwright/test';
import { giveUp } from './all-pages';
import { Front } from './front';
import { Player, playTogether } from './player';
import { expect, test, type Visitor } from './test';
import type { Words } from './words';

const NAMES = ['Bo', 'Cy', 'Dee'];
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

/** People at a table of Splendor, each in a browser of their own. */
async function together(page: Page, words: Words, visit: () => Promise<Visitor>, count: number): Promise<Page[]> {
  const host = new Front(page, words);
  await host.makeTable({ game: 'splendor', others: NAMES.slice(0, count - 1).map(() => 'link' as const) });
  const link = await host.invitation();
  const pages = [page];
  for (const name of NAMES.slice(0, count - 1)) {
    const { page: other } = await visit();
    await new Front(other, words).join(link, name);
    pages.push(other);
  }
  for (const shown of pages) await new Front(shown, words).atTable();
  return pages;
}

for (const count of [2, 3, 4]) {
  test(`of ${count} all but one give up, and each reads what became of it${count === 3 ? ' @short' : ''}`, async ({
    page,
    words,
    visit,
  }) => {
    const { t } = words;
    const [winner, ...losers] = (await together(page, words, visit, count)).toReversed();
    if (!winner) throw new Error('nobody sits there');
    for (const [i, loser] of losers.entries()) {
      await giveUp(loser, words);
      if (i < losers.length - 1) {
        await expect(loser.getByRole('region', { name: t('region-action') })).toContainText(t('act-out'));
      }
    }
    await expect(winner.getByRole('dialog')).toContainText(t('end-you-win'));
    for (const loser of losers) {
      const dialog = loser.getByRole('dialog');
      await expect(dialog).not.toContainText(t('end-you-win'));
      const out = dialog.getByRole('row').filter({ hasText: t('end-out-resigned') });
      await expect(out).toHaveCount(count - 1);
      await expect(out.filter({ hasText: t('you') })).toHaveCount(1);
    }
  });
}

test('a rematch takes those along who watch @short', async ({ page, words, visit }) => {
  const { t } = words;
  const host = new Front(page, words);
  await host.makeTable({ game: 'splendor', others: ['link'] });
  const link = await host.invitation();
  const [{ page: opponent }, { page: spectator }] = [await visit(), await visit()];
  await new Front(opponent, words).join(link, 'Bo');
  await spectator.goto(link);
  await expect(spectator.getByText(t('act-spectating'))).toBeVisible();
  await giveUp(page, words);
  await press(page, t('rematch'));
  await press(opponent, t('rematch'));
  await expect(spectator).toHaveURL(/\/watch\//);
  await playTogether([new Player(page, words, 'splendor'), new Player(opponent, words, 'splendor')], 2);
  await expect(spectator.getByText(t('act-spectating'))).toBeVisible();
});

test('a game is reviewed by keyboard and chart, and its steps have links @short', async ({ page, words }) => {
  const { t } = words;
  await new Front(page, words).playBots('splendor');
  const player = new Player(page, words, 'splendor');
  for (let turn = 0; turn < 4; turn += 1) await player.turn();
  await giveUp(page, words);
  await press(page, t('review'));
  const slider = page.getByRole('slider', { name: t('review-slider') });
  await press(page, t('review-analysis'));
  await expect(page.getByText(t('review-moments'))).toBeVisible({ timeout: 120_000 });
  const total = Number(await slider.getAttribute('max'));
  const at = (step: number) => expect(slider).toHaveValue(String(step));

  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await at(2);
  await page.keyboard.press('ArrowLeft');
  await at(1);
  await expect(page).toHaveURL(/#1$/);
  await page.keyboard.press('End');
  await at(total);
  await page.keyboard.press('Home');
  await at(0);

  // The whole table is there, not the market alone, and the reader is called so.
  await expect(page.getByRole('region', { name: t('region-bank') })).toBeVisible();
  await expect(page.getByText(t('you')).first()).toBeVisible();

  // Nobody is to do anything, and nothing can be said.
  await expect(page.getByText(t('turn-yours'))).toHaveCount(0);
  await press(page, t('tool-menu'));
  await expect(page.getByRole('button', { name: t('tool-settings') })).toBeVisible();
  for (const gone of ['menu-resign', 'menu-let-bot-play', 'menu-other-device', 'chat']) {
    await expect(page.getByRole('button', { name: t(gone), exact: true })).toHaveCount(0);
  }
  await page.keyboard.press('Escape');

  const chart = page.getByRole('img', { name: new RegExp(t('review-chance-label')) });
  const box = await chart.boundingBox();
  if (!box) throw new Error('there is no chart');
  await chart.click({ position: { x: box.width / 2, y: box.height / 2 } });
  const middle = Number(await slider.inputValue());
  expect(middle).toBeGreaterThan(1);
  expect(middle).toBeLessThan(total);
  await expect(slider).toHaveAttribute('aria-valuetext', /%/);

  // No move stands above the best one.
  for (let step = 1; step <= total; step += 1) {
    await slider.fill(String(step));
    const told = await page.locator('.review-move b').allTextContents();
    const chances = told.map((text) => Number.parseInt(text, 10));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  }
  await page.goto(`${page.url().split('#')[0]?.replace('/review/', '/replay/')}#3`);
  await at(3);
  await expect(page).toHaveURL(/\/review\/.*#3$/);
});

test('a review shows what was open to the chosen seat @short', async ({ page, words }) => {
  const { t } = words;
  await page.setViewportSize({ width: 1440, height: 900 });
  await new Front(page, words).playBots('splendor');
  const player = new Player(page, words, 'splendor');
  await player.reserveBlind();
  await player.turn();
  await giveUp(page, words);
  await press(page, t('review'));
  await press(page, t('review-last'));
  await press(page, t('review-previous'));
  const sight = page.getByRole('combobox', { name: t('review-sight') });
  const blind = page.locator('.hand [data-card]').first();
  const card = page.locator(`[data-card="${await blind.getAttribute('data-card')}"]`);
  const names = await sight.locator('option').allTextContents();
  // Through the bot's eyes the card lies face down, and the bot sits at the bottom.
  for (const name of names.slice(1)) {
    await sight.selectOption({ label: name });
    await expect(page.getByText(t('act-replay-sight', { name }))).toBeVisible();
    const own = (await page.locator('.own-seat').textContent())?.includes(t('you'));
    await expect(card).toHaveCount(own ? 1 : 0);
    if (!own) await expect(page.locator('.player .card-back')).toHaveCount(1);
  }
  await sight.selectOption({ label: t('review-sight-all') });
  await expect(card).toHaveCount(1);
});

test('a result is shared as a picture that the device makes @short', async ({ page, words }) => {
  const { t } = words;
  await new Front(page, words).playBots('duel');
  await new Player(page, words, 'duel').turn();
  await giveUp(page, words);
  const saved = page.waitForEvent('download');
  await press(page, t('end-picture'));
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^parure-duel-.*\.png$/);
  const stream = await download.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const png = Buffer.concat(chunks);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 820]);
});

test('a link to a table has a title, a sentence and a picture for messengers @short', async ({
  page,
  words,
  house,
}) => {
  await new Front(page, words).playBots('splendor');
  await new Player(page, words, 'splendor').turn();
  const table = new URL(page.url()).pathname;
  const html = await (await page.request.get(table)).text();
  const tag = (name: string): string => html.match(new RegExp(`"${name}" content="([^"]*)"`))?.[1] ?? '';
  expect(tag('og:title')).toContain('Splendor');
  expect(tag('og:description')).not.toBe('');
  expect(tag('twitter:card')).toBe('summary_large_image');
  const image = tag('og:image');
  expect(image.startsWith(house.address)).toBe(true);
  const picture = await page.request.get(image);
  expect(picture.headers()['content-type']).toBe('image/png');
  const png = await picture.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});
