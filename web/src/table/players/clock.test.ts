import { expect, test } from 'vitest';
import { clockText } from './clock';

test.each([
  [9_400, '0:09'],
  [750_000, '12:30'],
  [83_100_000, '23:05:00'],
])('%i ms reads %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});
