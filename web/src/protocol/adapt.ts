import type { Replay, SeatState, TableState, View } from './generated/protocol';
import type { ChatLine, LogEntry, SeatInfo, Snapshot, TableInfo } from './types';

/** From the server's words to the page's: the one place that knows both. */

function seatInfo(seat: SeatState): SeatInfo {
  const absent = seat.who === 'person' && !seat.here;
  return {
    name: seat.name,
    kind: seat.who,
    ready: seat.ready,
    ...(seat.bot ? { strength: seat.bot.level, temper: seat.bot.personality ?? 'balanced' } : {}),
    ...(absent ? { absent } : {}),
    ...(absent && seat.away_since !== undefined ? { away: seat.away_since } : {}),
    ...(seat.lost ? { lost: true } : {}),
  };
}

export function tableInfo(state: TableState, chat: ChatLine[]): TableInfo {
  return {
    id: state.table,
    game: state.config.game,
    stage: state.stage,
    config: state.config,
    seats: state.seats.map(seatInfo),
    me: state.me,
    mine: state.mine,
    owner: state.owner,
    spectators: state.spectators,
    target: state.target,
    hot_seats: state.mine.length > 1 ? state.mine : [],
    chat,
    can_undo: state.can_undo,
    fair: state.fair,
    rematch: state.rematch,
    next: state.next,
  };
}

/** The game on the table; null before it begins. */
export function snapshotOf(state: TableState, log: LogEntry[], chat: ChatLine[]): Snapshot | null {
  if (!state.view || !state.help) return null;
  return {
    version: state.version,
    table: tableInfo(state, chat),
    view: state.view,
    help: state.help,
    log,
    last_own_turn: state.last_own_turn,
    clock: state.clock,
    result: state.result,
  };
}

/** Where nothing is hidden, the server lists every deck; the table shows how many cards are left in each. */
export function countedDecks(replay: Replay): Replay {
  const counted = (view: View): View => {
    const [one, two, three] = (['1', '2', '3'] as const).map((level) => {
      const deck: number | readonly unknown[] = view.decks[level];
      return typeof deck === 'number' ? deck : (deck as readonly unknown[]).length;
    });
    return { ...view, decks: { 1: one ?? 0, 2: two ?? 0, 3: three ?? 0 } };
  };
  return {
    ...replay,
    start: counted(replay.start),
    steps: replay.steps.map((step) => ({ ...step, view: counted(step.view) })),
  };
}
