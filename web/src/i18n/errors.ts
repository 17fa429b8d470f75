import { t } from './locale.svelte';

/** The service's codes; those of the rules come with the rule's number. */
const WORDED: ReadonlySet<string> = new Set([
  'stale',
  'bad_name',
  'bad_text',
  'bad_config',
  'no_guest',
  'bad_login',
  'weak_password',
  'login_taken',
  'wrong_credentials',
  'too_many_attempts',
  'has_account',
  'no_account',
  'not_yours',
  'not_owner',
  'not_your_turn',
  'not_seated',
  'no_table',
  'no_key',
  'seat_taken',
  'seats_free',
  'not_waiting',
  'not_playing',
  'not_over',
  'game_over',
  'nothing_to_undo',
  'undo_off',
  'chat_off',
  'helpers_off',
  'out_of_time',
  'not_away',
  'too_many_tables',
  'too_many_seats',
  'too_many_from_here',
  'too_many_steps',
  'barred',
  'too_many_sockets',
  'too_fast',
  'too_long',
  'too_slow',
  'busy',
  'storage',
  'not_known',
  'shutting_down',
  'wrong_origin',
  'unreachable',
]);

/** Why something was refused, in the reader's language. */
export function errorText(code: string, rule?: string): string {
  if (rule) return t('error-rule', { words: t(`refusal-${code}`), rule });
  return t(WORDED.has(code) ? `error-${code}` : 'error-internal');
}

export const wordedCodes = (): string[] => [...WORDED];
