import { COMMITTED, hashOf, numberBytes, sized, textBytes } from './commitment';
import { bytesOf } from './hex';
import { Stream } from './stream';

/** The older method, in which nonces were sent openly. */
export const OPEN = 'parure-fair-deal/1';

const SEATS = 0;
const LAYOUT = 1;

/** The luck of one game. */
export class Deal {
  readonly #key: Uint8Array;

  private constructor(key: Uint8Array) {
    this.#key = key;
  }

  static committed(secret: string, table: string, round: number, nonces: readonly string[]): Deal {
    const parts = [textBytes(COMMITTED), bytesOf(secret), ...sized(table), numberBytes(round)];
    return new Deal(hashOf([...parts, ...nonces.flatMap(sized)]));
  }

  static open(secret: string, table: string, nonces: readonly string[]): Deal {
    return new Deal(hashOf([textBytes(OPEN), bytesOf(secret), ...sized(table), ...nonces.flatMap(sized)]));
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
