import type { JudgedMove } from './judged';

/** The win-chance chart: places of moves and chances in a box of the given size. */
export interface ChartBox {
  width: number;
  height: number;
  left: number;
}

const PADDING = 8;

export const xOf = (box: ChartBox, move: number, count: number): number =>
  box.left + (count > 1 ? move / (count - 1) : 0) * (box.width - box.left);

export const yOf = (box: ChartBox, chance: number): number => PADDING + (1 - chance) * (box.height - 2 * PADDING);

export const lineOf = (box: ChartBox, moves: readonly JudgedMove[], seat: number): string =>
  moves
    .map((move, i) => `${xOf(box, i, moves.length).toFixed(1)},${yOf(box, move.chances[seat] ?? 0).toFixed(1)}`)
    .join(' ');

/** Heights for labels at the lines' ends, pushed apart so that none covers another. */
export function labelHeights(box: ChartBox, chances: readonly number[], gap: number): number[] {
  const order = chances.map((chance, seat) => ({ seat, y: yOf(box, chance) })).toSorted((a, b) => a.y - b.y);
  let above = Number.NEGATIVE_INFINITY;
  for (const label of order) above = label.y = Math.max(label.y, above + gap);
  let below = box.height - PADDING / 2 + gap;
  for (const label of order.toReversed()) below = label.y = Math.min(label.y, below - gap);
  return chances.map((_, seat) => order.find((label) => label.seat === seat)?.y ?? 0);
}

/** Share of the win chance that a move gave away, in whole percent. */
export const givenAway = (move: JudgedMove): number => Math.max(0, Math.round(move.lost * 100));

/** The move under a place of the chart. */
export const moveAt = (box: ChartBox, x: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.round(((x - box.left) / (box.width - box.left)) * (count - 1))));
