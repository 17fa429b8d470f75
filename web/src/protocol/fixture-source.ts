import { tick } from 'svelte';
import type { Answer, Connection, TableRequest, TableSource, TableUpdate } from './source';
import type { Action, GameSnapshot } from './types';

/** A table that shows one prepared snapshot and records what is sent to it. */
export class FixtureSource implements TableSource {
  readonly sent: Action[] = [];
  readonly asked: TableRequest[] = [];
  /** What the next request gets for an answer. */
  answer: Answer = { type: 'done' };
  #listeners = new Set<(update: TableUpdate) => void>();
  #snapshot: GameSnapshot;
  #connection: Connection;

  constructor(snapshot: GameSnapshot, connection: Connection = { state: 'open' }) {
    this.#snapshot = snapshot;
    this.#connection = connection;
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    this.#listeners.add(listener);
    listener({ type: 'connection', connection: this.#connection });
    // Made anew for each subscriber, as the socket's are.
    listener({ type: 'snapshot', snapshot: { ...this.#snapshot } });
    return () => this.#listeners.delete(listener);
  }

  async send(action: Action): Promise<void> {
    this.sent.push(action);
  }

  async ask(request: TableRequest): Promise<Answer> {
    this.asked.push(request);
    return this.answer;
  }

  /** Replaces the position, as a server would after a move. */
  show(snapshot: GameSnapshot): void {
    this.#snapshot = snapshot;
    this.#publish({ type: 'snapshot', snapshot });
  }

  /** Somebody says something: everything arrives anew, and nothing has changed. */
  async hear(): Promise<void> {
    const again = structuredClone(this.#snapshot);
    again.version += 1;
    again.chat.push({ version: again.version, time: 0, seat: 1, phrase: 'hello' });
    this.show(again);
    await tick();
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
