import type {
  BotLevelName,
  BotPersonality,
  ChatLine,
  ClockState,
  FairDeal,
  GameId,
  GameResult,
  Help,
  LogEntry,
  Seat,
  Stage,
  TableConfig,
  View,
} from './generated/protocol';

/**
 * The page's own view of a table, put together from the server's messages by `adapt.ts`. Everything that the server's
 * vocabulary has a word for comes from the generated types. The page holds no rules: every price, distance, warning
 * and choice arrives in `Help`.
 */
export type {
  Action,
  Advice,
  AdviceReason,
  CardHelp,
  CardId,
  CardState,
  Cell,
  ChatLine,
  ClassicView,
  ClockState,
  Color,
  DuelView,
  FairDeal,
  GameEvent,
  GameId,
  Goal,
  GoalKind,
  Help,
  Level,
  LevelKey,
  LogEntry,
  Outcome,
  Owned,
  Phase,
  Phrase,
  Player,
  Reason,
  Reserved,
  Seat,
  Stage,
  TableConfig,
  TileHelp,
  TileId,
  Tokens,
  View,
} from './generated/protocol';

export type RoyalId = string;
export type Result = GameResult;
export type Strength = BotLevelName;
export type Temper = BotPersonality;

export interface SeatInfo {
  /** Empty for a free seat, and for a bot that the page names itself. */
  name: string;
  kind: 'person' | 'bot' | 'free';
  /** Whether the seat has added its part to the fair deal. */
  ready?: boolean;
  /** Of the bot that sits there, or that plays for a person who is away. */
  strength?: Strength;
  temper?: Temper;
  rating?: number;
  /** When the person was last connected, in milliseconds since 1970; absent while here or not known. */
  away?: number;
  /** A person who is not connected. */
  absent?: boolean;
  /** The seat has lost by giving up or by time. */
  lost?: boolean;
}

export interface TableInfo {
  id: string;
  game: GameId;
  stage: Stage;
  config: TableConfig;
  seats: SeatInfo[];
  /** The viewer's seat, null for a spectator. */
  me: Seat | null;
  /** All seats of the viewer. */
  mine: Seat[];
  /** Whether the viewer made the table. */
  owner: boolean;
  /** How many watch without a seat. */
  spectators: number;
  /** Points that end the game. */
  target: number;
  /** Seats that share this device; empty unless it is a hot seat. */
  hot_seats: Seat[];
  chat: ChatLine[];
  can_undo: boolean;
  fair: FairDeal;
  /** Seats that want a rematch, and the table where it is played. */
  rematch: Seat[];
  next: string | null;
}

export interface Snapshot {
  version: number;
  table: TableInfo;
  view: View;
  help: Help;
  log: LogEntry[];
  /** The viewer's last finished turn, 0 before the first. */
  last_own_turn: number;
  clock: ClockState | null;
  result: Result | null;
}
