// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { PHRASES } from '../table/chat/chat';
import { errorText } from './errors';
import { hasWords, setLanguage, t } from './locale.svelte';

beforeAll(() => setLanguage('ja'));

/** What only a program can do wrong that is none of ours. */
const FOR_PROGRAMS = ['bad_action', 'bad_id', 'bad_message', 'bad_nonce', 'bad_seat', 'hello_first', 'not_found'];

test('every code of the service has words, unless only a program meets it', () => {
  const sources = ['server/src/error.rs', 'table/src/table/refusal.rs'].map((file) =>
    readFileSync(`../crates/${file}`, 'utf8'),
  );
  // A code is the name of its variant, unless it is said there.
  const variant = /#\[error\("(?!\{message\}).*"\)\]\n(?: *#\[strum\(serialize = "(\w+)"\)\]\n)? *(\w+)/g;
  const codes = sources.flatMap((source) =>
    [...source.matchAll(variant)].map(([, code, name = '']) => code ?? name.replace(/\B[A-Z]/g, '_$&').toLowerCase()),
  );
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter((code) => !hasWords(`error-${code}`)).sort()).toEqual(FOR_PROGRAMS);
});

test('a rule is told in words with its number, anything else as our own fault', () => {
  expect(errorText('pair_needs_four', 'S-11')).toContain(t('refusal-pair_needs_four'));
  expect(errorText('pair_needs_four', 'S-11')).toContain('S-11');
  expect(errorText('what_is_this')).toBe(t('error-internal'));
});

test('every phrase has words', () => {
  for (const phrase of PHRASES) expect(t(`phrase-${phrase}`)).not.toBe('');
});
