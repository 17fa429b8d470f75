import type { Replay } from '../protocol/generated/protocol';
import type { SeatInfo, Snapshot } from '../protocol/types';

/** The position after so many steps, as somebody sees it who watches with everything open. */
export function positionAt(replay: Replay, step: number): Snapshot {
  const done = replay.steps.slice(0, step);
  const last = done.at(-1);
  const over = step === replay.steps.length;
  return {
    version: step,
    table: {
      id: replay.table,
      game: replay.config.game,
      stage: 'over',
      config: replay.config,
      seats: replay.seats.map(
        ({ who, name, bot }): SeatInfo => ({
          name,
          kind: who,
          ...(who === 'bot' && bot ? { strength: bot.level } : {}),
        }),
      ),
      me: null,
      mine: [],
      owner: false,
      spectators: 0,
      target: replay.target,
      hot_seats: [],
      chat: [],
      can_undo: false,
      fair: { commitment: '' },
      rematch: [],
      next: null,
    },
    view: last?.view ?? replay.start,
    help: last?.help ?? replay.help,
    log: done.flatMap((entry) => entry.log),
    // What the last step did stands apart from what came before.
    last_own_turn: Math.max(0, (last?.log[0]?.turn ?? 1) - 1),
    clock: null,
    result: over ? replay.result : null,
  };
}
