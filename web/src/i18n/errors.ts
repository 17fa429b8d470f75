import { LobbyError } from '../protocol/lobby';
import { hasWords, t } from './locale.svelte';

/** Why something was refused, in the reader's language. A code of the rules comes with the rule's number. */
export function errorText(code: string, rule?: string): string {
  if (rule) return t('error-rule', { words: t(`refusal-${code}`), rule });
  return t(hasWords(`error-${code}`) ? `error-${code}` : 'error-internal');
}

/** Why the lobby did not do what it was asked, or that something else went wrong. */
export const failureText = (error: unknown): string => errorText(error instanceof LobbyError ? error.code : 'internal');
