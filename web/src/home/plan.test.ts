import { expect, test } from 'vitest';
import type { GameInfo } from '../protocol/generated/protocol';
import {
  botPlan,
  CLOCKS,
  friendPlan,
  kindOf,
  playOnSeats,
  takeSeat,
  withClock,
  withRules,
  withSeats,
  withSitters,
} from './plan';

const OFFER: GameInfo = {
  game: 'splendor',
  expansions: [],
  seats: [2, 3, 4],
  presets: [
    { name: 'printed', seats: [2, 3, 4], options: { team: false }, teams: [] },
    {
      name: 'team',
      seats: [4],
      options: { team: true },
      teams: [
        [0, 2],
        [1, 3],
      ],
    },
  ],
  options: [{ key: 'team', seats: [4], kind: 'switch', default: false }],
};

test('against bots you take the first chair', () => {
  const plan = botPlan({ game: 'splendor' }, 2, 'level3');
  expect(plan.seats.map(kindOf)).toEqual(['you', 'bot', 'bot']);
});

test('more chairs are for a link, fewer drop the last', () => {
  const plan = withSeats(friendPlan({ game: 'splendor' }), 4, OFFER);
  expect(plan.seats.map(kindOf)).toEqual(['you', 'link', 'link', 'link']);
  expect(withSeats(plan, 2, OFFER).seats).toHaveLength(2);
});

test('more chairs beside bots are for bots, so that a single player goes straight into the game', () => {
  const plan = withSeats(botPlan({ game: 'splendor' }, 1, 'level4'), 4, OFFER);
  expect(plan.seats.map(kindOf)).toEqual(['you', 'bot', 'bot', 'bot']);
  expect(plan.seats.at(-1)).toMatchObject({ level: 'level4' });
});

test('hints are for a single player, and where two people sit only if they are wished for', () => {
  const [alone, friends] = [botPlan({ game: 'splendor' }, 1, 'level3'), friendPlan({ game: 'splendor' })];
  expect([alone.hints, friends.hints, friends.helpers]).toEqual([true, false, true]);
  expect(withSitters(alone, friends.seats).hints).toBe(false);
  expect(withSitters({ ...friends, hints: true }, alone.seats).hints).toBe(true);
  expect(withSitters({ ...alone, hints: false }, friends.seats).hints).toBe(false);
});

test('who runs out of time for a whole game has lost', () => {
  const plan = friendPlan({ game: 'splendor' });
  expect(withClock(plan, CLOCKS['15min']).absence).toBe('lose');
  expect(withClock(withClock(plan, CLOCKS['15min']), CLOCKS['30s']).absence).toBe('bot');
});

test('team needs four and is dropped with fewer', () => {
  const team = withRules(withSeats(friendPlan({ game: 'splendor' }), 4, OFFER), { team: true }, OFFER);
  expect(team.seating).toBe('as_set');
  expect(withSeats(team, 4, OFFER)).toEqual(team);
  expect(withSeats(team, 3, OFFER)).toMatchObject({ options: {}, seating: 'random' });
});

test('a finished game goes on with you to move, and you may take another chair', () => {
  const seats = playOnSeats(3, 1);
  expect(seats.map(kindOf)).toEqual(['bot', 'you', 'bot']);
  const linked = seats.map((seat, i) => (i === 2 ? ({ who: 'open' } as const) : seat));
  expect(takeSeat(linked, 2).map(kindOf)).toEqual(['bot', 'link', 'you']);
});
