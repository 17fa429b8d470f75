import { Front } from './front';
import { Player, playTogether } from './player';
import { expect, test } from './test';

test('four seats: two devices, a second person at one of them, and a bot', async ({ page, words, visit }) => {
  const host = new Front(page, words);
  await host.makeTable({ game: 'splendor', others: ['here', 'link', 'bot'], preset: 'quick' });
  const link = await host.invitation();
  const { page: far } = await visit();
  await new Front(far, words).join(link, 'Bo');
  await playTogether([new Player(page, words, 'splendor'), new Player(far, words, 'splendor')]);
  for (const shown of [page, far]) {
    await expect(shown.getByRole('dialog').getByRole('row')).toHaveCount(5);
  }
});

test('four seats in two teams', async ({ page, words }) => {
  await new Front(page, words).makeTable({ game: 'splendor', others: ['bot', 'bot', 'bot'], preset: 'team' });
  await new Player(page, words, 'splendor').finish();
  await expect(page.getByRole('dialog')).toContainText(words.t('team-number', { number: 1 }));
});

test('two people at one device see each other only when the device is handed over @short', async ({ page, words }) => {
  await new Front(page, words).makeTable({ game: 'duel', others: ['here'] });
  const player = new Player(page, words, 'duel');
  const handOver = page.locator('.hand-over').getByRole('button');
  const pieces = page.locator('[data-card], .hand, .purse');
  for (let hands = 0; hands < 3; hands += 1) {
    await player.reserveBlind();
    await expect(handOver).toBeVisible();
    await expect(pieces).toHaveCount(0);
    // Loading the page anew is no way to look.
    await page.reload();
    await expect(handOver).toBeVisible();
    await expect(pieces).toHaveCount(0);
    await handOver.click();
  }
});

test('two people play a whole game at one device', async ({ page, words }) => {
  await new Front(page, words).makeTable({ game: 'splendor', others: ['here'], preset: 'quick' });
  await new Player(page, words, 'splendor').finish();
  await expect(page.getByRole('dialog')).toContainText(words.t('rematch'));
});
