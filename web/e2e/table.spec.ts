import type { Page } from '@playwright/test';
import { Front, type Wish } from './front';
import { Player, playTogether } from './player';
import { expect, test, type Visitor } from './test';
import type { Words } from './words';

/** Everything that can be done at a table besides playing. */

const panel = (page: Page, words: Words) => page.getByRole('region', { name: words.t('region-action') });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
async function choose(page: Page, words: Words, entry: string): Promise<void> {
  await press(page, words.t('tool-menu'));
  await press(page, words.t(entry));
}

/** Ada begins; Bo has come by the link. */
async function twoAtATable(
  page: Page,
  words: Words,
  visit: () => Promise<Visitor>,
  switches: Wish['switches'] = {},
): Promise<Page> {
  const host = new Front(page, words);
  await host.makeTable({ game: 'splendor', others: ['link'], switches: { random_seats: false, ...switches } });
  const { page: far } = await visit();
  await new Front(far, words).join(await host.invitation(), 'Bo');
  await host.atTable();
  return far;
}

test('a hint says why, is laid out, and a move is taken back', async ({ page, words, visit }) => {
  const { t } = words;
  await twoAtATable(page, words, visit, { hints: true });
  await press(page, t('hint'));
  await expect(panel(page, words).locator('.hint-reasons li').first()).not.toBeEmpty();
  await press(page, t('hint-follow'));
  await panel(page, words).locator('.action-buttons').getByRole('button').first().click();
  await expect(panel(page, words)).toContainText(t('act-waiting', { name: 'Bo' }));
  await press(page, t('undo'));
  await expect(panel(page, words)).toContainText(t('act-idle'));
});

test('words and phrases reach the other side in the reader’s language', async ({ page, words, visit }) => {
  const { t } = words;
  // There is room for the chat beside the one table, and none on the other.
  const far = await twoAtATable(page, words, () => visit({ viewport: { width: 390, height: 844 } }));
  await press(page, t('chat-phrases'));
  await press(page, t('phrase-good_luck'));
  await page.getByRole('textbox', { name: t('chat-own') }).fill('<b>Be kind</b>');
  await press(page, t('chat-send'));
  await far.getByRole('button', { name: t('chat') }).click();
  const said = far.getByRole('dialog').getByRole('listitem');
  await expect(said).toHaveText([new RegExp(t('phrase-good_luck')), /<b>Be kind<\/b>/]);
});

test('a seat is continued on another device', async ({ page, words, visit }) => {
  const { t } = words;
  await twoAtATable(page, words, visit);
  await choose(page, words, 'menu-other-device');
  const link = await page.getByRole('textbox', { name: t('invite-link') }).inputValue();
  const { page: phone } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await phone.goto(link);
  await expect(phone).not.toHaveURL(/key/);
  await new Player(phone, words, 'splendor', 'touch').turn();
  await press(page, t('close'));
  await expect(panel(page, words)).toContainText(t('act-waiting', { name: 'Bo' }));
});

test('a bot plays for whoever leaves, until they come back', async ({ page, words, visit }) => {
  const { t } = words;
  const far = await twoAtATable(page, words, visit);
  await choose(page, words, 'menu-let-bot-play');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home-title'));
  await new Player(far, words, 'splendor').turn();
  await expect(far.getByText(t('seat-bot-plays'))).toBeVisible();
  await press(page, t('home-continue'));
  await press(page, t('away-go'));
  await expect(far.getByText(t('seat-bot-plays'))).toBeHidden();
});

/** A short game of Splendor, given up. */
async function resigned(page: Page, words: Words): Promise<Player> {
  await new Front(page, words).playBots('splendor');
  const player = new Player(page, words, 'splendor');
  for (let turn = 0; turn < 3; turn += 1) await player.turn();
  await choose(page, words, 'menu-resign');
  await press(page, words.t('menu-resign'));
  return player;
}

test('after the game: reason, fair deal, record, replay, review, rematch @short', async ({ page, words }) => {
  const { t } = words;
  const player = await resigned(page, words);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('end-forfeit-resigned', { names: t('you') }));

  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: t('record-download') }).click();
  expect((await (await download).failure()) ?? 'whole').toBe('whole');
  await press(page, t('fair-verify'));
  await expect(dialog.getByRole('status')).toHaveText(t('fair-kept'));
  const items = await dialog.getByRole('listitem').evaluateAll((found) => found.map((item) => item.textContent ?? ''));
  const told = items
    .map((text) => text.match(/\d+/g)?.map(Number) ?? [])
    .find(([draws = 0, moves]) => draws > 12 && moves !== undefined);
  const [draws, played] = told ?? [];
  await expect(dialog.getByText(t('fair-proved-draws', { draws: draws ?? 0, moves: played ?? 0 }))).toBeVisible();
  await press(page, t('close'));
  await press(page, t('act-over-show'));

  await press(page, t('review'));
  const slider = page.getByRole('slider', { name: t('review-slider') });
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(4);
  await press(page, t('review-last'));
  await expect(page.getByText(t('review-move-of', { move: last, total: last }))).toBeVisible();
  await slider.fill('2');
  await expect(page.getByText(t('review-move-of', { move: 2, total: last }))).toBeVisible();

  await press(page, t('review-analysis'));
  await expect(page.getByText(t('review-moments'))).toBeVisible({ timeout: 120_000 });
  await press(page, t('review-play-on'));
  await expect(page.getByRole('dialog').getByRole('button', { name: t('setup-go') })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goBack();
  await press(page, t('act-over-show'));
  const before = page.url();
  await press(page, t('rematch'));
  await expect(page).not.toHaveURL(before);
  await player.turn();
});

