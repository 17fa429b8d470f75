import { expect, test } from 'vitest';
import { givenAway, labelHeights, lineOf, moveAt } from './chart';
import type { JudgedMove } from './judged';

const box = { width: 140, height: 116, left: 40 };
const move = (chances: number[], mark?: 'mistake'): JudgedMove => ({
  round: 1,
  seat: 0,
  played: { event: { type: 'pass', seat: 0 }, chance: chances[0] ?? 0 },
  others: [],
  why: [],
  chances,
  lost: mark ? 0.11 : 0,
  ...(mark ? { mark, better: { event: { type: 'pass', seat: 0 }, chance: (chances[0] ?? 0) + 0.11 } } : {}),
});
const moves = [move([0.5, 0.5]), move([0, 1], 'mistake'), move([1, 0])];

test('a line runs from the left edge to the right, certainty at the top', () => {
  expect(lineOf(box, moves, 0)).toBe('40.0,58.0 90.0,108.0 140.0,8.0');
});

test('labels at one height are pushed apart and stay inside', () => {
  const heights = labelHeights(box, [0, 0, 0], 18);
  expect(heights.toSorted((a, b) => a - b)).toEqual([76, 94, 112]);
});

test('what a move gave away is in whole percent', () => {
  expect(moves.map(givenAway)).toEqual([0, 11, 0]);
});

test('a place of the chart belongs to the nearest move', () => {
  expect([0, 40, 64, 66, 140, 400].map((x) => moveAt(box, x, 3))).toEqual([0, 0, 0, 1, 2, 2]);
});
