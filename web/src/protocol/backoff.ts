const FIRST = 400;
const LONGEST = 12_000;

/** How long to wait before the next try: doubling, with some chance in it so that not everybody comes at once. */
export class Backoff {
  tries = 0;
  readonly #random: () => number;

  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /** Milliseconds until the next try. */
  next(): number {
    const wait = Math.min(LONGEST, FIRST * 2 ** this.tries);
    this.tries += 1;
    return wait * (0.75 + this.#random() / 2);
  }

  reset(): void {
    this.tries = 0;
  }
}
