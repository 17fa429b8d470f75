import { SvelteSet } from 'svelte/reactivity';
import type { TableState } from '../table/table-state.svelte';
import { factsOf } from './facts';
import { lessonFor } from './lessons';

const stored = (table: string): string => `parure.lessons.${table}`;

/** How far a learner has come at one table. What was read stays read when the page is loaded again. */
export class Course {
  readonly #table: TableState;
  readonly #read: SvelteSet<string>;

  constructor(table: TableState) {
    this.#table = table;
    this.#read = new SvelteSet(sessionStorage.getItem(stored(table.snapshot.table.id))?.split(' ') ?? []);
  }

  readonly facts = $derived.by(() => factsOf(this.#table.snapshot));
  readonly lesson = $derived.by(() => lessonFor(this.#table.game, this.facts, this.#read));

  understood(): void {
    if (!this.lesson) return;
    this.#read.add(this.lesson.id);
    sessionStorage.setItem(stored(this.#table.snapshot.table.id), [...this.#read].join(' '));
  }
}
