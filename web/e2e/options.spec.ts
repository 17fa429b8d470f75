import type { GameList } from '../src/protocol/generated/protocol';
import { Player } from './player';
import { expect, test } from './test';

/** Every option that the server offers is set to something else, and the game is played to its end. */
for (const game of ['splendor', 'marvel', 'duel'] as const) {
  test(`all options of ${game} are set and played`, async ({ page, words, house }) => {
    const { t } = words;
    const { games } = (await (await page.request.get(`${house.address}/api/games`)).json()) as GameList;
    const offer = games.find((entry) => entry.game === game);
    if (!offer) throw new Error(`no ${game}`);
    await page.goto('/');
    await page.getByRole('radio', { name: t(`game-name-${game}`) }).click();
    await page.getByRole('button', { name: t('home-make-table') }).click();
    const dialog = page.getByRole('dialog');
    const seats = Math.max(...offer.seats);
    if (offer.seats.length > 1) await dialog.getByRole('radio', { name: String(seats), exact: true }).check();
    for (let seat = 1; seat < seats; seat += 1) {
      const place = dialog.locator('.setup-seats li').nth(seat);
      await place.getByRole('combobox').first().selectOption('bot');
      await place.getByRole('combobox', { name: t('setup-level') }).selectOption('level1');
    }
    await dialog.getByText(t('setup-house-rules')).click();
    const wanted: Record<string, boolean | number | string> = {};
    for (const option of offer.options) {
      const field = dialog.getByLabel(t(`option-${option.key}`), { exact: true });
      await expect(dialog.getByText(t(`option-${option.key}-about`))).toBeVisible();
      if (option.kind === 'switch') {
        wanted[option.key] = !option.default;
        await field.setChecked(!option.default);
      } else if (option.kind === 'number') {
        wanted[option.key] = option.default - 1;
        await field.fill(String(option.default - 1));
        await field.blur();
      } else {
        const word = option.words.findLast((other) => other !== option.default) ?? option.default;
        wanted[option.key] = word;
        await field.selectOption(word);
      }
    }
    const created = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/tables'),
    );
    await dialog.getByRole('button', { name: t('setup-go') }).click();
    expect((await created).postDataJSON().config.options).toEqual(wanted);
    await new Player(page, words, game).finish();
    await expect(page.locator('dialog.is-end')).toBeVisible();
  });
}

test('presets combine, and the owner says who plays with whom @short', async ({ page, words }) => {
  const { t } = words;
  await page.goto('/');
  await page.getByRole('button', { name: t('home-make-table') }).click();
  const dialog = page.getByRole('dialog');
  const quick = dialog.getByRole('checkbox', { name: t('preset-quick'), exact: true });
  const team = dialog.getByRole('checkbox', { name: t('preset-team'), exact: true });
  await expect(team).toHaveCount(0);
  await dialog.getByText(t('setup-house-rules')).click();
  await expect(dialog.getByText(t('option-needs-seats', { seats: '4' }))).toBeVisible();
  await dialog.getByRole('radio', { name: '4', exact: true }).check();
  await quick.check();
  await team.check();
  await expect(quick).toBeChecked();
  for (const [i, kind] of ['bot', 'here', 'link'].entries()) {
    const seat = dialog.locator('.setup-seats li').nth(i + 1);
    await seat.getByRole('combobox').first().selectOption(kind);
  }
  const partner = dialog.getByRole('combobox', { name: t('setup-partner'), exact: true });
  await expect(partner).toHaveValue('2');
  // Seat 2, the bot, becomes the partner and changes its chair with who sat opposite.
  await partner.selectOption('1');
  await expect(partner).toHaveValue('2');
  await expect(dialog.locator('.setup-seats li').nth(2).getByRole('combobox').first()).toHaveValue('bot');
  const created = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/tables'),
  );
  await dialog.getByRole('button', { name: t('setup-go') }).click();
  const { config } = (await created).postDataJSON();
  expect(config).toMatchObject({ options: { target: 10, face_up: 3, team: true }, seating: 'as_set' });
  expect(config.seats.map(({ who }: { who: string }) => who)).toEqual(['me', 'me', 'bot', 'open']);
});
