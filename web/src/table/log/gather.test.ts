// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { LogEntry } from '../../protocol/types';
import { golden } from '../../testing/goldens';
import { gathered } from './gather';

test('tokens returned in one turn are one line', () => {
  const { log } = golden('splendor-2-return');
  const returns = log.filter(({ event }) => event.type === 'return');
  expect(returns.length).toBeGreaterThan(1);
  const turns = new Set(returns.map(({ turn }) => turn));
  const told = gathered(log);
  const lines = told.filter(({ event }) => event.type === 'return');
  expect(lines).toHaveLength(turns.size);
  expect(lines.at(-1)?.event).toEqual({ type: 'return', seat: 1, tokens: { green: 1, blue: 1, red: 1 } });
  expect(told.length).toBe(log.length - returns.length + lines.length);
});

test('two of one colour are counted', () => {
  const entry = golden('splendor-2-return').log.find(({ event }) => event.type === 'return');
  if (!entry) throw new Error('no return in the golden');
  expect(gathered([entry, entry])).toHaveLength(1);
  expect(gathered([entry, entry])[0]?.event).toMatchObject({ tokens: { green: 2 } });
  expect(gathered([entry, { ...entry, turn: entry.turn + 1 }])).toHaveLength(2);
});

test('cards that pay are told with what they pay for', () => {
  const entry = golden('orient-2').log[0];
  if (!entry) throw new Error('nothing has happened');
  const log: LogEntry[] = [
    { ...entry, event: { type: 'remove_card', seat: 0, card: 'O1-01' } },
    { ...entry, event: { type: 'buy', seat: 0, card: 'S2-01', pay: { white: 1 } } },
  ];
  expect(gathered(log).map(({ event }) => event)).toEqual([
    { type: 'buy', seat: 0, card: 'S2-01', pay: { white: 1 }, removed: ['O1-01'] },
  ]);
  expect(gathered(log.slice(0, 1))).toHaveLength(1);
});
