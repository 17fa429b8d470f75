import type { Page } from '@playwright/test';
import { Front } from './front';
import { Player } from './player';
import { expect, test } from './test';

/** Everything that a live region has said since the page was opened. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const LIVE = '[role="status"], [role="alert"], [aria-live="polite"]';
    const note = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement;
      const regions = [element?.closest(LIVE), ...(element?.querySelectorAll(LIVE) ?? [])];
      for (const region of regions)
        if (region?.textContent?.trim()) heard.push(region.textContent.replace(/\s+/g, ' ').trim());
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes.length ? addedNodes : [target]) note(node);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('moves, turns, refusals, a lost line and the end are spoken @short', async ({ page, words, wire, guard }) => {
  guard.expect(/WebSocket connection to .* failed|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  const { t } = words;
  const heard = await listen(page);
  const said = async (text: string): Promise<void> => {
    await expect
      .poll(async () => (await heard()).some((spoken) => spoken.includes(text)), { message: text })
      .toBe(true);
  };
  await page.goto(wire.address);
  await new Front(page, words).choose('splendor');
  await page.getByRole('button', { name: t('home-play', { game: t('game-name-splendor') }), exact: true }).click();
  const player = new Player(page, words, 'splendor');
  await player.settled();
  const bot = (await page.locator('.player').first().getAttribute('aria-label')) ?? '';
  expect(bot).not.toBe('');

  for (let hand = 0; hand < 3; hand += 1) await player.reserveBlind();
  await player.settled();
  await said(t('announce-turn', { name: bot }));
  await said(t('announce-your-turn'));
  const moves = (await heard()).filter((spoken) => spoken.includes(bot) && spoken.includes(t('announce-your-turn')));
  expect(moves.length, 'the bot’s moves are told').toBeGreaterThan(0);
  // Voices pause between what happened and whose turn it is.
  const last = page.locator('.sr-only[role=status] > p');
  await expect(last.last()).toHaveText(t('announce-your-turn'));
  await expect(last.first()).toContainText(bot);
  expect(await last.count()).toBeGreaterThan(1);

  await page.locator('.deck').first().click();
  await said(t('refusal-hand_full'));

  wire.cut();
  await said(t('connection-lost-text'));
  wire.mend();
  await player.turn();

  await player.resign();
  await said(t('log-over'));
  // The line ends with the test: what the page still loads over it comes first.
  await expect(page.getByRole('table', { name: t('end-ranking') })).toBeVisible();
});
