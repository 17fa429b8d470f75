import type { Action, Advice, ClientMsg } from './generated/protocol';
import type { GameSnapshot, Snapshot } from './types';

/**
 * `connecting`: for the first time. `stored`: a move was sent and is not yet acknowledged; it is kept and sent again.
 * `away`: the server has not answered for a while. `closed`: there is no use in trying again, for the reason of `code`.
 */
export type Connection =
  | { state: 'connecting' }
  | { state: 'open' }
  | { state: 'lost'; stored: boolean; away?: boolean }
  | { state: 'closed'; code: string };

/** Everything that can be asked of a table, without the id that the source makes up. */
type WithoutId<Message> = Message extends { type: 'hello' }
  ? never
  : Message extends unknown
    ? Omit<Message, 'id'>
    : never;
export type TableRequest = WithoutId<ClientMsg>;

export type Answer =
  | { type: 'done' }
  | { type: 'refused'; code: string; rule?: string }
  | { type: 'hint'; advice: Advice[]; version: number }
  | { type: 'seat_link'; seat: number; key: string };

export type TableUpdate =
  /** The table before its game begins. */
  | { type: 'room'; table: Snapshot }
  | { type: 'snapshot'; snapshot: GameSnapshot }
  | { type: 'connection'; connection: Connection }
  | { type: 'refused'; action: Action; code: string; rule?: string }
  /** Steps cannot be stored at the moment; null when they can again. */
  | { type: 'trouble'; code: string | null };

/**
 * Where a table's events come from: a socket, an engine in the page, or a position that is known.
 * A new subscriber gets the current state and connection at once.
 */
export interface TableSource {
  subscribe(listener: (update: TableUpdate) => void): () => void;
  /** Resolves once the action is stored or refused; a refusal arrives as an update besides. */
  send(action: Action): Promise<void>;
  ask(request: TableRequest): Promise<Answer>;
  /** Try to reconnect now instead of waiting. */
  retry(): void;
  /** Connect anew, as whoever the visitor is by now. */
  reconnect(): void;
  close(): void;
}
