import { expect, test } from 'vitest';
import { SPIRAL } from '../games/board';
import { cardById, cardIdsOf, ROYAL_IDS, tileById, tileIdsOf } from './catalogue';
import { parseCsv } from './csv';

test.each([
  ['splendor', 90, 140],
  ['marvel', 90, 140],
  ['duel', 67, 92],
] as const)('%s has %i cards worth %i points', (game, count, points) => {
  const faces = cardIdsOf(game).map(cardById);
  expect(faces).toHaveLength(count);
  expect(faces.reduce((sum, face) => sum + face.points, 0)).toBe(points);
});

test('tiles, royals and the spiral are complete', () => {
  expect(tileIdsOf('splendor')).toHaveLength(10);
  expect(tileIdsOf('marvel')).toHaveLength(8);
  expect(ROYAL_IDS).toHaveLength(4);
  expect(SPIRAL).toHaveLength(25);
  expect(SPIRAL[0]).toEqual([2, 2]);
  expect(SPIRAL[24]).toEqual([4, 4]);
});

test('expansions bring cards to those of their game, and tiles in place of its own', () => {
  const added = cardIdsOf('splendor', 'orient')
    .filter((card) => card.startsWith('O'))
    .map(cardById);
  expect(added).toHaveLength(30);
  expect(added.reduce((sum, face) => sum + face.points, 0)).toBe(18);
  expect(cardById('O2-09')).toMatchObject({ bonus: 'joker', abilities: ['copy', 'free'] });
  expect(cardById('O1-01')).toMatchObject({ bonus: null, abilities: ['gold'] });
  expect(cardById('O3-01')).toMatchObject({ sacrifice: 'black', cost: {} });
  expect(tileIdsOf('splendor', 'cities')).toHaveLength(14);
  expect(tileById('C6B')).toMatchObject({ points: 0, prestige: 14, other: 4, demand: { green: 4 } });
  expect(tileIdsOf('splendor', 'posts')).toEqual(tileIdsOf('splendor'));
});

test('a name with a comma is one field', () => {
  expect(tileById('ML2A').name).toBe("Hell's Kitchen, NYC");
});

test('the Duel card with two abilities keeps the one that is not its bonus', () => {
  const face = cardById('D3-12');
  expect(face.bonus).toBe('joker');
  expect(face.abilities).toEqual(['extra_turn']);
});

test('a row that does not fit the header is refused', () => {
  expect(() => parseCsv('id,points\nX,1,2')).toThrow('line 2');
});
