import type { Help, TableState } from './generated/protocol';

/** An engine of the page's own: it works out what the server then leaves out of its states. */
export interface OwnHelp {
  /** Resolves once it answers at once. */
  ready(): Promise<unknown>;
  of(state: TableState): Promise<Help>;
}
