import { remainder } from './reed-solomon';

/** Versions 1 to 10 at correction level M: enough for 213 bytes, and far more than a link needs. */
interface Capacity {
  /** Codewords altogether, correction included. */
  total: number;
  correction: number;
  blocks: number;
}
const CAPACITIES: readonly Capacity[] = [
  { total: 26, correction: 10, blocks: 1 },
  { total: 44, correction: 16, blocks: 1 },
  { total: 70, correction: 26, blocks: 1 },
  { total: 100, correction: 18, blocks: 2 },
  { total: 134, correction: 24, blocks: 2 },
  { total: 172, correction: 16, blocks: 4 },
  { total: 196, correction: 18, blocks: 4 },
  { total: 242, correction: 22, blocks: 4 },
  { total: 292, correction: 22, blocks: 5 },
  { total: 346, correction: 26, blocks: 5 },
];

const BYTE_MODE = 0b0100;
const PADS = [0xec, 0x11] as const;

const dataLength = ({ total, correction, blocks }: Capacity): number => total - correction * blocks;
const countBits = (version: number): number => (version < 10 ? 8 : 16);

/** The smallest version that holds so many bytes. Throws where none does. */
export function versionFor(bytes: number): number {
  const index = CAPACITIES.findIndex((capacity, i) => 4 + countBits(i + 1) + bytes * 8 <= dataLength(capacity) * 8);
  if (index < 0) throw new Error(`too long for a QR code: ${bytes} bytes`);
  return index + 1;
}

const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, i) => (value >>> (length - 1 - i)) & 1);

/** Data codewords: mode, length, bytes, end, padding. */
export function dataCodewords(bytes: Uint8Array, version: number): number[] {
  const capacity = CAPACITIES[version - 1];
  if (!capacity) throw new Error(`no version ${version}`);
  const room = dataLength(capacity);
  const bits = [
    ...bitsOf(BYTE_MODE, 4),
    ...bitsOf(bytes.length, countBits(version)),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ];
  bits.push(...bitsOf(0, Math.min(4, room * 8 - bits.length)));
  bits.push(...bitsOf(0, (8 - (bits.length % 8)) % 8));
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
  for (let i = 0; words.length < room; i++) words.push(PADS[i % 2] ?? 0);
  return words;
}

/** Data cut into blocks, each with its correction, and all of them interleaved. */
export function interleaved(data: readonly number[], version: number): number[] {
  const capacity = CAPACITIES[version - 1];
  if (!capacity) throw new Error(`no version ${version}`);
  const { total, correction, blocks } = capacity;
  // The first blocks are one codeword shorter where the data does not divide evenly.
  const shortLength = Math.floor(total / blocks) - correction;
  const shortBlocks = blocks - (total % blocks);
  const parts: number[][] = [];
  let start = 0;
  for (let block = 0; block < blocks; block++) {
    const length = shortLength + (block < shortBlocks ? 0 : 1);
    parts.push(data.slice(start, start + length));
    start += length;
  }
  const corrections = parts.map((part) => remainder(part, correction));
  const columns = (rows: number[][], length: number): number[] =>
    Array.from({ length }, (_, i) => rows.flatMap((row) => (i < row.length ? [row[i] ?? 0] : []))).flat();
  return [...columns(parts, shortLength + 1), ...columns(corrections, correction)];
}
