import { expect, test } from 'vitest';
import { stage } from '../../gallery/fixtures';
import { hasBoard } from '../../games/views';
import { partnerOf, teamsOf } from './teams';

const { view } = stage({ game: 'splendor', players: 4 });

test('partners count together, the own team first', () => {
  if (hasBoard(view)) throw new Error('not Splendor');
  const team = {
    ...view,
    teams: [
      [0, 2],
      [1, 3],
    ],
  };
  const points = view.players.map((player) => player.points);
  expect(teamsOf(team, 1)).toEqual([
    { seats: [1, 3], points: (points[1] ?? 0) + (points[3] ?? 0) },
    { seats: [0, 2], points: (points[0] ?? 0) + (points[2] ?? 0) },
  ]);
  expect(partnerOf(team, 1)).toBe(3);
});

test('where everybody plays alone there are none', () => {
  expect(teamsOf(view, 0)).toEqual([]);
  expect(partnerOf(view, 0)).toBeNull();
});
