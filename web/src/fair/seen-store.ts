import type { Seen } from '../protocol/generated/protocol';

const PREFIX = 'parure.fair.';
const INDEX = 'parure.fair';
/** Tables that a device remembers; with a new one the oldest goes. */
const KEPT = 24;

/** What this device saw of a table, from visit to visit and shared by its tabs; in memory where nothing can be stored. */
export class SeenStore {
  readonly #table: string;
  #memory: Seen | null = null;

  constructor(table: string) {
    this.#table = table;
  }

  read(): Seen | null {
    try {
      const text = localStorage.getItem(PREFIX + this.#table);
      return text ? (JSON.parse(text) as Seen) : this.#memory;
    } catch {
      return this.#memory;
    }
  }

  write(seen: Seen): void {
    this.#memory = seen;
    try {
      this.#makeRoom(KEPT);
      localStorage.setItem(PREFIX + this.#table, JSON.stringify(seen));
    } catch {
      this.#tryOnce(seen);
    }
  }

  /** The device is full: older tables make way. */
  #tryOnce(seen: Seen): void {
    try {
      this.#makeRoom(1);
      localStorage.setItem(PREFIX + this.#table, JSON.stringify(seen));
    } catch {
      // Nothing can be stored here; the page remembers as long as it is open.
    }
  }

  #makeRoom(kept: number): void {
    const stored = JSON.parse(localStorage.getItem(INDEX) ?? '[]') as string[];
    const tables = stored.includes(this.#table) ? stored : [...stored, this.#table];
    const old = tables.filter((table) => table !== this.#table).slice(0, Math.max(0, tables.length - kept));
    if (tables === stored && !old.length) return;
    for (const table of old) localStorage.removeItem(PREFIX + table);
    localStorage.setItem(INDEX, JSON.stringify(tables.filter((table) => !old.includes(table))));
  }
}
