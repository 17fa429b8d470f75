import { expect, test, vi } from 'vitest';
import { LobbyError } from '../protocol/lobby';
import { goldenReplay, goldenReview } from '../testing/goldens';
import { accuracyOf, judgedMoves, judgement, keyMoments, turningPoint } from './judged';

const replay = goldenReplay('splendor');
const judged = goldenReview('splendor');
const first = judged.moves[0];
if (!first) throw new Error('nothing was judged');

test('a move that gives much away is a mistake, with what was better', () => {
  const moves = judgedMoves(replay, { ...judged, moves: [{ ...first, given_away: 0.2 }, ...judged.moves.slice(1)] });
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

test('nothing stands above what was played where nothing was better', () => {
  const best = first.best.map((advice, i) => ({ ...advice, win: 0.604 - i * 0.01 }));
  const others = (given_away: number) =>
    judgedMoves(replay, { ...judged, moves: [{ ...first, win: 0.6, given_away, best }] })[0];
  expect(others(0.004)?.better).toBeUndefined();
  expect(others(0.004)?.others.map(({ chance }) => chance)).toEqual([0.594]);
  expect(others(0.1)?.better?.chance).toBe(0.604);
});

test('accuracy is the share of the win chance that was kept', () => {
  const moves = judgedMoves(replay, judged).map((move, i) => ({
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

test('who finds the server busy asks again until it is free, but not for ever', async () => {
  vi.useFakeTimers();
  const judging = (code: string, times: number) => {
    const ask = vi.fn(async () => judged);
    for (let i = 0; i < times; i += 1) ask.mockRejectedValueOnce(new LobbyError(code));
    const answer = judgement({ judged: ask }, replay.table).catch((error: LobbyError) => error.code);
    return vi.runAllTimersAsync().then(async () => [await answer, ask.mock.calls.length]);
  };
  expect(await judging('busy', 2)).toEqual([judged, 3]);
  expect(await judging('busy', 99)).toEqual(['busy', 6]);
  expect(await judging('too_fast', 1)).toEqual(['too_fast', 1]);
  vi.useRealTimers();
});
