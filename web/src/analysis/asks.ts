import type { SeatPlan } from '../protocol/generated/protocol';
import type { Advice, GameId, GameResult, Help, LogEntry, Seat, TableConfig, View } from '../protocol/types';
import type { Move } from './tree';

/** What the engine is asked about a position without a table: `Ask` in crates/table/src/device/analysis.rs. */
export type Ask =
  | { ask: 'new'; game: GameId; players: number; options: Options; seed: number }
  | { ask: 'read'; text: string }
  | { ask: 'finished'; table: string }
  | { ask: 'show'; start: string; moves: readonly Move[] }
  | { ask: 'play'; position: string; action: string; draws: string; seed: number | null }
  | { ask: 'think'; position: string; seed: number; limits: { time: number } | { iterations: number } }
  | {
      ask: 'record';
      start: string;
      layout: string;
      moves: readonly (readonly [string, string, string])[];
      names: readonly string[];
      date: string;
    }
  | {
      ask: 'table';
      new: { secret: string; name: string; now: number };
      table: string;
      start: string;
      layout: string | null;
      moves: readonly Move[];
      seats: readonly SeatPlan[];
      seed: number;
    };

export type Options = NonNullable<TableConfig['options']>;

/** A line of moves and where it begins. */
export interface Line {
  game: GameId;
  start: string;
  layout?: string;
  names: string[];
  moves: [action: string, draws: string, comment: string][];
}

/** How things stand in a position. */
export interface Shown {
  /** The position as text. */
  position: string;
  game: GameId;
  /** The word of its rules: the weights that a search needs go by it. */
  rules: string;
  options: Options;
  seen_by: Seat | 'spectator' | null;
  to_act: Seat | null;
  view: View;
  help: Help;
  target: number;
  turn: number;
  log: LogEntry[];
  result: GameResult | null;
}

/** A move with its luck, or what has to be known of that first. */
export type Played = { done: { draws: string } } | { needs: { draws: string; choices: string[] } };

/** What a search has found by now. */
export interface Thought {
  iterations: number;
  /** The win chance of each seat. */
  chances: number[];
  /** The moves worth considering, the best first. */
  moves: Advice[];
}

/** Where a text is wrong: `Fault` in crates/table/src/device/analysis.rs. */
export interface Fault {
  word?: string;
  line: number;
  column: number;
  found: string | null;
  about: string[];
}
