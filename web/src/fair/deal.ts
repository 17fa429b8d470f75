import { bytesOf, hexOf } from './hex';
import { sha256 } from './sha256';
import { Stream } from './stream';

const METHOD = 'parure-fair-deal/1';
const SEATS = 0;
const LAYOUT = 1;

const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function sized(text: string): Uint8Array[] {
  const bytes = textBytes(text);
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, bytes.length);
  return [new Uint8Array(length.buffer), bytes];
}

/** What is published of a secret before anybody sits down. */
export const commitmentOf = (secret: string): string => hexOf(sha256(bytesOf(secret)));

/** The luck of one game. */
export class Deal {
  readonly #key: Uint8Array;

  constructor(secret: string, nonces: readonly string[], table: string) {
    const parts = [textBytes(METHOD), bytesOf(secret), ...sized(table), ...nonces.flatMap(sized)];
    this.#key = sha256(Uint8Array.from(parts.flatMap((part) => [...part])));
  }

  get layout(): Stream {
    return new Stream(this.#key, LAYOUT);
  }

  /** Of the `nth` move (from 0) of those that stand. */
  step(nth: number): Stream {
    return new Stream(this.#key, LAYOUT + 1 + nth);
  }

  /** The place that each seat comes from. */
  seating(places: number): number[] {
    const stream = new Stream(this.#key, SEATS);
    const order = Array.from({ length: places }, (_, i) => i);
    for (let place = places - 1; place > 0; place -= 1) {
      const other = stream.below(place + 1);
      [order[place], order[other]] = [order[other] ?? 0, order[place] ?? 0];
    }
    return order;
  }
}
