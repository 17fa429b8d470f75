import type { GameInfo, HouseRules, Proof, Replay } from './generated/protocol';
import type { JudgedGame } from './review';
import type { TableSource } from './source';
import type { GameId, Strength, Temper } from './types';

export type Pace = 'none' | '30s' | '15min' | 'day';

/** Who sits on a chair of a new table; `here` is another person at this device. */
export type SeatPlan =
  | { kind: 'you' }
  | { kind: 'link' }
  | { kind: 'open' }
  | { kind: 'here'; name: string }
  | { kind: 'bot'; strength: Strength; temper: Temper };

/** What is agreed on besides the rules. */
export interface Manners {
  helpers: boolean;
  undo: boolean;
  open_reserves: boolean;
  free_chat: boolean;
  random_seats: boolean;
}

export interface TablePlan {
  game: GameId;
  seats: SeatPlan[];
  pace: Pace;
  /** The name of the way to play, and the house rules that it stands for. */
  preset: string;
  options: HouseRules;
  manners: Manners;
}

export interface RunningGame {
  id: string;
  game: GameId;
  /** Null while the table waits for players. */
  round: number | null;
  my_turn: boolean;
}

export type Ratings = Partial<Record<Strength, number>>;

export interface OpenTable {
  id: string;
  game: GameId;
  free: number;
  host: string;
}

/** Why the lobby refused; `unreachable` where nobody answered. */
export class LobbyError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** What the page asks the server outside of a table. Every call rejects with a `LobbyError`. */
export interface Lobby {
  /** The visitor's name; null for somebody new. */
  me(): Promise<string | null>;
  rename(name: string): Promise<string>;
  running(): Promise<RunningGame[]>;
  openTables(): Promise<OpenTable[]>;
  /** The games, and what can be agreed on for each. */
  games(): Promise<GameInfo[]>;
  /** How strong each level was measured to be; levels that were not are absent. */
  ratings(game: GameId): Promise<Ratings>;
  create(plan: TablePlan): Promise<string>;
  /** A table at which a finished game goes on after so many of its steps. */
  goOn(table: string, step: number, seats: SeatPlan[]): Promise<string>;
  /** Takes over a seat with the key of a seat link. */
  claim(table: string, key: string): Promise<void>;
  open(table: string): TableSource;
  replay(table: string): Promise<Replay>;
  judged(table: string): Promise<JudgedGame>;
  proof(table: string): Promise<Proof>;
}
