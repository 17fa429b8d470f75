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
  Brings,
  CardForesight,
  CardId,
  CardState,
  CardStrongholds,
  Cell,
  ChatLine,
  ClassicPlayer,
  ClassicView,
  ClockRule,
  ClockState,
  Color,
  DuelPlayer,
  DuelView,
  FairDeal,
  Forfeit,
  GameEvent,
  GameId,
  GameInfo,
  GamePreset,
  GameResult,
  Goal,
  GoalKind,
  Help,
  LegalAction,
  Level,
  LevelKey,
  LogEntry,
  LogEvent,
  OpenTable,
  Owned,
  Personality,
  Phase,
  Phrase,
  Player,
  Post,
  PostForesight,
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
  TileForesight,
  TileId,
  Tokens,
  View,
} from './generated/protocol';

/** A table whose game has begun. */
export type GameSnapshot = Omit<Snapshot, 'view' | 'help'> & { view: View; help: Help };

export const hasBegun = (table: Snapshot): table is GameSnapshot => table.view !== null && table.help !== null;
