import { LobbyError } from '../protocol/lobby';
import type { Answer, TableRequest, TableSource, TableUpdate } from '../protocol/source';
import type { Action } from '../protocol/types';

/** A source that is still on its way: what is asked of it waits, and whoever listens hears when it is there. */
export class LateSource implements TableSource {
  readonly #source: Promise<TableSource>;
  readonly #listeners = new Map<(update: TableUpdate) => void, () => void>();

  constructor(source: Promise<TableSource>) {
    this.#source = source;
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    let stop = (): void => {};
    this.#listeners.set(listener, () => stop());
    listener({ type: 'connection', connection: { state: 'connecting' } });
    this.#source.then(
      (source) => {
        if (this.#listeners.has(listener)) stop = source.subscribe(listener);
      },
      (error: unknown) => {
        const code = error instanceof LobbyError ? error.code : 'unreachable';
        listener({ type: 'connection', connection: { state: 'closed', code } });
      },
    );
    return () => {
      this.#listeners.get(listener)?.();
      this.#listeners.delete(listener);
    };
  }

  async send(action: Action): Promise<void> {
    await (await this.#source).send(action);
  }

  async ask(request: TableRequest): Promise<Answer> {
    return (await this.#source).ask(request);
  }

  retry(): void {
    this.#once((source) => source.retry());
  }

  reconnect(): void {
    this.#once((source) => source.reconnect());
  }

  close(): void {
    this.#listeners.clear();
    this.#once((source) => source.close());
  }

  /** Nothing is to be done with one that never comes: whoever listens was told. */
  #once(use: (source: TableSource) => void): void {
    this.#source.then(use, () => {});
  }
}
