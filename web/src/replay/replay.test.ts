import { expect, test } from 'vitest';
import { stage } from '../gallery/fixtures';
import type { Replay } from '../protocol/generated/protocol';
import { positionAt } from './replay';

const { view, help } = stage({ game: 'splendor', players: 2 });
const replay: Replay = {
  table: 'T',
  config: { game: 'splendor', seats: [] },
  seats: [
    { who: 'person', name: 'Ada', ready: true, here: false, lost: false },
    { who: 'bot', name: '', bot: { level: 'level2' }, ready: true, here: false, lost: false },
  ],
  target: 15,
  start: view,
  help,
  steps: [0, 1].map((seat) => ({
    seat,
    action: { type: 'pass' },
    log: [{ version: 5 + seat, turn: seat + 1, event: { type: 'pass', seat } }],
    view: { ...view, seat: 1 - seat },
    help: { ...help, token_limit: seat },
  })),
  result: { winners: [0], points: [15, 3], reason: 'prestige' },
};

test('before the first step nothing has happened', () => {
  expect(positionAt(replay, 0)).toMatchObject({ log: [], result: null, view, target: 15, me: null });
});

test('each step brings its events and its position', () => {
  const first = positionAt(replay, 1);
  expect(first.log).toHaveLength(1);
  expect(first.view.seat).toBe(1);
  expect(first.help.token_limit).toBe(0);
  expect(first.last_own_turn).toBe(0);
});

test('after the last step the game is over', () => {
  expect(positionAt(replay, 2).result?.winners).toEqual([0]);
});
