import { expect, test } from 'vitest';
import { golden } from '../../testing/goldens';
import { partnerOf, teamsOf } from './teams';

const { view } = golden('team-4');

test('partners count together, the own team first', () => {
  const points = view.players.map((player) => player.points);
  expect(teamsOf(view, 1)).toEqual([
    { seats: [1, 3], points: (points[1] ?? 0) + (points[3] ?? 0) },
    { seats: [0, 2], points: (points[0] ?? 0) + (points[2] ?? 0) },
  ]);
  expect(partnerOf(view, 1)).toBe(3);
});

test('where everybody plays alone there are none', () => {
  const alone = golden('splendor-4').view;
  expect(teamsOf(alone, 0)).toEqual([]);
  expect(partnerOf(alone, 0)).toBeNull();
});
