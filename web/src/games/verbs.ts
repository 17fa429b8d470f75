import type { Action } from '../protocol/types';

/** The letters that may be typed for the verbs of Splendor and whatever is played like it. */
export const CLASSIC_VERBS: Readonly<Record<string, Action['type']>> = {
  t: 'take',
  r: 'reserve',
  b: 'buy',
  x: 'return',
  n: 'tile',
};
