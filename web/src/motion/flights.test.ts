import { expect, test } from 'vitest';
import type { GameSnapshot, LogEvent } from '../protocol/types';
import { golden } from '../testing/goldens';
import { flights, freshEvents } from './flights';

function after(before: GameSnapshot, ...events: LogEvent[]): GameSnapshot {
  const version = before.version + 1;
  return { ...before, version, log: [...before.log, ...events.map((event) => ({ version, turn: 9, event }))] };
}
const splendor = golden('splendor-4');

test('tokens go from the bank to the own purse, one after another', () => {
  const { flights: found } = flights(
    splendor,
    after(splendor, { type: 'take', seat: 0, tokens: { blue: 1, red: 1, black: 1 } }),
  );
  expect(found.map(({ from, to }) => [from, to])).toEqual([
    ['bank:blue', 'purse:blue'],
    ['bank:red', 'purse:red'],
    ['bank:black', 'purse:black'],
  ]);
  expect(found.map(({ at }) => at)).toEqual([0, 40, 80]);
});

test('a purchase pays, moves the card and turns a new one over', () => {
  const bought = after(
    splendor,
    { type: 'buy', seat: 2, card: 'S1-06', pay: { white: 2 } },
    { type: 'reveal', seat: 2, level: 1, slot: 0, card: 'S1-01', replaces: 'S1-06' },
  );
  const found = flights(splendor, bought);
  expect(found.flights.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'seat:2 bank:white',
    'seat:2 bank:white',
    'card:S1-06 seat:2',
  ]);
  expect(found.reveals).toMatchObject([{ card: 'S1-01', deck: 'deck:1' }]);
});

test('on Duel’s board tokens leave the spaces that became empty', () => {
  const before = golden('duel-start');
  const taken = structuredClone(after(before, { type: 'take', seat: 1, tokens: { blue: 1 } }));
  if ('board' in taken.view && taken.view.board[0]) taken.view.board[0][0] = null;
  expect(flights(before, taken).flights.map(({ from, to }) => [from, to])).toEqual([['cell:0,0', 'seat:1']]);
});

test('however much has happened, it is over in 1.2 seconds', () => {
  const much = Array.from({ length: 12 }, (_, i): LogEvent => ({ type: 'take', seat: i % 4, tokens: { red: 2 } }));
  const last = Math.max(...flights(splendor, after(splendor, ...much)).flights.map(({ at }) => at));
  expect(last + 260).toBeLessThanOrEqual(1200);
});

test('what was taken back does not happen again', () => {
  expect(freshEvents(after(splendor, { type: 'pass', seat: 0 }), splendor)).toEqual([]);
});

test('a privilege slides from the board to its holder, and back when it is used', () => {
  const before = golden('duel-start');
  const gained = flights(before, after(before, { type: 'gain_privilege', seat: 1, from: null }));
  expect(gained.flights).toMatchObject([{ piece: { kind: 'privilege' }, from: 'privileges', to: 'privileges:1' }]);
  const used = structuredClone(after(before, { type: 'use_privilege', seat: 1, token: 'blue' }));
  if ('board' in used.view && used.view.board[0]) used.view.board[0][0] = null;
  expect(flights(before, used).flights.map(({ from, to }) => [from, to])).toEqual([
    ['privileges:1', 'privileges'],
    ['cell:0,0', 'seat:1'],
  ]);
});

test('the gold of a reservation comes from the bank', () => {
  const reserve: LogEvent = { type: 'reserve', seat: 0, card: 'S1-06', level: 1, deck: false, joker: true };
  const found = flights(splendor, after(splendor, reserve)).flights;
  expect(found.map(({ from, to }) => [from, to])).toEqual([
    ['card:S1-06', 'seat:0'],
    ['bank:gold', 'purse:gold'],
  ]);
});
