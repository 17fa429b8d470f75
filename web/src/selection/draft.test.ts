import { expect, test } from 'vitest';
import type { Action, LegalAction } from '../protocol/types';
import { chooseBank, chooseCard, chooseCell, chooseDeck, type Draft, NO_DRAFT, offers } from './draft';
import { sameAction } from './legal';
import { mayReturn, plannedReturn } from './returns';

const legal: Action[] = [
  { type: 'take', tokens: { white: 1, blue: 1, green: 1 } },
  { type: 'buy', card: 'S1-01', pay: { red: 1, gold: 1 } },
  { type: 'buy', card: 'S1-01', pay: { red: 2 } },
  { type: 'reserve', card: 'S1-01' },
  { type: 'reserve', deck: 2 },
];

const offered = (actions: readonly Action[]): LegalAction[] => actions.map((action) => ({ action, text: action.type }));

test('a card offers its cheapest purchase and its reserve', () => {
  const draft = chooseCard(NO_DRAFT, 'splendor', legal, 'S1-01');
  expect(offers(draft, offered(legal))).toMatchObject({ act: { action: legal[2] }, reserve: { action: legal[3] } });
  expect(chooseCard(draft, 'splendor', legal, 'S1-01')).toBe(NO_DRAFT);
});

test('a deck offers a blind reserve only where it is legal', () => {
  expect(offers(chooseDeck(NO_DRAFT, legal, { level: 2, orient: false }), offered(legal)).reserve?.action).toEqual(
    legal[4],
  );
  expect(chooseDeck(NO_DRAFT, legal, { level: 3, orient: false })).toBe(NO_DRAFT);
});

test('choosing tokens replaces a chosen card', () => {
  const draft = chooseBank(chooseCard(NO_DRAFT, 'splendor', legal, 'S1-01'), legal, 'white');
  expect(draft).toEqual({ kind: 'take', colors: ['white'], returns: [] });
  expect(offers(draft, offered(legal)).act).toBeUndefined();
});

const duel: Action[] = [
  { type: 'reserve', gold: [3, 3], card: 'D1-02' },
  { type: 'reserve', gold: [4, 4], card: 'D1-02' },
  { type: 'take', cells: [[0, 0]] },
];

test('in Duel either the gold or the card can be chosen first', () => {
  const goldFirst = chooseCell(NO_DRAFT, duel, [4, 4]);
  expect(goldFirst).toEqual({ kind: 'gold', cell: [4, 4] });
  expect(offers(chooseCard(goldFirst, 'duel', duel, 'D1-02'), offered(duel)).reserve?.action).toEqual(duel[1]);
  const cardFirst = chooseCard(NO_DRAFT, 'duel', duel, 'D1-02');
  expect(offers(cardFirst, offered(duel)).reserve?.action).toEqual(duel[0]);
  expect(offers(chooseCell(cardFirst, duel, [4, 4]), offered(duel)).reserve?.action).toEqual(duel[1]);
});

const overTen = offered(legal).map((entry, i) =>
  i === 0 ? { ...entry, brings: { over: 1, returnable: { white: 1, red: 2 } } } : entry,
);

test('a take over the limit waits for the tokens to return', () => {
  const take = { kind: 'take', colors: ['white', 'blue', 'green'], returns: [] } satisfies Draft;
  expect(offers(take, overTen).act?.brings?.over).toBe(1);
  expect(mayReturn({ red: 2 }, 1, [], 'red')).toBe(true);
  expect(mayReturn({ red: 2 }, 1, ['red'], 'red')).toBe(false);
  expect(mayReturn({ red: 1 }, 2, ['red'], 'red')).toBe(false);
});

test('a planned return is sent only where the position allows it', () => {
  const open: Action[] = [{ type: 'return', token: 'red' }];
  expect(plannedReturn(open, ['red'])).toBe(open[0]);
  expect(plannedReturn(open, ['white'])).toBeUndefined();
});

test('an action is known by what it says', () => {
  expect(sameAction({ type: 'buy', card: 'S1-01', pay: { red: 1, blue: 0, gold: 1 } }, legal[1] as Action)).toBe(true);
  expect(sameAction(legal[1] as Action, legal[2] as Action)).toBe(false);
  expect(sameAction({ type: 'privilege', cell: [0, 1] }, { type: 'privilege', cell: [1, 0] })).toBe(false);
});
