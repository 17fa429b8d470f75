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
  const codes = sources.flatMap((source) =>
    [...source.matchAll(/Self::\w+.* => "([a-z_]+)",/g)].map((code) => code[1]),
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
