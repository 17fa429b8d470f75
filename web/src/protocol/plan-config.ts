import type { ClockRule, TableConfig, SeatPlan as WireSeat } from './generated/protocol';
import type { Pace, SeatPlan, TablePlan } from './lobby';

const CLOCKS: Readonly<Record<Pace, ClockRule>> = {
  none: { kind: 'none' },
  '30s': { kind: 'per_move', seconds: 30 },
  '15min': { kind: 'per_game', seconds: 15 * 60, increment: 10 },
  day: { kind: 'days', days: 1 },
};

export function seatOf(seat: SeatPlan): WireSeat {
  switch (seat.kind) {
    case 'you':
      return { who: 'me' };
    case 'here':
      return { who: 'me', name: seat.name };
    case 'link':
    case 'open':
      return { who: 'open' };
    case 'bot':
      return { who: 'bot', level: seat.strength, personality: seat.temper };
  }
}

/** The server's words for a planned table. It is listed as soon as one chair is open to all. */
export function configOf({ game, seats, pace, options, manners }: TablePlan): TableConfig {
  return {
    game,
    options,
    seats: seats.map(seatOf),
    seating: manners.random_seats ? 'random' : 'as_set',
    clock: CLOCKS[pace],
    absence: 'bot',
    listed: seats.some((seat) => seat.kind === 'open'),
    helpers: manners.helpers,
    open_reserves: manners.open_reserves,
    undo: manners.undo,
    chat: manners.free_chat ? 'free' : 'phrases',
  };
}
