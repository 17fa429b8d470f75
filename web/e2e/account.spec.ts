import type { Locator, Page } from '@playwright/test';
import { fill, openAccount, PASSWORD } from './account';
import { Front } from './front';
import { Player, playTogether } from './player';
import { expect, test } from './test';

test('a guest keeps the game in an account and goes on with it in another browser @short', async ({
  page,
  words,
  visit,
  guard,
}) => {
  guard.expect(/status of 401/);
  const { t } = words;
  await new Front(page, words).playBots('duel');
  await playTogether([new Player(page, words, 'duel')], 2);

  const making = await openAccount(page, words);
  await fill(making, words, 'Ada@Example.org', PASSWORD);
  await making.getByRole('button', { name: t('account-new-go'), exact: true }).click();
  await expect(making).toContainText(t('account-signed-in', { login: 'Ada@Example.org' }));
  await page.keyboard.press('Escape');
  await expect(making).toBeHidden();
  const going = page.getByRole('button', { name: t('home-continue') });
  await expect(going).toHaveCount(1);

  const { page: far } = await visit();
  const signing = await openAccount(far, words);
  await signing.getByRole('radio', { name: t('account-sign-in') }).click();
  await fill(signing, words, 'ada@example.org', 'a string of beads');
  await signing.getByRole('button', { name: t('account-sign-in'), exact: true }).click();
  const password = signing.getByLabel(t('account-password'), { exact: true });
  await expect(signing.getByRole('alert')).toHaveText(t('error-wrong_credentials'));
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');

  await password.fill(PASSWORD);
  await far.keyboard.press('Enter');
  await far.getByRole('button', { name: t('home-continue') }).click();
  await new Front(far, words).atTable();
  await playTogether([new Player(far, words, 'duel')], 2);

  const own = await openAccount(far, words);
  await own.getByRole('button', { name: t('account-sign-out'), exact: true }).click();
  await expect(far.getByRole('heading', { level: 1 })).toHaveText(t('home-title'));
  await page.reload();
  await expect(going).toHaveCount(1);
});

test('a changed password, an end everywhere and a deleted account leave the games', async ({ page, words, visit }) => {
  const { t } = words;
  const press = (dialog: Locator, name: string): Promise<void> =>
    dialog.getByRole('button', { name, exact: true }).click();
  const going = page.getByRole('button', { name: t('home-continue') });
  const signIn = async (where: Page, password: string): Promise<void> => {
    const signing = await openAccount(where, words);
    await signing.getByRole('radio', { name: t('account-sign-in') }).click();
    await fill(signing, words, 'Grace', password);
    await press(signing, t('account-sign-in'));
    await expect(where.getByRole('button', { name: t('home-continue') })).toHaveCount(1);
  };
  await new Front(page, words).playBots('splendor');
  const making = await openAccount(page, words);
  await fill(making, words, 'Grace', PASSWORD);
  await press(making, t('account-new-go'));
  const { page: far } = await visit();
  await signIn(far, PASSWORD);

  await press(making, t('account-change'));
  await making.getByLabel(t('account-password-old'), { exact: true }).fill(PASSWORD);
  await making.getByLabel(t('account-password-new'), { exact: true }).fill('another necklace');
  await press(making, t('account-change'));
  await expect(making).toContainText(t('account-changed'));
  await far.reload();
  await expect(far.getByRole('heading', { level: 1 })).toHaveText(t('home-title'));
  await expect(far.getByRole('button', { name: t('home-continue') })).toHaveCount(0);

  await press(making, t('account-sign-out-all'));
  await expect(making).toBeHidden();
  await expect(going).toHaveCount(0);
  await signIn(page, 'another necklace');
  const own = await openAccount(page, words);
  await press(own, t('account-delete'));
  await own.getByLabel(t('account-password-old'), { exact: true }).fill('another necklace');
  await press(own, t('account-delete'));
  await expect(own.getByRole('button', { name: t('account-new-go') })).toBeVisible();
  await page.goto('/');
  await expect(going).toHaveCount(1);
});

test('a token for a program is shown once, lets it in, and is ended', async ({ page, words, request, baseURL }) => {
  const { t } = words;
  await page.goto('/');
  const dialog = await openAccount(page, words);
  await fill(dialog, words, 'robot', PASSWORD);
  await dialog.getByRole('button', { name: t('account-new-go'), exact: true }).click();
  await dialog.getByRole('button', { name: t('account-programs'), exact: true }).click();
  await dialog.getByLabel(t('account-token-name')).fill('my bot');
  await page.keyboard.press('Enter');
  const made = dialog.getByRole('textbox', { name: t('account-token-made', { name: 'my bot' }) });
  await expect(made).toBeFocused();
  const headers = { Authorization: `Bearer ${await made.inputValue()}` };
  const me = await request.get(`${baseURL}/api/me`, { headers });
  expect(await me.json()).toMatchObject({ account: 'robot' });

  await dialog.getByRole('button', { name: t('account-token-end-named', { name: 'my bot' }) }).click();
  await expect(made).toBeHidden();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  expect((await request.get(`${baseURL}/api/me`, { headers })).status()).toBe(204);
});
