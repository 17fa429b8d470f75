import type { Action, Advice } from '../protocol/types';
import type { TableState } from './table-state.svelte';

/** So much of the chance to win may be given away to do what a lesson asks. */
const LEEWAY = 0.04;

/** The best advice, or one hardly worse that does what is asked for. */
export function adviceFor(advice: readonly Advice[], asks: Action['type'] | undefined): Advice | undefined {
  const [best] = advice;
  return advice.find(({ action, win }) => best && action.type === asks && win >= best.win - LEEWAY) ?? best;
}

/** What a strong player would do, when asked. */
export class Hints {
  readonly #table: TableState;
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  /** What the lesson beside the table asks for. */
  lessonAsks: Action['type'] | undefined;
  /** The advice is not what the lesson asks for: it can wait. */
  besideLesson = $state(false);

  constructor(table: TableState) {
    this.#table = table;
  }

  async ask(): Promise<void> {
    const asks = this.lessonAsks;
    this.#table.clear();
    this.thinking = true;
    const answer = await this.#table.ask({ type: 'hint' });
    this.thinking = false;
    const best = answer.type === 'hint' ? adviceFor(answer.advice, asks) : undefined;
    if (!best || !this.#table.acting) return;
    this.advice = best;
    this.besideLesson = asks !== undefined && best.action.type !== asks;
  }

  /** Lays the advised move out; it still has to be confirmed. */
  follow({ action }: Advice): void {
    this.#table.clear();
    this.#table.selection.layOut(action);
  }
}
