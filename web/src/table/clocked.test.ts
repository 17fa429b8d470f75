// @vitest-environment jsdom
import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { title } from '../app/title.svelte';
import { setLanguage } from '../i18n/locale.svelte';
import type { LogEntry, SeatState } from '../protocol/types';
import { golden } from '../testing/goldens';
import { panel, seen, sit } from '../testing/seat';

beforeAll(() => setLanguage('en'));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const MINE = golden('splendor-2-turn');
const me = MINE.me ?? 0;
const people = MINE.seats.map((seat): SeatState => ({ ...seat, who: 'person', name: seat.name || 'Bo' }));
const standIn = { level: 'level3', personality: 'balanced' } as const;

test('the last ten seconds of the own time are told to the tab and the screen reader', async () => {
  const left = MINE.seats.map(() => 12_000);
  sit('splendor-2-turn', { seats: people, clock: { left, running: me } });
  expect([title.alert, seen('10 seconds left.')]).toEqual(['', false]);
  await vi.advanceTimersByTimeAsync(2_500);
  expect([title.alert, seen('10 seconds left.')]).toEqual(['0:09 · Your turn', true]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(seen('5 seconds left.')).toBe(true);
});

test('the time of others is nobody’s alarm', async () => {
  const left = MINE.seats.map(() => 9_000);
  sit('splendor-2-start-waits', { seats: people, clock: { left, running: 1 - me } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(title.alert).toBe('');
});

const away = (events: LogEntry['event'][]) => ({
  seats: people.map((seat, i) => (i === me ? { ...seat, bot: standIn } : seat)),
  help: { ...MINE.help, legal: [] },
  log: events.map((event, i): LogEntry => ({ version: i + 1, turn: 1, event })),
});

test('whoever is played for reads why, and how to come back', () => {
  sit(
    'splendor-2-turn',
    away([
      { type: 'timeout', seat: me },
      { type: 'bot_took_over', seat: me },
    ]),
  );
  expect(panel()).toContain('Your time was up');
  expect(panel()).toContain('Play on myself');
  cleanup();
  sit('splendor-2-turn', away([{ type: 'bot_took_over', seat: me }]));
  expect(panel()).toContain('You left the table');
});

test('a game that everybody has left says that it waits, and until when', () => {
  sit('splendor-2-turn', { ...away([{ type: 'bot_took_over', seat: me }]), closes: Date.UTC(2030, 0, 2) });
  expect(panel()).toContain('The game waits');
  expect(panel()).toContain('2030');
});
