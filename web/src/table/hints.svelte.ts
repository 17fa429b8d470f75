import type { Advice } from '../protocol/types';
import type { TableState } from './table-state.svelte';

/** What a strong player would do, when asked. */
export class Hints {
  readonly #table: TableState;
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);

  constructor(table: TableState) {
    this.#table = table;
  }

  async ask(): Promise<void> {
    this.#table.clear();
    this.thinking = true;
    const answer = await this.#table.ask({ type: 'hint' });
    this.thinking = false;
    const best = answer.type === 'hint' ? answer.advice[0] : undefined;
    if (best && this.#table.acting) this.advice = best;
  }

  /** Lays the advised move out; it still has to be confirmed. */
  follow({ action }: Advice): void {
    this.#table.clear();
    this.#table.selection.layOut(action);
  }
}
