import { errorText } from '../i18n/errors';
import { t } from '../i18n/locale.svelte';

/** A line of an account's form. */
export interface Line {
  name: 'login' | 'old' | 'new';
  label: string;
  /** What is wanted, said before anybody gets it wrong. */
  about?: string;
  /** Filled in already, and not to be changed: password managers want to see whose password it is. */
  fixed?: string;
}

/** What password managers know a line by. */
export const AUTOCOMPLETE = { login: 'username', old: 'current-password', new: 'new-password' } as const;

const PLACES: Readonly<Record<string, Line['name']>> = {
  bad_login: 'login',
  login_taken: 'login',
  weak_password: 'new',
  wrong_credentials: 'old',
};

/** The line that a refusal is about; null where it is about none of these. */
export function placeOf(code: string, lines: readonly Line[]): Line['name'] | null {
  const place = PLACES[code];
  return lines.find(({ name }) => name === place)?.name ?? null;
}

/** Why it was refused. Whoever is signed in has given only a password that can be wrong. */
export function refusalText(code: string, lines: readonly Line[]): string {
  const known = lines.every(({ name, fixed }) => name !== 'login' || fixed !== undefined);
  if (code === 'wrong_credentials' && known) return t('account-wrong-password');
  return code === 'busy' ? t('account-busy') : errorText(code);
}
