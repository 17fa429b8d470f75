import type { Action, Cell } from '../protocol/types';

/** Choosing a line on Duel's board by its ends or cell by cell. */

export type LineTake = { type: 'take'; cells: Cell[] };

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
export const hasCell = (cells: readonly Cell[], cell: Cell): boolean => cells.some((other) => sameCell(other, cell));

export const lineTakes = (legal: readonly Action[]): LineTake[] =>
  legal.filter((action): action is LineTake => action.type === 'take' && 'cells' in action);

/** The shortest legal take through all the cells. */
export function shortestThrough(legal: readonly Action[], cells: readonly Cell[]): LineTake | undefined {
  return lineTakes(legal)
    .filter((take) => cells.every((cell) => hasCell(take.cells, cell)))
    .toSorted((a, b) => a.cells.length - b.cells.length)[0];
}

export function exactLine(legal: readonly Action[], chosen: readonly Cell[]): LineTake | undefined {
  const take = shortestThrough(legal, chosen);
  return take && take.cells.length === chosen.length ? take : undefined;
}

/** Cells that can join the chosen ones in some legal take; at first every cell that can be taken. */
export function joinable(legal: readonly Action[], chosen: readonly Cell[]): Cell[] {
  const found: Cell[] = [];
  for (const take of lineTakes(legal)) {
    if (!chosen.every((cell) => hasCell(take.cells, cell))) continue;
    for (const cell of take.cells) if (!hasCell(chosen, cell) && !hasCell(found, cell)) found.push(cell);
  }
  return found;
}

/**
 * A tap on a cell. It joins the line where a legal take allows it (a far end brings the cell between with it); on a chosen
 * cell it shortens the line; anywhere else a new line begins. Null where nothing can be taken.
 */
export function tapCell(legal: readonly Action[], chosen: readonly Cell[], cell: Cell): Cell[] | null {
  if (hasCell(chosen, cell)) return shortened(legal, chosen, cell);
  const joined = shortestThrough(legal, [...chosen, cell]);
  if (joined) return [...joined.cells];
  return shortestThrough(legal, [cell]) ? [cell] : null;
}

/** Without the cell; what is no longer one piece is dropped altogether, so that no gap is left. */
function shortened(legal: readonly Action[], chosen: readonly Cell[], cell: Cell): Cell[] {
  const rest = chosen.filter((other) => !sameCell(other, cell));
  return rest.length === 0 || exactLine(legal, rest) ? rest : [];
}
