import { expect, test } from 'vitest';
import { contrast } from './color';
import { constellation } from './constellations';
import { jewel } from './jewels';
import { spriteMarkup } from './sprite';
import { ALL_STONES, STONES } from './stones';

test('every letter reads on its stone', () => {
  for (const stone of ALL_STONES) expect(contrast(STONES[stone].fill, STONES[stone].ink), stone).toBeGreaterThan(4.5);
});

test('within a game, no two stones share outline or letter', () => {
  const games = [
    ['white', 'blue', 'green', 'red', 'black', 'pearl', 'gold', 'joker'],
    ['mind', 'space', 'soul', 'reality', 'power', 'time', 'shield'],
  ] as const;
  for (const stones of games) {
    expect(new Set(stones.map((stone) => STONES[stone].outline)).size).toBe(stones.length);
    expect(new Set(stones.map((stone) => STONES[stone].letter)).size).toBe(stones.length);
  }
});

test('a card is drawn the same every time', () => {
  expect(jewel('S2-11', 2, 'blue')).toBe(jewel('S2-11', 2, 'blue'));
  expect(constellation('M1-05', 1, 'mind')).not.toBe(constellation('M1-06', 1, 'mind'));
});

test('the sprite defines each symbol once', () => {
  const ids = [...spriteMarkup().matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
