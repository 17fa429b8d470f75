import { expect, test } from 'vitest';
import type { Action } from '../protocol/types';
import { NO_DRAFT } from './draft';
import { redraft, wish } from './prepare';

const legal: Action[] = [
  { type: 'take', tokens: { white: 1, blue: 1, green: 1 } },
  { type: 'take', tokens: { white: 1, blue: 1, red: 1 } },
  { type: 'buy', card: 'S1-03', pay: { white: 2 } },
  { type: 'reserve', deck: 2 },
];

test('wishes come and go, and the newest three are kept', () => {
  const two = wish(wish(NO_DRAFT, 'white'), 'black');
  expect(two).toMatchObject({ kind: 'take', colors: ['white', 'black'] });
  expect(wish(two, 'white')).toMatchObject({ colors: ['black'] });
  expect(wish(wish(two, 'red'), 'green')).toMatchObject({ colors: ['black', 'red', 'green'] });
});

test('what can still be had is laid out when the turn comes', () => {
  const prepared = { kind: 'take', colors: ['white', 'black', 'red'], returns: [] } as const;
  expect(redraft({ ...prepared, colors: [...prepared.colors], returns: [] }, 'splendor', legal)).toEqual({
    kind: 'take',
    colors: ['white', 'red'],
    returns: [],
  });
});

test('a card that is gone is forgotten, one that can be bought gets its payment', () => {
  const deck = { level: 2, orient: false } as const;
  const card = { kind: 'card', card: 'S1-03', purchase: null, gold: null, returns: [] } as const;
  expect(redraft({ ...card, returns: [] }, 'splendor', legal)).toMatchObject({
    card: 'S1-03',
    purchase: { pay: { white: 2 } },
  });
  expect(redraft({ ...card, card: 'S1-09', returns: [] }, 'splendor', legal)).toEqual(NO_DRAFT);
  expect(redraft({ kind: 'deck', deck, gold: null, returns: [] }, 'splendor', legal)).toMatchObject({ deck });
});
