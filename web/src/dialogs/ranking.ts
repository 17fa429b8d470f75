import { crownsOf, tilesOf } from '../games/views';
import type { GameResult, Player, Seat } from '../protocol/types';

export interface Rank {
  place: number;
  seat: Seat;
  points: number;
  cards: number;
  /** Nobles, locations or royals. */
  tiles: number;
  crowns: number;
}

/** Winners first as the server named them, the others by points and then by fewer cards. */
export function ranking(players: readonly Player[], result: GameResult): Rank[] {
  const rows = players.map((player, seat) => ({
    place: 0,
    seat,
    points: result.points[seat] ?? player.points,
    cards: player.cards.length,
    tiles: tilesOf(player).length,
    crowns: crownsOf(player) ?? 0,
  }));
  const won = (row: Rank): number => (result.winners.includes(row.seat) ? 0 : 1);
  const sorted = rows.toSorted((a, b) => won(a) - won(b) || b.points - a.points || a.cards - b.cards);
  return sorted.map((row, i) => ({ ...row, place: won(row) === 0 ? 1 : i + 1 }));
}
