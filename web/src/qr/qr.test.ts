import { expect, test } from 'vitest';
import { dataCodewords, interleaved, versionFor } from './codewords';
import { applyMask } from './mask';
import { alignmentPlaces, formatBits, type Matrix, versionBits } from './matrix';
import { qrCode, qrPath } from './qr';
import { remainder } from './reed-solomon';

test('the correction of the standard’s example, “HELLO WORLD” at 1-M', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(remainder(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('format and version words of the standard’s tables', () => {
  expect(formatBits(0).toString(2)).toBe('101010000010010');
  expect(formatBits(5).toString(2).padStart(15, '0')).toBe('100000011001110');
  expect(formatBits(7).toString(2).padStart(15, '0')).toBe('100101010100000');
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
});

test('alignment patterns stand where the standard puts them', () => {
  expect(alignmentPlaces(1)).toEqual([]);
  expect(alignmentPlaces(2)).toEqual([6, 18]);
  expect(alignmentPlaces(7)).toEqual([6, 22, 38]);
  expect(alignmentPlaces(10)).toEqual([6, 28, 50]);
});

test('the smallest version that holds a text is used', () => {
  expect([14, 15, 62, 63, 213].map(versionFor)).toEqual([1, 2, 4, 5, 10]);
  expect(() => versionFor(214)).toThrow();
});

test('blocks are interleaved column by column', () => {
  const data = dataCodewords(new TextEncoder().encode('x'.repeat(70)), 5);
  const words = interleaved(data, 5);
  expect(words).toHaveLength(134);
  expect(words.slice(0, 4)).toEqual([data[0], data[43], data[1], data[44]]);
});

/** Reads a code without blocks (versions 1 to 3) back, as a scanner does. */
function read(matrix: Matrix): string {
  let format = 0;
  for (let i = 0; i < 8; i++) format |= Number(matrix.isDark(matrix.size - 1 - i, 8)) << i;
  for (let i = 8; i < 15; i++) format |= Number(matrix.isDark(8, matrix.size - 15 + i)) << i;
  const mask = ((format ^ 0x5412) >>> 10) & 7;
  expect(formatBits(mask)).toBe(format);
  applyMask(matrix, mask);
  const bits = [...matrix.dataModules()].map(([x, y]) => Number(matrix.isDark(x, y)));
  const number = (from: number, length: number) =>
    bits.slice(from, from + length).reduce((sum, bit) => sum * 2 + bit, 0);
  expect(number(0, 4)).toBe(4);
  const bytes = Array.from({ length: number(4, 8) }, (_, i) => number(12 + i * 8, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test.each(['https://parure.example/t/a', 'Parure', '牌桌'])('%s can be read back', (text) => {
  expect(read(qrCode(text))).toBe(text);
});

test('the same code as an independent encoder makes', () => {
  const code = qrCode('Parure');
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_, x) => (code.isDark(x, y) ? '#' : '.')).join(''),
  );
  expect(rows).toEqual([
    '#######..#.#..#######',
    '#.....#.##.##.#.....#',
    '#.###.#..##...#.###.#',
    '#.###.#..###..#.###.#',
    '#.###.#.#####.#.###.#',
    '#.....#...##..#.....#',
    '#######.#.#.#.#######',
    '.....................',
    '#.#.#.#.....#...#..#.',
    '##..#..#####.#.#.#.##',
    '.########..#.###.####',
    '#.#..#...#.###.##..#.',
    '##..#.####.#.###.#..#',
    '........#.#...##.#...',
    '#######.....#...#..##',
    '#.....#..#....#....##',
    '#.###.#.#.#.#.####.##',
    '#.###.#....#.#.##..#.',
    '#.###.#.####.######.#',
    '#.....#..#####.##..#.',
    '#######.#.##.##.##.##',
  ]);
});

test('finders stand in three corners and the path draws every dark module', () => {
  const code = qrCode('https://parure.example/table/jXv1abcdefgh');
  const corner = (x: number, y: number) => code.isDark(x, y) && !code.isDark(x + 1, y + 1) && code.isDark(x + 3, y + 3);
  expect([corner(0, 0), corner(code.size - 7, 0), corner(0, code.size - 7)]).toEqual([true, true, true]);
  const dark = Array.from({ length: code.size ** 2 }, (_, i) => code.isDark(i % code.size, Math.floor(i / code.size)));
  expect(qrPath(code).split('M').length - 1).toBe(dark.filter(Boolean).length);
});
