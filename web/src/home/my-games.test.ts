import { expect, test } from 'vitest';
import type { Lobby } from '../protocol/lobby';
import type { TableRequest } from '../protocol/source';
import type { SeatState, TableSummary } from '../protocol/types';
import { drop, dropsOf, inOrder, isOpen } from './my-games';

const person: SeatState = { who: 'person', name: 'Ada', ready: true, here: true, lost: false };
const bot: SeatState = { ...person, who: 'bot', name: '', bot: { level: 'level3', personality: 'balanced' } };
const game = (changes: Partial<TableSummary>): TableSummary => ({
  table: 'T',
  stage: 'playing',
  config: { game: 'splendor', seats: [{ who: 'me' }, { who: 'open' }] },
  seats: [person, person],
  round: 1,
  mine: [0],
  owner: true,
  to_act: 0,
  your_turn: false,
  result: null,
  created: 0,
  changed: 0,
  ...changes,
});

test('games that wait for a move of one’s own come first, then the latest', () => {
  const [old, latest, mine] = [game({ changed: 1 }), game({ changed: 3 }), game({ changed: 2, your_turn: true })];
  expect(inOrder([old, latest, mine])).toEqual([mine, latest, old]);
});

test('a game that others play on after one has lost is not listed', () => {
  expect(isOpen(game({}))).toBe(true);
  expect(isOpen(game({ seats: [{ ...person, lost: true }, person, person] }))).toBe(false);
});

test('every game that is listed has a way out', () => {
  expect(dropsOf(game({ stage: 'waiting' }))).toEqual(['close']);
  expect(dropsOf(game({ stage: 'waiting', owner: false }))).toEqual(['stand']);
  expect(dropsOf(game({}))).toEqual(['leave', 'resign']);
  expect(dropsOf(game({ seats: [person, bot] }))).toEqual(['resign']);
  expect(dropsOf(game({ seats: [{ ...person, bot: { level: 'level3', personality: 'balanced' } }, person] }))).toEqual([
    'resign',
  ]);
});

test('what is dropped is asked of the table for every seat, and the line is closed', async () => {
  const asked: TableRequest[] = [];
  let closed = false;
  const source = {
    ask: async (request: TableRequest) => {
      asked.push(request);
      return { type: 'done' };
    },
    close: () => (closed = true),
  };
  const lobby = { open: () => source } as unknown as Lobby;
  expect(await drop(lobby, game({ mine: [0, 1] }), 'resign')).toBeNull();
  expect([asked, closed]).toEqual([
    [
      { type: 'resign', seat: 0 },
      { type: 'resign', seat: 1 },
    ],
    true,
  ]);
});
