import { expect, test } from 'vitest';
import type { LogEntry, LogEvent } from '../../protocol/types';
import { sinceTurn, slotKey, slotMarks } from './marks';

const entry = (turn: number, event: LogEvent): LogEntry => ({ version: turn, turn, event });
const reveal = (seat: number, slot: number, card: string, replaces: string): LogEvent => ({
  type: 'reveal',
  seat,
  level: 1,
  slot,
  card,
  replaces,
});

const log = [
  entry(3, reveal(0, 0, 'S1-05', 'S1-01')),
  entry(4, reveal(1, 2, 'S1-06', 'S1-02')),
  entry(5, reveal(2, 2, 'S1-07', 'S1-06')),
];

test('only what came after the own turn is recent', () => {
  expect(sinceTurn(log, 3)).toHaveLength(2);
});

test('a space changed twice shows the last ghost', () => {
  const marks = slotMarks(sinceTurn(log, 3), 0);
  expect(marks.get(slotKey(1, 2))).toEqual({ isNew: true, ghost: { seat: 2, card: 'S1-06' } });
  expect(marks.has(slotKey(1, 0))).toBe(false);
});

test('the viewer’s own card leaves no ghost', () => {
  expect(slotMarks(log, 0).get(slotKey(1, 0))).toEqual({ isNew: true, ghost: null });
});

test('a second row beside the market has spaces of its own', () => {
  const second: LogEvent = { ...reveal(1, 0, 'O1-02', 'O1-01'), orient: true } as LogEvent;
  const marks = slotMarks([entry(4, second)], 0);
  expect(marks.get(slotKey(1, 0, true))?.ghost).toEqual({ seat: 1, card: 'O1-01' });
  expect(marks.has(slotKey(1, 0))).toBe(false);
});
