import { expect, test } from 'vitest';
import type { Action, Advice } from '../protocol/types';
import { adviceFor } from './hints.svelte';

const advice = (action: Action, win: number): Advice => ({ action, text: '', win, share: 0, reasons: [] });
const buy = advice({ type: 'buy', card: 'S1-01', pay: {} }, 0.61);
const reserve = advice({ type: 'reserve', deck: 1 }, 0.59);
const take = advice({ type: 'take', tokens: { red: 2 } }, 0.4);

test('a hint does what the lesson asks where that is about as good', () => {
  expect(adviceFor([buy, reserve, take], undefined)).toBe(buy);
  expect(adviceFor([buy, reserve, take], 'reserve')).toBe(reserve);
  expect(adviceFor([buy, reserve, take], 'take')).toBe(buy);
  expect(adviceFor([], 'take')).toBeUndefined();
});
