import { expect, test } from 'vitest';
import { qrCode } from './qr';

/** The matrix that the path draws. */
function matrix(text: string): boolean[][] {
  const { size, path } = qrCode(text);
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const row = rows[Number(y)];
    if (row) row[Number(x)] = true;
  }
  return rows;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Reads a code of one block and at most one alignment pattern (versions 1 to 3) back, as a scanner does. */
function read(rows: readonly boolean[][]): string {
  const size = rows.length;
  const dark = (x: number, y: number): boolean => rows[y]?.[x] ?? false;
  const format = [0, 1, 2].reduce((sum, i) => sum * 2 + Number(dark(2 + i, 8)), 0) ^ 0b101;
  const mask = MASKS[format];
  const alignment = size - 7;
  const isData = (x: number, y: number): boolean => {
    const finder = (x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9);
    const aligned = size > 21 && Math.abs(x - alignment) < 3 && Math.abs(y - alignment) < 3;
    return !finder && !aligned && x !== 6 && y !== 6;
  };
  const bits: number[] = [];
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (isData(x, y)) bits.push(Number(dark(x, y) !== mask?.(x, y)));
    }
  }
  const number = (from: number, length: number): number =>
    bits.slice(from, from + length).reduce((sum, bit) => sum * 2 + bit, 0);
  expect(number(0, 4)).toBe(4);
  const bytes = Array.from({ length: number(4, 8) }, (_, i) => number(12 + i * 8, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test.each(['https://parure.example/t/a', 'Parure!', '牌桌'])('%s can be read back', (text) => {
  expect(read(matrix(text))).toBe(text);
});

test('finders stand in three corners of a long link', () => {
  const rows = matrix('https://parure.example/table/jXv1abcdefgh#key=0123456789abcdef');
  const far = rows.length - 7;
  const corner = (x: number, y: number) => rows[y]?.[x] && !rows[y + 1]?.[x + 1] && rows[y + 3]?.[x + 3];
  expect([corner(0, 0), corner(far, 0), corner(0, far), corner(far, far)]).toEqual([true, true, true, false]);
});
