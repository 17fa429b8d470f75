import { expect, test } from 'vitest';
import type { Action, Cell } from '../protocol/types';
import { exactLine, joinable, tapCell } from './line';

const take = (...cells: Cell[]): Action => ({ type: 'take', cells });
// A row of three and a lone cell: . a b c / d
const a: Cell = [0, 1];
const b: Cell = [0, 2];
const c: Cell = [0, 3];
const d: Cell = [2, 0];
const legal: Action[] = [take(a), take(b), take(c), take(d), take(a, b), take(b, c), take(a, b, c)];

test('both ends bring the cell between them', () => {
  expect(tapCell(legal, [a], c)).toEqual([a, b, c]);
});

test('cells join one by one', () => {
  expect(tapCell(legal, [a], b)).toEqual([a, b]);
  expect(tapCell(legal, [a, b], c)).toEqual([a, b, c]);
});

test('a chosen end leaves the line, a chosen middle ends it', () => {
  expect(tapCell(legal, [a, b, c], c)).toEqual([a, b]);
  expect(tapCell(legal, [a, b, c], b)).toEqual([]);
});

test('a cell out of line begins a new one', () => {
  expect(tapCell(legal, [a, b], d)).toEqual([d]);
  expect(tapCell(legal, [a], [4, 4])).toBeNull();
});

test('only cells that extend the line can join', () => {
  expect(joinable(legal, [a])).toEqual([b, c]);
  expect(joinable(legal, [a, b, c])).toEqual([]);
});

test('a gap is no take', () => {
  expect(exactLine(legal, [a, c])).toBeUndefined();
  expect(exactLine(legal, [b, c])).toEqual(take(b, c));
});
