import type { Matrix } from './matrix';

type Mask = (x: number, y: number) => boolean;
export const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Turns data modules over; a second time takes it back. */
export function applyMask(matrix: Matrix, mask: number): void {
  const turns = MASKS[mask];
  if (!turns) throw new Error(`no mask ${mask}`);
  for (const [x, y] of matrix.dataModules()) {
    if (turns(x, y)) matrix.set(x, y, !matrix.isDark(x, y));
  }
}

const FINDER_LIKE = [
  [true, false, true, true, true, false, true, false, false, false, false],
  [false, false, false, false, true, false, true, true, true, false, true],
];

/** How hard a code is to read, by the four rules of the standard. */
export function penalty(matrix: Matrix): number {
  const { size } = matrix;
  const range = Array.from({ length: size }, (_, i) => i);
  const rows = range.map((y) => range.map((x) => matrix.isDark(x, y)));
  const columns = range.map((x) => range.map((y) => matrix.isDark(x, y)));
  const lines = [...rows, ...columns];
  const runs = lines.reduce((sum, line) => sum + runPenalty(line) + finderPenalty(line), 0);
  const blocks = range.slice(1).reduce((sum, y) => {
    const here = range.slice(1).filter((x) => {
      const dark = matrix.isDark(x, y);
      return (
        dark === matrix.isDark(x - 1, y) && dark === matrix.isDark(x, y - 1) && dark === matrix.isDark(x - 1, y - 1)
      );
    });
    return sum + here.length * 3;
  }, 0);
  const dark = rows.flat().filter(Boolean).length;
  const balance = Math.ceil(Math.abs(dark * 20 - size * size * 10) / (size * size)) - 1;
  return runs + blocks + Math.max(0, balance) * 10;
}

function runPenalty(line: readonly boolean[]): number {
  let sum = 0;
  let length = 0;
  line.forEach((dark, i) => {
    length = i > 0 && dark === line[i - 1] ? length + 1 : 1;
    if (length === 5) sum += 3;
    else if (length > 5) sum += 1;
  });
  return sum;
}

function finderPenalty(line: readonly boolean[]): number {
  let sum = 0;
  for (let i = 0; i + 11 <= line.length; i++) {
    for (const pattern of FINDER_LIKE) if (pattern.every((dark, k) => dark === line[i + k])) sum += 40;
  }
  return sum;
}
