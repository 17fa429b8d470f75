import { expect, test } from 'vitest';
import { goldenReplay, goldenReview } from '../testing/goldens';
import { reviewOf } from './judged';

test('a move that gives much away is a mistake, with what was better', async () => {
  const replay = goldenReplay('splendor');
  const judged = goldenReview('splendor');
  const [first] = judged.moves;
  if (!first) throw new Error('nothing was judged');
  const review = reviewOf(replay, { ...judged, moves: [{ ...first, given_away: 0.2 }, ...judged.moves.slice(1)] });
  expect(review.moves).toHaveLength(replay.steps.length);
  expect(review.moves[0]).toMatchObject({
    mark: 'mistake',
    played: { event: { type: 'reserve' }, chance: first.win },
    better: { event: { type: 'take' }, chance: first.best[0]?.win },
    why: [{ key: 'reason-scores' }],
    chances: first.chances,
  });
  expect(review.moves[1]?.mark).not.toBe('mistake');
  expect((await review.position(0)).view).toBe(replay.start);
});
