import { expect, test } from 'vitest';
import { botPlan, friendPlan, presetsOf, withSeats } from './plan';

test('against bots you take the first chair', () => {
  const plan = botPlan('splendor', 2, 'level3');
  expect(plan.seats.map((seat) => seat.kind)).toEqual(['you', 'bot', 'bot']);
});

test('more chairs are for a link, fewer drop the last', () => {
  const plan = withSeats(friendPlan('splendor'), 4);
  expect(plan.seats.map((seat) => seat.kind)).toEqual(['you', 'link', 'link', 'link']);
  expect(withSeats(plan, 2).seats).toHaveLength(2);
});

test('team needs four and is dropped with fewer', () => {
  const team = { ...withSeats(friendPlan('splendor'), 4), preset: 'team' as const };
  expect(withSeats(team, 3).preset).toBe('printed');
  expect(presetsOf('duel', 2)).toEqual(['printed']);
});
