import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words';

export const PASSWORD = 'a necklace of rubies';

/** The account's dialog, from the front page. */
export async function openAccount(page: Page, { t }: Words): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('button', { name: t('account-title'), exact: true }).click();
  return page.getByRole('dialog', { name: t('account-title') });
}

export async function fill(dialog: Locator, { t }: Words, login: string, password: string): Promise<void> {
  await dialog.getByLabel(t('account-login'), { exact: true }).fill(login);
  await dialog.getByLabel(t('account-password'), { exact: true }).fill(password);
}

/** Makes an account of the guest. */
export async function makeAccount(page: Page, words: Words, login: string): Promise<void> {
  const dialog = await openAccount(page, words);
  await fill(dialog, words, login, PASSWORD);
  await dialog.getByRole('button', { name: words.t('account-new-go'), exact: true }).click();
  await expect(dialog).toContainText(words.t('account-signed-in', { login }));
}

/** Signs in, on a device where nobody is anybody yet. */
export async function signIn(page: Page, words: Words, login: string): Promise<void> {
  const dialog = await openAccount(page, words);
  await dialog.getByRole('radio', { name: words.t('account-sign-in') }).click();
  await fill(dialog, words, login, PASSWORD);
  await dialog.getByRole('button', { name: words.t('account-sign-in'), exact: true }).click();
  await expect(dialog).toBeHidden();
}
