import { expect, test } from 'vitest';
import type { Action, Color } from '../protocol/types';
import { addable, exactTake, putBack, sockets, stillNeeded, tapBank, whyNot } from './take';

const legal: Action[] = [
  { type: 'take', tokens: { white: 1, blue: 1, green: 1 } },
  { type: 'take', tokens: { white: 1, blue: 1, red: 1 } },
  { type: 'take', tokens: { white: 2 } },
  { type: 'reserve', deck: 1 },
];

const check = (chosen: Color[], next: Color[]) => expect([...addable(legal, chosen)].sort()).toEqual(next.sort());

test('at first every colour of a legal take can be chosen', () => check([], ['white', 'blue', 'green', 'red']));
test('a second one of a colour is offered where two alike are legal', () =>
  check(['white'], ['white', 'blue', 'green', 'red']));
test('after two different ones only the thirds remain', () => check(['white', 'blue'], ['green', 'red']));
test('nothing can join a complete take', () => check(['white', 'white'], []));

test('a complete choice is a legal action', () => {
  expect(exactTake(legal, ['red', 'white', 'blue'])).toBe(legal[1]);
  expect(exactTake(legal, ['white', 'blue'])).toBeUndefined();
});

test('the shortest way to a legal take is counted', () => {
  expect(stillNeeded(legal, ['white'])).toEqual({ least: 1, most: 2 });
  expect(stillNeeded(legal, ['blue'])).toEqual({ least: 2, most: 2 });
  expect(stillNeeded(legal, ['white', 'white'])).toEqual({ least: 0, most: 0 });
  expect(sockets(legal, ['white', 'white'])).toBe(2);
  expect(sockets(legal, ['blue'])).toBe(3);
});

test('a tap adds, puts back or does nothing, and what is chosen stays', () => {
  expect(tapBank(legal, [], 'white')).toEqual(['white']);
  expect(tapBank(legal, ['white'], 'white')).toEqual(['white', 'white']);
  expect(tapBank(legal, ['white', 'blue'], 'blue')).toEqual(['white']);
  expect(tapBank(legal, ['white', 'white'], 'red')).toBeNull();
  expect(tapBank(legal, ['white', 'blue', 'green'], 'red')).toBeNull();
  expect(tapBank(legal, [], 'black')).toBeNull();
  expect(putBack(['white', 'blue'], 0)).toEqual(['blue']);
});

test('a disc that cannot join says why', () => {
  expect(whyNot(legal, ['white', 'blue', 'green'], 'red')).toBe('full');
  expect(whyNot(legal, ['blue', 'green'], 'red')).toBe('apart');
  expect(whyNot(legal, [], 'gold')).toBe('never');
});
