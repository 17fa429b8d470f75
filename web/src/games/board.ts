import spiral from '../../../crates/engine/data/duel/board.csv?raw';
import { numberIn, parseCsv } from '../catalogue/csv';
import type { Cell } from '../protocol/types';

/** The order in which the board is filled, from the centre outwards. */
export const SPIRAL: readonly Cell[] = parseCsv(spiral)
  .toSorted((a, b) => numberIn(a, 'order') - numberIn(b, 'order'))
  .map((row): Cell => [numberIn(row, 'row'), numberIn(row, 'col')]);
