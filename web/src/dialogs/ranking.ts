import { crownsOf, tilesOf } from '../games/views';
import type { Forfeit, GameResult, Player, Seat } from '../protocol/types';

export interface Rank {
  place: number;
  seat: Seat;
  points: number;
  cards: number;
  /** Nobles, locations or royals. */
  tiles: number;
  crowns: number;
  /** Why the seat could not win any more. */
  out?: Forfeit | undefined;
}

/** Winners first as the server named them, the others by points and then by fewer cards; whoever was out stands below. */
export function ranking(players: readonly Player[], result: GameResult): Rank[] {
  const rows: Rank[] = players.map((player, seat) => ({
    place: 0,
    seat,
    points: result.points[seat] ?? player.points,
    cards: player.cards.length,
    tiles: tilesOf(player).length,
    crowns: crownsOf(player) ?? 0,
    out: result.forfeits?.find((forfeit) => forfeit.seat === seat)?.why,
  }));
  const won = (row: Rank): number => (result.winners.includes(row.seat) ? 0 : 1);
  const sorted = rows.toSorted(
    (a, b) => won(a) - won(b) || Number(!!a.out) - Number(!!b.out) || b.points - a.points || a.cards - b.cards,
  );
  return sorted.map((row, i) => ({ ...row, place: won(row) === 0 ? 1 : i + 1 }));
}
