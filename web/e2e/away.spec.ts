import { Front } from './front';
import { Player } from './player';
import { expect, test } from './test';

test('a server that goes away is told of, and the game goes on when it is back @short', async ({
  page,
  words,
  house,
  guard,
}) => {
  guard.expect(/WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/);
  const { t } = words;
  await new Front(page, words).playBots('splendor');
  const player = new Player(page, words, 'splendor');
  await player.turn();
  await house.kill();
  const panel = page.getByRole('region', { name: t('region-action') });
  await expect(panel).toContainText(t('connection-lost'));
  await expect(panel).toContainText(t('connection-away'), { timeout: 30_000 });
  await panel.getByRole('button', { name: t('connection-retry') }).click();
  await expect(panel).toContainText(t('connection-away'));
  await house.start();
  await panel.getByRole('button', { name: t('connection-retry') }).click();
  await player.turn();
  await player.turn();
});

test('the front page says that nobody answers, and tries again', async ({ page, words, house, guard }) => {
  guard.expect(/ERR_CONNECTION_REFUSED/);
  const { t } = words;
  const front = new Front(page, words);
  await front.open();
  await house.kill();
  await page.getByRole('button', { name: t('home-play', { game: t('game-name-splendor') }) }).click();
  await expect(page.getByRole('alert')).toContainText(t('error-unreachable'));
  await house.start();
  await page.getByRole('button', { name: t('home-play', { game: t('game-name-splendor') }) }).click();
  await front.atTable();
});
