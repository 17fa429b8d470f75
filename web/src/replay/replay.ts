import type { GameSnapshot, Replay, SeatState } from '../protocol/types';

/** The position after so many steps with everything open, seen from the reader's own seat, if they had one alone. */
export function positionAt(replay: Replay, step: number): GameSnapshot {
  const { mine } = replay;
  const me = mine.length === 1 ? (mine[0] ?? null) : null;
  const done = replay.steps.slice(0, step);
  const last = done.at(-1);
  const over = step === replay.steps.length;
  const turn = last?.log[0]?.turn ?? 1;
  return {
    table: replay.table,
    version: step,
    now: 0,
    stage: 'over',
    config: replay.config,
    seats: replay.seats.map(asPlayed),
    me,
    mine: me === null ? [] : mine,
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

/** Who is away by now, and who gave up later, is no part of the game as it was. */
const asPlayed = ({ who, name, bot, ready }: SeatState): SeatState => ({
  who,
  name,
  ready,
  here: true,
  lost: false,
  ...(who === 'bot' && bot ? { bot } : {}),
});
