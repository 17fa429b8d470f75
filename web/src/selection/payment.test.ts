import { expect, test } from 'vitest';
import type { Action } from '../protocol/types';
import {
  fewestJokers,
  fromJoker,
  isOneForOne,
  type Purchase,
  paymentRows,
  payOf,
  purchasesOf,
  stepped,
  toJoker,
} from './payment';

const legal: Action[] = [
  { type: 'buy', card: 'S2-25', pay: { white: 1, green: 1, gold: 1 } },
  { type: 'buy', card: 'S2-25', pay: { white: 1, green: 2 } },
  { type: 'buy', card: 'S2-25', pay: { green: 2, gold: 1 } },
  { type: 'buy', card: 'S1-01', pay: {} },
];
const purchases = purchasesOf(legal, 'S2-25');
const paid = (purchase: Purchase | undefined) => purchase && payOf(purchase);

test('only payments of the card count, fewest jokers first', () => {
  expect(purchases).toHaveLength(3);
  expect(paid(fewestJokers(purchases, 'gold'))).toEqual({ white: 1, green: 2 });
});

test('a token flips to a joker and back where both payments are legal', () => {
  const flipped = toJoker(purchases, { white: 1, green: 2 }, 'green', 'gold');
  expect(paid(flipped)).toEqual({ white: 1, green: 1, gold: 1 });
  expect(paid(fromJoker(purchases, { white: 1, green: 1, gold: 1 }, 'green', 'gold'))).toEqual({ white: 1, green: 2 });
});

test('a second joker is refused where it is not held', () => {
  expect(toJoker(purchases, { white: 1, green: 1, gold: 1 }, 'white', 'gold')).toBeUndefined();
});

test('rows show printed price, own cards and what is paid with what', () => {
  const rows = paymentRows({ white: 3, green: 3, black: 2 }, { white: 1, green: 2 }, { white: 1, green: 1, gold: 1 }, [
    'white',
    'green',
    'black',
  ]);
  expect(rows).toEqual([
    { color: 'white', printed: 3, fromCards: 2, due: 1, own: 1, jokers: 0 },
    { color: 'green', printed: 3, fromCards: 1, due: 2, own: 1, jokers: 1 },
    { color: 'black', printed: 2, fromCards: 2, due: 0, own: 0, jokers: 0 },
  ]);
});

const orient: Action[] = [
  { type: 'buy', card: 'O2-01', pay: { blue: 4, gold: 1 } },
  { type: 'buy', card: 'O2-01', pay: { blue: 3 }, gold_cards: ['O1-01'] },
  { type: 'buy', card: 'O2-01', pay: { blue: 4 }, gold_cards: ['O1-01'] },
  { type: 'buy', card: 'O2-01', pay: { blue: 1 }, gold_cards: ['O1-01', 'O1-02'] },
];
const mixed = purchasesOf(orient, 'O2-01');

test('gold cards are given last, and of equal payments the smaller one first', () => {
  expect(fewestJokers(mixed, 'gold')).toBe(orient[0]);
  expect(fewestJokers(mixed.slice(1), 'gold')).toBe(orient[1]);
  expect(isOneForOne(mixed)).toBe(false);
  expect(isOneForOne(purchases)).toBe(true);
});

test('one kind more or less leads to the nearest payment', () => {
  const coins = ['blue', 'gold', 'gold_cards'] as const;
  const from = mixed[0] as Purchase;
  expect(stepped(mixed, from, 'gold_cards', 1, coins)).toBe(orient[2]);
  expect(stepped(mixed, from, 'gold', 1, coins)).toBeUndefined();
  expect(stepped(mixed, mixed[2] as Purchase, 'blue', -1, coins)).toBe(orient[1]);
});

test('of sacrifices the one with the fewest points is given', () => {
  const sacrifices: Action[] = [
    { type: 'buy', card: 'O3-02', sacrifice: ['S1-08', 'S2-06'] },
    { type: 'buy', card: 'O3-02', sacrifice: ['S1-01', 'S1-02'] },
  ];
  expect(fewestJokers(purchasesOf(sacrifices, 'O3-02'), 'gold')).toBe(sacrifices[1]);
});
