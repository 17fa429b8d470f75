import { expect, test } from 'vitest';
import { addressOf, routeOf } from './route';

const at = (address: string) => routeOf(new URL(address, 'https://parure.example'));

test.each([
  '/',
  '/table/abc',
  '/table/abc#key=k1',
  '/watch/abc',
  '/learn/abc',
  '/review/abc',
  '/review/abc#12',
  '/statistics/duel',
  '/statistics/marvel/3',
  '/analysis',
  '/analysis/duel',
  '/analysis/splendor#t=local-abc.3',
  '/puzzles',
  '/puzzles/duel',
  '/puzzles/duel/duel-1008-83',
  '/help/duel',
  '/help/marvel#take',
])('%s is read and written the same', (address) => {
  expect(addressOf(at(address))).toBe(address);
});

test('the short link is a table', () => {
  expect(at('/t/abc')).toEqual({ page: 'table', id: 'abc', watch: false, learn: false, key: null });
});

test('an old link to a replay shows the review', () => {
  expect(at('/replay/abc')).toEqual({ page: 'review', id: 'abc', step: null });
});

test('on a static host the path stands behind a question mark', () => {
  expect(at('/some/where/?/review/abc#12')).toEqual({ page: 'review', id: 'abc', step: 12 });
  expect(at('/some/where/?/help/duel')).toEqual({ page: 'help', topic: 'duel', section: null });
});

test('what is not known shows the front page', () => {
  expect(at('/nonsense/x')).toEqual({ page: 'home' });
  expect(at('/table')).toEqual({ page: 'home' });
  expect(at('/puzzles/chess/1')).toEqual({ page: 'puzzles', game: null, puzzle: null });
  expect(at('/help/chess')).toEqual({ page: 'help', topic: 'splendor', section: null });
});
