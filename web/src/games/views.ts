import type { DuelView, Player, Seat, TileId, Tokens, View } from '../protocol/types';

/** What only some games have, asked of the view itself. */

export type BoardView = DuelView;
export const hasBoard = (view: View): view is BoardView => 'board' in view;

/** Privileges that a seat holds; null where there are none in the game. */
export const privilegesOf = (view: View, seat: Seat): number | null =>
  hasBoard(view) ? (view.privileges.players[seat] ?? 0) : null;

/** Nobles, locations or royals. */
export const tilesOf = (player: Player): readonly TileId[] => ('tiles' in player ? player.tiles : player.royals);

/** Tags of the Avengers; undefined where the game has none. */
export const tagsOf = (player: Player): number | undefined => ('avengers' in player ? player.avengers : undefined);

export const crownsOf = (player: Player): number | undefined => ('crowns' in player ? player.crowns : undefined);

/** Points on cards of each colour, where they count. */
export const colorPointsOf = (player: Player): Tokens => ('color_points' in player ? player.color_points : {});

/** Who has begun the last round; null where nobody has. */
export const triggerOf = (view: View): Seat | null => ('trigger' in view ? view.trigger : null);
