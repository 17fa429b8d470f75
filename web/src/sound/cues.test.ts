import { expect, test } from 'vitest';
import { stage } from '../gallery/fixtures';
import { cuesOf } from './cues';

const theirs = stage({ game: 'splendor', players: 2, seat: 1 });
const mine = stage({ game: 'splendor', players: 2 });

test('a move is heard, and then the bell for the own turn', () => {
  const version = theirs.version + 1;
  const entry = { version, turn: 9, event: { type: 'take', seat: 1, tokens: { red: 2 } } } as const;
  const snapshot = { ...mine, version, log: [...theirs.log, entry] };
  expect(cuesOf(theirs, { type: 'snapshot', snapshot })).toEqual([{ cue: 'discs', count: 2 }, { cue: 'bell' }]);
});

test('nothing new is silent; a refusal ticks', () => {
  expect(cuesOf(mine, { type: 'snapshot', snapshot: mine })).toEqual([]);
  expect(cuesOf(mine, { type: 'refused', action: { type: 'pass' }, code: 'stale' })).toEqual([{ cue: 'tick' }]);
});
