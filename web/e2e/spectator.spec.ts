import type { Page } from '@playwright/test';
import { Front } from './front';
import { Player, playTogether } from './player';
import { expect, test } from './test';

/** Every byte that the server sends to a page over its sockets. */
function received(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

for (const game of ['splendor', 'marvel', 'duel'] as const) {
  const short = game === 'splendor' ? ' @short' : '';
  test(`a spectator of ${game} and the opponent learn nothing of a hidden card${short}`, async ({
    page,
    words,
    visit,
  }) => {
    const { t } = words;
    const host = new Front(page, words);
    await host.makeTable({ game, others: ['link'] });
    const link = await host.invitation();
    const [{ page: opponent }, { page: spectator }] = [await visit(), await visit()];
    const [known, seen] = [received(opponent), received(spectator)];
    await new Front(opponent, words).join(link, 'Bo');
    await spectator.goto(link);
    await expect(spectator.getByText(t('act-spectating'))).toBeVisible();

    const ada = new Player(page, words, game);
    const bo = new Player(opponent, words, game);
    await ada.whenAsked(() => bo.turn());
    await ada.reserveBlind();
    const hidden = await page.locator('.hand [data-card]').getAttribute('data-card');
    if (!hidden) throw new Error('the reserved card is not in the hand');
    await playTogether([ada, bo], 4);
    for (const shown of [opponent, spectator]) {
      await expect(shown.getByRole('img', { name: t('card-back', { level: 3 }) })).toBeVisible();
    }

    for (const shown of [opponent, spectator]) {
      expect(await shown.content()).not.toContain(hidden);
    }
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.join('\n')).not.toContain(hidden);
    expect(known.join('\n')).not.toContain(hidden);
    // Neither has anything to press.
    await expect(spectator.getByRole('region', { name: t('region-action') }).getByRole('button')).toHaveCount(0);
  });
}
