import { expect, test } from 'vitest';
import { goldenReplay, goldenReview } from '../testing/goldens';
import { accuracyOf, keyMoments, reviewOf, turningPoint } from './judged';

const replay = goldenReplay('splendor');
const judged = goldenReview('splendor');
const first = judged.moves[0];
if (!first) throw new Error('nothing was judged');

test('a move that gives much away is a mistake, with what was better', () => {
  const moves = reviewOf(replay, { ...judged, moves: [{ ...first, given_away: 0.2 }, ...judged.moves.slice(1)] });
  expect(moves).toHaveLength(replay.steps.length);
  expect(moves[0]).toMatchObject({
    mark: 'mistake',
    played: { event: { type: 'reserve' }, chance: first.win },
    better: { event: { type: 'take' }, chance: first.best[0]?.win },
    why: [{ key: 'reason-scores' }],
    chances: first.chances,
  });
  expect(moves[1]?.mark).not.toBe('mistake');
});

test('no other move stands above the best one', () => {
  const best = first.best.map((advice, i) => ({ ...advice, win: 0.74 + i * 0.01 }));
  const [move] = reviewOf(replay, { ...judged, moves: [{ ...first, win: 0.6, given_away: 0.14, best }] });
  const told = [move?.better, ...(move?.others ?? [])].map((rated) => rated?.chance ?? 0);
  expect(told.length).toBeGreaterThan(1);
  expect(told).toEqual(told.toSorted((a, b) => b - a));
  expect(told[0]).toBe(0.74);
});

test('accuracy is the share of the win chance that was kept', () => {
  const moves = reviewOf(replay, judged).map((move, i) => ({
    ...move,
    seat: i % 2,
    lost: i === 0 ? 0.3 : 0,
    played: { ...move.played, chance: i === 0 ? 0.3 : 0.5 },
  }));
  const own = moves.filter((move) => move.seat === 0).length;
  expect(accuracyOf(moves, 0)).toBeCloseTo((own - 0.5) / own);
  expect(accuracyOf(moves, 1)).toBe(1);
  expect(accuracyOf(moves, 3)).toBeNull();
  expect(keyMoments(moves)).toEqual([0]);
  expect(turningPoint(moves)).toBe(0);
  expect(turningPoint(moves.slice(1))).toBeUndefined();
});
