// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { isSolved, keepProgress, type PuzzleProgress, readProgress, streakOn, withSolved } from './progress';

beforeEach(() => localStorage.clear());

const daily = (progress: PuzzleProgress, day: number): PuzzleProgress =>
  withSolved(progress, { game: 'duel', name: `duel-${day}`, atOnce: true, daily: day });

test('what is solved is kept, and how it was solved first', () => {
  keepProgress(withSolved(readProgress(), { game: 'marvel', name: 'marvel-1-2', atOnce: false, daily: null }));
  const again = withSolved(readProgress(), { game: 'marvel', name: 'marvel-1-2', atOnce: true, daily: null });
  expect(again.solved).toEqual({ 'marvel-1-2': 'later' });
  expect(isSolved(again, 'marvel-1-2')).toBe(true);
  expect(isSolved(again, 'constructor')).toBe(false);
  expect(again.streaks).toEqual({});
});

test('a streak grows from day to day, counts a day once, and ends when one is left out', () => {
  let progress = daily(daily(readProgress(), 100), 100);
  expect(streakOn(progress, 'duel', 100)).toBe(1);
  progress = daily(daily(progress, 101), 102);
  expect(streakOn(progress, 'duel', 102)).toBe(3);
  expect(streakOn(progress, 'duel', 103), 'today is still to come').toBe(3);
  expect(streakOn(progress, 'duel', 104)).toBe(0);
  expect(streakOn(progress, 'splendor', 102)).toBe(0);
  progress = daily(progress, 110);
  expect(progress.streaks.duel).toEqual({ day: 110, days: 1, best: 3 });
});

test('what cannot be read counts as nothing', () => {
  localStorage.setItem('parure.puzzles', '{"solved":');
  expect(readProgress()).toEqual({ solved: {}, streaks: {} });
});
