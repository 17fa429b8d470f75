import type { Answer, Connection, TableSource, TableUpdate } from '../protocol/source';
import type { Action, GameSnapshot } from '../protocol/types';

/** A table without a server: it shows the position that it is given, and nothing can be asked of it. */
export class PositionSource implements TableSource {
  #listeners = new Set<(update: TableUpdate) => void>();
  #snapshot: GameSnapshot;
  #connection: Connection;

  constructor(snapshot: GameSnapshot, connection: Connection = { state: 'open' }) {
    this.#snapshot = snapshot;
    this.#connection = connection;
  }

  get snapshot(): GameSnapshot {
    return this.#snapshot;
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    this.#listeners.add(listener);
    listener({ type: 'connection', connection: this.#connection });
    // Made anew for each subscriber, as the socket's are.
    listener({ type: 'snapshot', snapshot: { ...this.#snapshot } });
    return () => this.#listeners.delete(listener);
  }

  show(snapshot: GameSnapshot): void {
    this.#snapshot = snapshot;
    this.#publish({ type: 'snapshot', snapshot });
  }

  async send(_: Action): Promise<void> {}

  async ask(): Promise<Answer> {
    return { type: 'done' };
  }

  retry(): void {
    this.#connection = { state: 'open' };
    this.#publish({ type: 'connection', connection: this.#connection });
  }

  reconnect(): void {
    this.retry();
  }

  close(): void {
    this.#listeners.clear();
  }

  #publish(update: TableUpdate): void {
    for (const listener of this.#listeners) listener(update);
  }
}
