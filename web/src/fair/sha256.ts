/** SHA-256 (FIPS 180-4). The browser's own is missing where a page comes without TLS, as on a home network. */

const ROUNDS = 64;

/** The first 32 bits behind the point of a root, as the standard takes its constants. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = primes(ROUNDS).map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a one bit, zeros, and its length in bits at the end of the last block of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / 64);
  const bytes = new Uint8Array(blocks * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

export function sha256(message: Uint8Array): Uint8Array {
  const state = Int32Array.from(START);
  const data = padded(message);
  const words = new Int32Array(ROUNDS);
  const word = (i: number): number => words[i] ?? 0;
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let i = 0; i < ROUNDS; i += 1) {
      if (i < 16) words[i] = data.getInt32(block + 4 * i);
      else {
        const [near, far] = [word(i - 15), word(i - 2)];
        const low = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3);
        const high = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10);
        words[i] = word(i - 16) + low + word(i - 7) + high;
      }
    }
    compress(state, word);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, part] of state.entries()) digest.setInt32(4 * i, part);
  return new Uint8Array(digest.buffer);
}

function compress(state: Int32Array, word: (i: number) => number): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < ROUNDS; i += 1) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + (CONSTANTS[i] ?? 0) + word(i)) | 0;
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, part] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + part;
}
