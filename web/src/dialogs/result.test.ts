// @vitest-environment jsdom
import '../testing/browser-stubs';
import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../i18n/locale.svelte';
import type { GameResult, Seat } from '../protocol/types';
import { ranking } from './ranking';
import { resultWords } from './result';

beforeAll(() => setLanguage('en'));

const NAMES = ['Ada', 'Pippa', 'Cy', 'Dee'];
const words = (result: GameResult, me: Seat | null, teams: Seat[][] = []) =>
  resultWords(result, {
    nameOf: (seat) => (seat === me ? 'You' : (NAMES[seat] ?? '')),
    me,
    side: (seat) => teams.find((team) => team.includes(seat)) ?? [seat],
  });
const flat = ({ title, lines }: ReturnType<typeof words>): string => [title, ...lines].join(' | ');

test('of two, one gives up', () => {
  const result: GameResult = {
    winners: [1],
    points: [16, 10],
    reason: 'resigned',
    forfeits: [{ seat: 0, why: 'resigned' }],
  };
  expect(flat(words(result, 0))).toBe('Pippa wins | You resigned.');
  expect(flat(words(result, 1))).toBe('You win | Ada resigned.');
  expect(flat(words(result, null))).toBe('Pippa wins | Ada resigned.');
});

test('of three, whoever gave up has the most points and has not won', () => {
  const result: GameResult = {
    winners: [1],
    points: [16, 10, 9],
    reason: 'prestige',
    forfeits: [{ seat: 0, why: 'resigned' }],
  };
  expect(flat(words(result, 0))).toBe(
    'Pippa wins | 10 prestige, the most of those who played to the end. | You resigned.',
  );
});

test('of four, they go one by one and for their own reasons', () => {
  const result: GameResult = {
    winners: [3],
    points: [3, 4, 5, 6],
    reason: 'timeout',
    forfeits: [
      { seat: 0, why: 'resigned' },
      { seat: 2, why: 'left' },
      { seat: 1, why: 'timeout' },
    ],
  };
  expect(flat(words(result, 2))).toBe('Dee wins | Ada resigned. | You left the game. | Pippa ran out of time.');
});

test('what decides between equals is told', () => {
  const level: GameResult = { winners: [0], points: [15, 15], reason: 'prestige', tie_break: 'fewer_cards' };
  expect(flat(words(level, 0))).toBe('You win | 15 prestige, level with another player. | Fewer cards decide.');
  const shared: GameResult = { winners: [0, 1], points: [15, 15], reason: 'prestige' };
  expect(flat(words(shared, 0))).toBe('Shared victory: You and Pippa | 15 prestige each.');
});

test('partners win with what they have together', () => {
  const result: GameResult = { winners: [0, 2], points: [6, 9, 10, 4], reason: 'prestige' };
  const teams = [
    [0, 2],
    [1, 3],
  ];
  expect(flat(words(result, 0, teams))).toBe(
    'You and Cy win together | 16 prestige together, more than the other team.',
  );
});

test('whoever was out stands below all others', () => {
  const player = { tokens: {}, cards: [], reserved: [], tiles: [], points: 0, bonuses: {} };
  const rows = ranking([player, player, player], {
    winners: [1],
    points: [16, 10, 9],
    reason: 'prestige',
    forfeits: [{ seat: 0, why: 'resigned' }],
  });
  expect(rows.map(({ seat, place, out }) => [seat, place, out])).toEqual([
    [1, 1, undefined],
    [2, 2, undefined],
    [0, 3, 'resigned'],
  ]);
});
