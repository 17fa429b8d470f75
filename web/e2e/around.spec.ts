import type { Page } from '@playwright/test';
import { Front } from './front';
import { Player, playTogether } from './player';
import { expect, test } from './test';
import type { Words } from './words';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SMALL_PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/** A table that the set-up dialog does not offer: seconds that a test can wait for. */
async function quickTable(page: Page, absence: 'bot' | 'lose'): Promise<string> {
  await page.goto('/');
  await page.request.put('/api/me', { data: { name: 'Ada' } });
  const config = {
    game: 'splendor',
    seats: [{ who: 'me' }, { who: 'open' }],
    seating: 'as_set',
    clock: { kind: 'per_move', seconds: 12 },
    absence,
  };
  const made = await page.request.post('/api/tables', { data: { config } });
  const { table } = await made.json();
  await page.goto(`/t/${table}`);
  return new URL(`/t/${table}`, page.url()).href;
}

async function sitDown(page: Page, words: Words, link: string): Promise<void> {
  await page.goto(link);
  await page
    .getByRole('button', { name: words.t('room-sit') })
    .first()
    .click();
}

test('an invitation takes one tap @short', async ({ page, words, visit }) => {
  const { t } = words;
  const host = new Front(page, words);
  await host.makeTable({ game: 'duel', others: ['link'] });
  await expect(page).toHaveTitle(new RegExp(t('title-waiting')));
  const link = await host.invitation();
  const { page: friend } = await visit(PHONE);
  await friend.goto(link);
  const agreed = friend.getByRole('region', { name: t('room-agreed') });
  await expect(agreed).toContainText(t('pace-none'));
  await expect(agreed).toContainText(t('room-hints-off'));
  await friend.getByRole('button', { name: t('room-sit') }).tap();
  await new Front(friend, words).atTable();
  await host.atTable();
  const guest = t('guest-name', { number: 0 }).replace('0', '\\d+');
  await expect(page.getByRole('region', { name: t('region-opponents') })).toContainText(new RegExp(guest));
  const titles = async (): Promise<string[]> => Promise.all([page, friend].map((shown) => shown.title()));
  expect((await titles()).filter((title) => title.startsWith(t('title-yours')))).toHaveLength(1);
});

test('another name is seen everywhere at once', async ({ page, words, visit }) => {
  const { t } = words;
  const host = new Front(page, words);
  await host.makeTable({ game: 'splendor', others: ['link', 'link'] });
  const link = await host.invitation();
  const { page: friend, context } = await visit();
  await sitDown(friend, words, link);
  const seats = page.getByRole('region', { name: t('setup-who') });
  const name = friend.getByRole('textbox', { name: t('name-label') });
  await name.fill('Bo');
  await name.blur();
  await expect(seats).toContainText('Bo');
  await friend.getByRole('button', { name: t('phrase-hello') }).click();
  await expect(page.getByRole('region', { name: t('chat') })).toContainText('Bo');

  await page.getByRole('button', { name: t('room-fill') }).click();
  await host.atTable();
  const opponents = page.getByRole('region', { name: t('region-opponents') });
  await expect(opponents).toContainText('Bo');
  const home = await context.newPage();
  await home.goto('/');
  await home.getByRole('textbox', { name: t('name-label') }).fill('Boadicea');
  await home.keyboard.press('Enter');
  await expect(opponents).toContainText('Boadicea');
  await page.goto('/');
  await expect(page.getByRole('region', { name: t('home-my-games') })).toContainText('Boadicea');
});

