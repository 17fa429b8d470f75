/**
 * Numbers from ChaCha20 with a 64-bit block counter and a 64-bit stream number, as `docs/fair-deal.md` says. Written out
 * here since no browser offers the cipher, and loaded only when a deal is checked.
 */

/** "expand 32-byte k" */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const WORDS = 16;
const DOUBLE_ROUNDS = 10;
const COLUMNS_AND_DIAGONALS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

function block(key: DataView, counter: number, stream: number): Uint32Array {
  const input = [...SIGMA, ...Array.from({ length: 8 }, (_, i) => key.getUint32(4 * i, true)), counter, 0, stream, 0];
  const state = Uint32Array.from(input);
  const at = (i: number): number => state[i] ?? 0;
  const mix = (sum: number, add: number, into: number, by: number): void => {
    state[sum] = at(sum) + at(add);
    const word = at(into) ^ at(sum);
    state[into] = (word << by) | (word >>> (32 - by));
  };
  for (let round = 0; round < DOUBLE_ROUNDS; round += 1) {
    for (const [a, b, c, d] of COLUMNS_AND_DIAGONALS) {
      mix(a, b, d, 16);
      mix(c, d, b, 12);
      mix(a, b, d, 8);
      mix(c, d, b, 7);
    }
  }
  return state.map((word, i) => word + (input[i] ?? 0));
}

export class Stream {
  readonly #key: DataView;
  readonly #number: number;
  #block: Uint32Array = new Uint32Array();
  #read = 0;

  constructor(key: Uint8Array, number: number) {
    this.#key = new DataView(key.buffer, key.byteOffset, key.byteLength);
    this.#number = number;
  }

  /** The upper half of the next eight bytes. */
  #next(): number {
    const place = this.#read % WORDS;
    if (place === 0) this.#block = block(this.#key, this.#read / WORDS, this.#number);
    this.#read += 2;
    return this.#block[place + 1] ?? 0;
  }

  /** A number below `bound`, each exactly as likely as any other. */
  below(bound: number): number {
    const unfair = (2 ** 32 - bound) % bound;
    for (;;) {
      const product = this.#next() * bound;
      if (product % 2 ** 32 >= unfair) return Math.floor(product / 2 ** 32);
    }
  }
}
