import { SvelteSet } from 'svelte/reactivity';
import type { TableState } from '../table/table-state.svelte';
import { factsOf } from './facts';
import { lessonFor } from './lessons';
import { readLessons, storeLessons } from './progress';

/** How far a learner has come at one table. What was read stays read when the page is loaded again. */
export class Course {
  readonly #table: TableState;
  readonly #read: SvelteSet<string>;

  constructor(table: TableState) {
    this.#table = table;
    this.#read = new SvelteSet(readLessons(table.snapshot.table));
    this.#store();
  }

  readonly facts = $derived.by(() => factsOf(this.#table.snapshot));
  readonly lesson = $derived.by(() => lessonFor(this.#table.game, this.facts, this.#read));

  understood(): void {
    if (!this.lesson) return;
    this.#read.add(this.lesson.id);
    this.#store();
  }

  #store(): void {
    storeLessons(this.#table.snapshot.table, this.#read);
  }
}
