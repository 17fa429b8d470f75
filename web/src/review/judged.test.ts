import { expect, test } from 'vitest';
import { stage } from '../gallery/fixtures';
import type { Replay } from '../protocol/generated/protocol';
import { reviewOf } from './judged';

const { view, help } = stage({ game: 'splendor', players: 2 });
const take = { type: 'take', tokens: { blue: 1, red: 1, black: 1 } } as const;
const buy = { type: 'buy', card: 'S2-25', pay: { white: 1, green: 2, black: 1 } } as const;
const replay: Replay = {
  table: 'T',
  config: { game: 'splendor', seats: [] },
  seats: [0, 1].map(() => ({ who: 'person', name: 'x', ready: true, here: false, lost: false })),
  target: 15,
  start: view,
  help,
  steps: [{ seat: 0, action: take, log: [{ version: 2, turn: 1, event: { seat: 0, ...take } }], view, help }],
  result: null,
};

test('a move that gives much away is a mistake, with what was better', async () => {
  const review = reviewOf(replay, {
    table: 'T',
    moves: [
      {
        seat: 0,
        win: 0.3,
        given_away: 0.2,
        chances: [0.3, 0.7],
        best: [
          { action: buy, text: '', win: 0.5, share: 0.8, reasons: [{ key: 'reason-scores', arguments: [] }] },
          { action: take, text: '', win: 0.3, share: 0.2, reasons: [] },
        ],
      },
    ],
  });
  expect(review.moves[0]).toMatchObject({
    mark: 'mistake',
    played: { event: { type: 'take' }, chance: 0.3 },
    better: { event: { type: 'buy', card: 'S2-25' }, chance: 0.5 },
    why: [{ key: 'reason-scores' }],
    chances: [0.3, 0.7],
  });
  expect((await review.position(0)).view).toBe(view);
});
