import type { DuelView, Seat, View } from '../protocol/types';

/** What only some games have, asked of the view itself. */

export type BoardView = DuelView;
export const hasBoard = (view: View): view is BoardView => 'board' in view;

/** Privileges that a seat holds; null where there are none in the game. */
export const privilegesOf = (view: View, seat: Seat): number | null =>
  hasBoard(view) ? (view.privileges.players[seat] ?? 0) : null;
