import { hasBoard } from '../../games/views';
import type { Seat, View } from '../../protocol/types';

export interface Team {
  seats: Seat[];
  /** Partners count together. */
  points: number;
}

/** The teams with their joint points, the viewer's first; none where everybody plays alone. */
export function teamsOf(view: View, viewer: Seat): Team[] {
  const teams = hasBoard(view) ? [] : (view.teams ?? []);
  return teams
    .map((seats) => ({ seats, points: seats.reduce((sum, seat) => sum + (view.players[seat]?.points ?? 0), 0) }))
    .toSorted((a, b) => Number(b.seats.includes(viewer)) - Number(a.seats.includes(viewer)));
}

/** Who plays with this seat; null where everybody plays alone. */
export function partnerOf(view: View, seat: Seat): Seat | null {
  const team = hasBoard(view) ? undefined : view.teams?.find((seats) => seats.includes(seat));
  return team?.find((other) => other !== seat) ?? null;
}