test('a finished game goes on from any of its steps, against bots or with a friend', async ({ page, words, visit }) => {
  const { t } = words;
  const player = await resigned(page, words);
  await press(page, t('review'));
  const slider = page.getByRole('slider', { name: t('review-slider') });
  await slider.fill('3');
  const market = await page
    .locator('.market [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
  const replay = page.url();

  await press(page, t('review-analysis'));
  await press(page, t('review-play-on'));
  await press(page, t('setup-go'));
  await expect(page).toHaveURL(/\/table\//);
  await player.settled();
  const now = page.locator('.market [data-card]');
  expect(await now.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')))).toEqual(market);
  for (let turn = 0; turn < 2; turn += 1) await player.turn();

  await page.goto(replay);
  await slider.fill('2');
  await press(page, t('review-analysis'));
  await press(page, t('review-play-on'));
  const other = page.getByRole('dialog').getByRole('combobox', { name: /./ }).first();
  await other.selectOption('link');
  await press(page, t('setup-go'));
  const { page: far } = await visit();
  await new Front(far, words).join(await new Front(page, words).invitation(), 'Bo');
  const ada = new Player(page, words, 'splendor');
  const bo = new Player(far, words, 'splendor');
  await playTogether([ada, bo], 3);
});

test('a clock is shown, and runs for whoever is to move', async ({ page, words }) => {
  await new Front(page, words).makeTable({
    game: 'marvel',
    others: ['bot'],
    clock: '15min',
    switches: { random_seats: false },
  });
  const own = page.locator('.own-seat').getByRole('timer');
  const first = await own.textContent();
  await expect(own).not.toHaveText(first ?? '');
  await new Player(page, words, 'marvel').turn();
});

test('settings are kept, and the table can be played as text', async ({ page, words }) => {
  const { t } = words;
  await new Front(page, words).playBots('duel');
  await page.getByRole('button', { name: t('tool-sound-off') }).click();
  await choose(page, words, 'tool-settings');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: t('settings-theme-light') }).click();
  const overlay = dialog.getByRole('radiogroup', { name: t('settings-overlay') });
  await overlay.getByRole('radio', { name: t('settings-overlay-off') }).click();
  await press(page, t('close'));
  await choose(page, words, 'menu-full-screen');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: t('tool-sound-on') })).toBeVisible();
  await expect(page.locator('.strip')).toHaveCount(0);

  await choose(page, words, 'menu-text-view');
  const line = page.getByRole('textbox', { name: t('command-label') });
  await line.fill('fly');
  await press(page, t('command-go'));
  await expect(page.getByText(t('command-unknown', { text: 'fly' }))).toBeVisible();
  for (let turn = 0; turn < 3; turn += 1) {
    const moves = page.getByText(/\d+ legal moves?/);
    // After a privilege it is still the own turn, and the list still open.
    if (!(await page.locator('.text-legal').isVisible())) await moves.click();
    const log = await page.locator('.text-log li').count();
    await page.locator('.text-legal').getByRole('button').first().click();
    await press(page, t('command-go'));
    await expect.poll(() => page.locator('.text-log li').count()).toBeGreaterThan(log);
    await expect(moves).toBeVisible();
  }
});

test('gold is paid of one’s own will', async ({ page, words }) => {
  const { t } = words;
  await new Front(page, words).playBots('splendor');
  const player = new Player(page, words, 'splendor');
  await player.whenAsked(() => player.settled());
  await player.reserveBlind();
  const differently = page.getByRole('button', { name: t('buy-differently') });
  const spent = page.getByRole('img', { name: t('purse-label', { stone: t('stone-gold'), tokens: 0 }) });
  for (let turn = 0; turn < 30 && !(await player.lookAtPurchase(differently)); turn += 1) {
    // Where the gold had to go before there was a choice, another comes.
    if (await spent.isVisible()) await player.reserveBlind();
    else await player.turn();
  }
  await differently.click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.coin:enabled').first().click();
  await dialog.getByRole('button', { name: t('buy-go'), exact: true }).click();
  await expect(spent).toBeVisible();
});
