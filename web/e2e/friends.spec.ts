import { Front } from './front';
import { Player, playTogether } from './player';
import { expect, test } from './test';

test('two browsers through a link, one reloaded and cut off on the way @short', async ({
  page,
  words,
  visit,
  house,
  guard,
  wire,
}) => {
  guard.expect(/WebSocket connection to .* failed/);
  const { t } = words;
  const host = new Front(page, words);
  await host.makeTable({ game: 'splendor', others: ['link'], preset: 'quick' });
  const link = await host.invitation();
  await expect(page.getByRole('img', { name: t('invite-qr') })).toBeVisible();

  const { page: far } = await visit({ baseURL: wire.address });
  await new Front(far, words).join(wire.through(link), 'Bo');
  const bo = new Player(far, words, 'splendor');
  const ada = new Player(page, words, 'splendor');
  const lost = far.getByRole('region', { name: t('region-action') }).getByRole('alert');

  await playTogether([ada, bo], 4);
  await far.reload();
  await playTogether([ada, bo], 4);

  wire.cut();
  await expect(lost).toBeVisible();
  await expect(page.getByText(t('seat-away'))).toBeVisible();
  wire.mend();
  await expect(lost).toBeHidden();
  await expect(page.getByText(t('seat-away'))).toBeHidden();
  await playTogether([ada, bo], 4);

  await house.kill();
  await expect(lost).toBeVisible();
  await house.start();
  await expect(lost).toBeHidden();
  await playTogether([ada, bo]);
  for (const shown of [page, far]) {
    const dialog = shown.getByRole('dialog');
    await expect(dialog.getByRole('table', { name: t('end-ranking') })).toBeVisible();
    // Each of them holds the proof against what its own browser has kept through all this.
    await dialog.getByRole('button', { name: t('fair-verify') }).click();
    await expect(dialog.getByRole('status')).toHaveText(t('fair-kept'));
    await expect(dialog.getByText(t('fair-proved-own'))).toBeVisible();
    await expect(dialog.getByText(t('fair-open-look'))).toBeVisible();
  }
});
