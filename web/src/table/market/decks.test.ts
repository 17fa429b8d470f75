import { expect, test } from 'vitest';
import { cardsLeft } from './decks';

test('decks that lie open in a replay are shown as a number of cards', () => {
  expect(cardsLeft(['S1-01', 'S1-02'])).toBe(2);
  expect(cardsLeft([])).toBe(0);
  expect(cardsLeft(36)).toBe(36);
});
