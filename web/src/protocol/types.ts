import type { Help, Snapshot, View } from './generated/protocol';

/**
 * The server's words, as they are generated from it. The page holds no rules: every price, distance, warning and choice
 * arrives in `Help`.
 */
export type {
  Action,
  Advice,
  AdviceReason,
  BotLevel,
  CardHelp,
  CardId,
  CardState,
  Cell,
  ChatLine,
  ClassicView,
  ClockRule,
  ClockState,
  Color,
  DuelView,
  FairDeal,
  GameEvent,
  GameId,
  GameInfo,
  GamePreset,
  GameResult,
  Goal,
  GoalKind,
  Help,
  Level,
  LevelKey,
  LogEntry,
  OpenTable,
  Outcome,
  Owned,
  Personality,
  Phase,
  Phrase,
  Player,
  Reason,
  Replay,
  ReplayStep,
  Reserved,
  Seat,
  SeatPlan,
  SeatState,
  Snapshot,
  Stage,
  TableConfig,
  TableSummary,
  TileHelp,
  TileId,
  Tokens,
  View,
} from './generated/protocol';

/** A table whose game has begun. */
export type GameSnapshot = Snapshot & { view: View; help: Help };

export const hasBegun = (table: Snapshot): table is GameSnapshot => table.view !== null && table.help !== null;
