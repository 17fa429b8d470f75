// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { PHRASES } from '../table/chat/chat';
import { errorText, wordedCodes } from './errors';
import { setLanguage, t } from './locale.svelte';

beforeAll(() => setLanguage('ja'));

test('every code has words', () => {
  for (const code of wordedCodes()) expect(errorText(code)).not.toBe('');
});

test('a rule is told in words with its number, anything else as our own fault', () => {
  expect(errorText('pair_needs_four', 'S-11')).toContain(t('refusal-pair_needs_four'));
  expect(errorText('pair_needs_four', 'S-11')).toContain('S-11');
  expect(errorText('what_is_this')).toBe(t('error-internal'));
});

test('every phrase has words', () => {
  for (const phrase of PHRASES) expect(t(`phrase-${phrase}`)).not.toBe('');
});
