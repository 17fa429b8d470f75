import type { Ask } from '../analysis/asks';
import type { HelpFrom, PlayerRequest, SeatPlan, TableConfig, TableState } from '../protocol/generated/protocol';
import type { Action, GameResult, Help, ReplayStep, Seat, Stage, View } from '../protocol/types';

/** A step of a table as it is kept; what is in it is the engine's business. */
export interface Kept {
  seq: number;
  time: number;
  step: unknown;
}

/** A table that does not exist yet, with what only the page can draw. */
export interface NewTable {
  secret: string;
  name: string;
  now: number;
}

export type Limits = { time: number } | { iterations: number };

/** What the engine can be asked: `Call` in crates/table/src/device.rs. */
export type Call =
  | { call: 'games' | 'bots' }
  | { call: 'make'; new: NewTable; config: TableConfig }
  | { call: 'go_on'; new: NewTable; from: string; step: number; seats: SeatPlan[] }
  | { call: 'rematch'; new: NewTable; from: string }
  | { call: 'load'; table: string; secret: string; steps: Kept[] }
  | { call: 'ask'; table: string; name: string; now: number; message: { id: string } & PlayerRequest }
  | ({ call: 'bot_move'; table: string; now: number } & Chosen)
  | { call: 'tick'; table: string; now: number }
  | { call: 'next'; table: string; next: string; now: number }
  | { call: 'apply'; table: string; steps: Kept[] }
  | { call: 'tell'; table: string; seen: number | null; now: number; help?: HelpFrom }
  | { call: 'summary' | 'record' | 'bring' | 'proof'; table: string }
  | { call: 'replay'; table: string; seat: number | null }
  | { call: 'help'; state: TableState }
  | { call: 'choose' | 'advise'; table: string; seed: number; limits: Limits }
  | { call: 'judge'; table: string; nth: number }
  | { call: 'rules_of'; record: string }
  | { call: 'judge_record'; record: string; nth: number }
  | ({ call: 'analysis' } & Ask)
  | ({ call: 'puzzle' } & PuzzleCall);

/** The same for puzzles: `PuzzleCall` in crates/table/src/device/puzzle.rs. */
export type PuzzleCall = { ask: 'list' | 'begin'; text: string } | { ask: 'play' | 'why_not'; action: Action };

export interface ListedPuzzle {
  name: string;
  turns: number;
  /** How hard it is, from 1 to 5. */
  grade: number;
}

/** A puzzle as whoever solves it sees it, at the table that it would be. */
export interface BegunPuzzle extends ListedPuzzle {
  config: TableConfig;
  seat: Seat;
  target: number;
  view: View;
  help: Help;
}

/** What came of a move, or would come of it. */
export interface PuzzleLine {
  /** Whether it wins for certain; else no step is told but of a refutation. */
  wins: boolean;
  /** The own turns that are left. */
  turns: number;
  steps: ReplayStep[];
  /** Once the game is over. */
  result: GameResult | null;
}

/** Steps to keep for a request, and the version it then has. */
export interface Decided {
  steps: Kept[];
  version: number;
  refused?: { code: string; rule?: string; message: string };
}

/** What a table needs next. */
export interface Standing {
  version: number;
  stage: Stage;
  /** The word of its rules: the weights that its bots think with go by it. */
  rules: string;
  /** The seat of a bot that is to act, and the version that its answer is for. */
  bot: [seat: number, version: number] | null;
  wake: number | null;
  rematch: boolean;
}

export interface Chosen {
  seat: number;
  version: number;
  action: Action;
}