test('two phones in a timed game, to a loss on time', async ({ visit, words }) => {
  const { t } = words;
  const [{ page: ada }, { page: bo }] = [await visit(PHONE), await visit(SMALL_PHONE)];
  const link = await quickTable(ada, 'lose');
  await sitDown(bo, words, link);
  const players = [new Player(ada, words, 'splendor', 'touch'), new Player(bo, words, 'splendor', 'touch')];
  await playTogether(players, 2);
  for (const phone of [ada, bo]) {
    await expect(phone.getByRole('timer')).toHaveCount(2);
    for (const timer of await phone.getByRole('timer').all()) await expect(timer).toBeInViewport({ ratio: 1 });
  }
  // Nobody moves: whoever is to move is warned, then has lost.
  await expect(ada).toHaveTitle(new RegExp(`^0:0\\d · ${t('turn-yours')}`));
  await expect(ada.getByText(t('clock-last-seconds', { count: 10 }))).toBeAttached();
  for (const phone of [ada, bo]) await expect(phone.getByRole('dialog')).toBeVisible();
  await expect(bo.getByRole('dialog')).toContainText(t('end-you-win'));
});

test('a table left by everybody waits until somebody comes back', async ({ visit, words }) => {
  const { t } = words;
  const [{ page: ada }, { page: bo }] = [await visit(PHONE), await visit()];
  const link = await quickTable(ada, 'bot');
  await sitDown(bo, words, link);
  await new Front(ada, words).atTable();
  // Neither moves: a bot takes over for the first, and nobody for both.
  const panel = (page: Page) => page.getByRole('region', { name: t('region-action') });
  await expect(panel(ada)).toContainText(t('away-text-timeout'));
  await expect(panel(bo)).toContainText(t('deserted-title'), { timeout: 30_000 });
  await expect(panel(ada)).toContainText(t('deserted-title'));
  await ada.goto('/');
  const games = ada.getByRole('region', { name: t('home-my-games') });
  await expect(games).toContainText(t('home-deserted', { date: '' }).trim());
  await panel(bo)
    .getByRole('button', { name: t('away-go') })
    .click();
  await new Player(bo, words, 'splendor').turn();
  await expect(games).not.toContainText(t('home-deserted', { date: '' }).trim());
});

test('my games: to move first, dropped, and found again when they are over', async ({ page, words }) => {
  const { t } = words;
  const front = new Front(page, words);
  await front.playBots('splendor');
  await expect(page).toHaveTitle(new RegExp(t('game-name-splendor')));
  await front.makeTable({ game: 'duel', others: ['open'], clock: 'day' });
  await page.goto('/');
  const games = page.getByRole('region', { name: t('home-my-games') });
  await expect(games.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: t('home-see-tables') }).click();
  const open = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: t('game-duel') })
    .first();
  await expect(open).toContainText(t('pace-days', { days: 1 }));
  await page.keyboard.press('Escape');
  for (const way of ['room-close', 'menu-resign']) {
    const game = games
      .getByRole('listitem')
      .filter({ hasText: way === 'room-close' ? t('home-waiting') : t('game-name-splendor') });
    await game.getByRole('button', { name: t('home-drop') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t(way), exact: true })
      .click();
  }
  await expect(games).toBeHidden();
  await page.getByText(t('home-finished')).click();
  const finished = page.locator('.finished').getByRole('listitem');
  await expect(finished).toHaveCount(1);
  await expect(finished).toContainText(t('home-lost'));
  await finished.getByRole('link', { name: t('review') }).click();
  await expect(page).toHaveURL(/review/);
});

test('while the own table waits one plays a bot, and is called when the game begins', async ({
  page,
  words,
  visit,
}) => {
  const { t } = words;
  const host = new Front(page, words);
  await host.makeTable({ game: 'splendor', others: ['link'] });
  const link = await host.invitation();
  await page.getByRole('button', { name: t('room-meanwhile') }).click();
  await host.atTable();
  const game = t('game-name-splendor');
  await expect(page.getByText(t('meanwhile-waits', { game }))).toBeVisible();
  const { page: friend } = await visit();
  await sitDown(friend, words, link);
  await expect(page.getByText(t('meanwhile-begun', { game }))).toBeVisible();
  await page.getByRole('button', { name: t('meanwhile-go') }).click();
  await expect(page).toHaveURL(link);
  await host.atTable();
});
