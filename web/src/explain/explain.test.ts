// @vitest-environment jsdom
import '../testing/browser-stubs';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage, t } from '../i18n/locale.svelte';
import { GOLDEN_GAMES } from '../testing/goldens';
import { sit } from '../testing/seat';
import { explanationOf, pieceAt, wholeAt } from './explain';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

test('a part is explained alone, a piece with all its parts', () => {
  document.body.innerHTML =
    '<button data-explain="card"><span class="sr-only">Level 2</span><i data-explain="price"><b></b></i><i data-explain="points"></i><i data-explain="price"></i></button>';
  const inner = document.querySelector('b');
  const part = pieceAt(inner);
  expect(part && explanationOf(part, false)).toEqual({ name: '', subjects: ['price'] });
  const whole = wholeAt(inner);
  expect(whole && explanationOf(whole, true)).toEqual({ name: 'Level 2', subjects: ['card', 'price', 'points'] });
  expect(pieceAt(document.body)).toBeNull();
});

test.each(GOLDEN_GAMES)('everything on %s that can be explained has its sentence', (name) => {
  sit(name);
  const subjects = [...document.querySelectorAll<HTMLElement>('[data-explain]')].map((piece) => piece.dataset.explain);
  expect(subjects).toContain('card');
  for (const subject of subjects) expect(t(`explain-${subject}`)).not.toBe('');
});

test('no piece names a subject without a sentence', () => {
  const source = join(process.cwd(), 'src');
  const files = readdirSync(source, { recursive: true, withFileTypes: true }).filter(({ name }) =>
    name.endsWith('.svelte'),
  );
  const named = files.flatMap((file) => [
    ...readFileSync(join(file.parentPath, file.name), 'utf8').matchAll(/data-explain="([a-z-]+)"/g),
  ]);
  expect(named.length).toBeGreaterThan(15);
  for (const [, subject] of named) expect(t(`explain-${subject}`)).not.toBe('');
});
