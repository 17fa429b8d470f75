import { expect, test } from 'vitest';
import { goldenReplay } from '../testing/goldens';
import { positionAt } from './replay';

const replay = goldenReplay('splendor');
const { start, steps, target, result } = replay;

test('before the first step nothing has happened', () => {
  expect(positionAt(replay, 0)).toMatchObject({ log: [], result: null, view: start, target, me: 0 });
});

test('whoever only watched, or held several seats, has none of their own', () => {
  expect(positionAt({ ...replay, mine: [] }, 0)).toMatchObject({ me: null, mine: [] });
  expect(positionAt({ ...replay, mine: [0, 1] }, 0)).toMatchObject({ me: null, mine: [] });
});

test('through the eyes of another nobody is the reader', () => {
  expect(positionAt({ ...replay, mine: [0], seen_by: 1 }, 0)).toMatchObject({ me: null, mine: [] });
  expect(positionAt({ ...replay, mine: [0, 1], seen_by: 1 }, 0)).toMatchObject({ me: 1, mine: [1] });
});

test('each step brings its events and its position', () => {
  const second = positionAt(replay, 2);
  expect(second.log).toEqual([...(steps[0]?.log ?? []), ...(steps[1]?.log ?? [])]);
  expect(second.view).toBe(steps[1]?.view);
  expect(second.help).toBe(steps[1]?.help);
  expect(second.last_own_turn).toBe(1);
  expect(second.result).toBeNull();
});

test('after the last step the game is over', () => {
  expect(positionAt(replay, steps.length).result).toEqual(result);
});
