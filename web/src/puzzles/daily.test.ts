import { expect, test } from 'vitest';
import { dailyOf, dayOf } from './daily';

const puzzles = Array.from({ length: 7 }, (_, i) => ({ name: `duel-${1000 + i}-8` }));

test('a day is one of the calendar, from midnight to midnight where the clock hangs', () => {
  expect(dayOf(new Date(2026, 10, 17, 0, 0))).toBe(dayOf(new Date(2026, 10, 17, 23, 59)));
  expect(dayOf(new Date(2026, 10, 18, 0, 0))).toBe(dayOf(new Date(2026, 10, 17, 12, 0)) + 1);
  expect(dayOf(new Date(2027, 0, 1))).toBe(dayOf(new Date(2026, 11, 31)) + 1);
});

test('everybody has the same puzzle on a day, whatever order they have them in', () => {
  for (let day = 20_000; day < 20_014; day += 1) {
    expect(dailyOf(puzzles, day)).toEqual(dailyOf(puzzles.toReversed(), day));
  }
});

test('each puzzle has its day before one comes again', () => {
  const names = Array.from({ length: 7 }, (_, i) => dailyOf(puzzles, 20_000 + i)?.name);
  expect(new Set(names).size).toBe(7);
  expect(dailyOf(puzzles, 20_007)?.name).toBe(names[0]);
  expect(dailyOf([], 20_000)).toBeUndefined();
});
