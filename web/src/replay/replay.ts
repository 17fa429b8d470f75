import type { GameSnapshot, Replay, SeatState } from '../protocol/types';

/** The position after so many steps, seen from the reader's own seat, if it is the one whose eyes are used. */
export function positionAt(replay: Replay, step: number): GameSnapshot {
  const me = ownSeat(replay);
  const done = replay.steps.slice(0, step);
  const last = done.at(-1);
  const over = step === replay.steps.length;
  const turn = last?.log[0]?.turn ?? 1;
  return {
    table: replay.table,
    version: step,
    now: 0,
    stage: 'over',
    // What people say now was not said then.
    config: { ...replay.config, chat: 'off' },
    seats: replay.seats.map(asPlayed),
    me,
    mine: me === null ? [] : [me],
    owner: false,
    spectators: 0,
    target: replay.target,
    view: last?.view ?? replay.start,
    help: last?.help ?? replay.help,
    turn,
    // What the last step did stands apart from what came before.
    last_own_turn: Math.max(0, turn - 1),
    can_undo: false,
    clock: null,
    result: over ? replay.result : null,
    fair: { commitment: '', round: 0 },
    rematch: [],
    next: null,
    log: done.flatMap((entry) => entry.log),
    chat: [],
  };
}

/** The reader's seat, where the game is told through its eyes or everything is open and they had no other. */
function ownSeat({ mine, seen_by }: Replay): number | null {
  if (seen_by !== null) return mine.includes(seen_by) ? seen_by : null;
  return mine.length === 1 ? (mine[0] ?? null) : null;
}

/** Who is away by now, and who gave up later, is no part of the game as it was. */
const asPlayed = ({ who, name, bot, ready }: SeatState): SeatState => ({
  who,
  name,
  ready,
  here: true,
  lost: false,
  ...(who === 'bot' && bot ? { bot } : {}),
});
