import type { PlayerRequest, SeatPlan, TableConfig } from '../protocol/generated/protocol';
import type { Action, Stage } from '../protocol/types';

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
  | { call: 'tell'; table: string; seen: number | null; now: number }
  | { call: 'summary' | 'record' | 'proof'; table: string }
  | { call: 'replay'; table: string; seat: number | null }
  | { call: 'choose' | 'advise'; table: string; seed: number; limits: Limits }
  | { call: 'judge'; table: string; nth: number }
  | { call: 'rules_of'; record: string }
  | { call: 'judge_record'; record: string; nth: number };

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
