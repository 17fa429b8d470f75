import type { Lesson } from '../games/lesson';
import { lessonsOf } from '../games/lessons';
import type { TableState } from '../table/table-state.svelte';
import { factsOf } from './facts';
import { follow, lessonFor } from './lessons';
import { NO_PROGRESS, type Progress, readProgress, storeProgress } from './progress';

/** How far a learner has come at one table. What was read stays read when the page is loaded again. */
export class Course {
  readonly #table: TableState;
  #progress = $state.raw<Progress>(NO_PROGRESS);
  /** A lesson of before that is looked at once more. */
  #again = $state<string | null>(null);

  constructor(table: TableState) {
    this.#table = table;
    this.#keep({ ...(readProgress(table.snapshot.table) ?? NO_PROGRESS), ended: false });
  }

  readonly facts = $derived.by(() => factsOf(this.#table.snapshot));
  readonly #lessons: readonly Lesson[] = $derived.by(() => lessonsOf(this.#table.look));
  readonly #now: Lesson | null = $derived.by(() =>
    lessonFor(this.#table.look, this.facts, new Set(this.#progress.read)),
  );
  readonly lesson: Lesson | null = $derived(this.#lessons.find(({ id }) => id === this.#again) ?? this.#now);
  /** An earlier lesson is shown. */
  readonly isAgain = $derived(this.#again !== null);
  /** The lesson that was read before the one shown. */
  readonly #earlier: string | null = $derived.by(() => {
    const { read } = this.#progress;
    const place = this.#again === null ? read.length : read.indexOf(this.#again);
    return read[place - 1] ?? null;
  });
  readonly hasEarlier = $derived(this.#earlier !== null);

  /** Looks whether the moment of the open lesson has passed. */
  follow(): void {
    this.#keep(follow(this.#table.look, this.facts, this.#progress));
  }

  /** Understood, or skipped; on an earlier one, back to the lesson of this moment. */
  goOn(): void {
    if (this.#again !== null) this.#again = null;
    else if (this.#now) this.#keep({ ...this.#progress, read: [...this.#progress.read, this.#now.id], since: null });
  }

  goBack(): void {
    this.#again = this.#earlier;
  }

  #keep(progress: Progress): void {
    if (progress === this.#progress) return;
    this.#progress = progress;
    storeProgress(this.#table.snapshot.table, progress);
  }
}
