import type { GameSnapshot } from '../protocol/types';
import type { Shown } from './asks';

/** A position as a table shows it: everybody's moves can be made, and nobody is told from anybody else. */
export function snapshotOf(shown: Shown, version: number, names: readonly string[]): GameSnapshot {
  const players = shown.view.players.map((_, seat) => seat);
  return {
    table: '',
    version,
    now: 0,
    stage: shown.result ? 'over' : 'playing',
    config: {
      game: shown.game,
      options: shown.options,
      seats: players.map(() => ({ who: 'me' })),
      seating: 'as_set',
      clock: { kind: 'none' },
      absence: 'bot',
      listed: false,
      helpers: true,
      hints: false,
      open_reserves: true,
      undo: false,
      chat: 'off',
    },
    seats: players.map((seat) => ({
      who: 'person',
      name: names[seat] ?? '',
      ready: true,
      here: true,
      lost: false,
    })),
    me: shown.to_act,
    mine: players,
    owner: false,
    spectators: 0,
    target: shown.target,
    view: shown.view,
    help: shown.help,
    turn: shown.turn,
    last_own_turn: Math.max(0, (shown.log.at(-1)?.turn ?? 1) - 1),
    can_undo: false,
    clock: null,
    result: shown.result,
    fair: { commitment: '', round: 0 },
    rematch: [],
    next: null,
    log: shown.log,
    chat: [],
  };
}
