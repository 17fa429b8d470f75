import { expect, test } from 'vitest';
import type { Player } from '../protocol/types';
import { ranking } from './ranking';

const player = (points: number, cards: number): Player => ({
  tokens: {},
  cards: Array.from({ length: cards }, (_, i) => `S1-0${i + 1}`),
  reserved: [],
  tiles: [],
  points,
  bonuses: {},
});

test('winners stand first, then points, then fewer cards', () => {
  const rows = ranking([player(13, 9), player(16, 8), player(13, 7)], {
    winners: [1],
    points: [13, 16, 13],
    reason: 'prestige',
  });
  expect(rows.map((row) => row.seat)).toEqual([1, 2, 0]);
  expect(rows.map((row) => row.place)).toEqual([1, 2, 3]);
});

test('a shared victory shares the first place', () => {
  const rows = ranking([player(15, 9), player(15, 9)], { winners: [0, 1], points: [15, 15], reason: 'prestige' });
  expect(rows.map((row) => row.place)).toEqual([1, 1]);
});
