import type {
  BotLevel,
  BroughtGame,
  DeviceGame,
  GameId,
  GameInfo,
  GameList,
  OpenTable,
  Proof,
  Replay,
  Review,
  SeatPlan,
  TableConfig,
  TableSummary,
} from './generated/protocol';
import type { OwnHelp } from './own-help';
import type { TableSource } from './source';
import type { Seat } from './types';

/** Who sits on a chair of a new table. One open chair may be for everybody, which lists the table. */
export type PlannedSeat = SeatPlan & { listed?: boolean };

/** A table in the making: what the server is asked for. */
export interface TablePlan extends Omit<Required<TableConfig>, 'seats' | 'listed'> {
  seats: PlannedSeat[];
}

/** Who runs a table: the server, or this device by itself. */
export type Where = 'server' | 'device';

/** The measured strength of each level, by the number of players. */
export type Ratings = Partial<Record<BotLevel, Record<string, number>>>;

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
  /** The visitor's tables that are not over. */
  running(): Promise<TableSummary[]>;
  /** The visitor's finished games, the latest first; some of them, those that ended before a time if it is given. */
  finished(before?: number): Promise<TableSummary[]>;
  openTables(): Promise<OpenTable[]>;
  /** Everything that can be agreed on. */
  offer(): Promise<GameList>;
  /** The games, and what can be agreed on for each. */
  games(): Promise<GameInfo[]>;
  /** How strong each level was measured to be; levels that were not are absent. */
  ratings(game: GameId): Promise<Ratings>;
  /** Makes a table; a server's lobby makes it there. */
  create(plan: TablePlan, where?: Where): Promise<string>;
  /** A table at which a finished game goes on after so many of its steps. */
  goOn(table: string, step: number, seats: PlannedSeat[]): Promise<string>;
  /** Takes over a seat with the key of a seat link. */
  claim(table: string, key: string): Promise<void>;
  /** With `own`, help is worked out here where it can be. */
  open(table: string, own?: OwnHelp): TableSource;
  /** With a seat as it was open to that seat, else with nothing hidden. */
  replay(table: string, seat?: Seat | null): Promise<Replay>;
  judged(table: string): Promise<Review>;
  proof(table: string): Promise<Proof>;
  /** What of the visitor's games was brought from devices. */
  brought(): Promise<BroughtGame[]>;
  /** Brings a finished game of a device to the visitor's games; the table that it is then. */
  bring(game: DeviceGame): Promise<string>;
}
