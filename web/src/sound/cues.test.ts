import { expect, test } from 'vitest';
import { golden } from '../testing/goldens';
import { cuesOf } from './cues';

const theirs = golden('splendor-2-start-waits');
const mine = golden('splendor-2-turn');

test('a move is heard, and then the bell for the own turn', () => {
  expect(cuesOf(theirs, { type: 'snapshot', snapshot: mine })).toEqual([{ cue: 'discs', count: 3 }, { cue: 'bell' }]);
});

test('nothing new is silent; a refusal ticks', () => {
  expect(cuesOf(mine, { type: 'snapshot', snapshot: mine })).toEqual([]);
  expect(cuesOf(mine, { type: 'refused', action: { type: 'pass' }, code: 'stale' })).toEqual([{ cue: 'tick' }]);
});
