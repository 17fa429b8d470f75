// @vitest-environment jsdom
import '../testing/browser-stubs';
import { beforeAll, expect, test } from 'vitest';
import type { BotLevel, SeatState } from '../protocol/types';
import { seatName } from './labels';
import { setLanguage } from './locale.svelte';

const bot = (level: BotLevel): SeatState => ({
  who: 'bot',
  name: '',
  bot: { level, personality: 'balanced' },
  ready: true,
  here: false,
  lost: false,
});

beforeAll(() => setLanguage('en'));

test('no two bots at a table have one name, and none has a number', () => {
  const levels: BotLevel[][] = [
    ['level4', 'level4', 'level4', 'level4'],
    ['level1', 'level1', 'level3', 'level3'],
  ];
  for (const table of levels) {
    const seats = table.map(bot);
    const names = seats.map((_, seat) => seatName(seats, seat));
    expect(new Set(names).size).toBe(names.length);
    expect(names.join(' ')).not.toMatch(/I{2}|IV|\d/);
  }
});
