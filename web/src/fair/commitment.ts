import { bytesOf, hexOf } from './hex';
import { sha256 } from './sha256';

/** Nonces are committed to before any is revealed. */
export const COMMITTED = 'parure-fair-deal/2';

export const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Four bytes, the highest first. */
export function numberBytes(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, number);
  return new Uint8Array(bytes.buffer);
}

/** A text with its length before it. */
export function sized(text: string): Uint8Array[] {
  const bytes = textBytes(text);
  return [numberBytes(bytes.length), bytes];
}

export const hashOf = (parts: readonly Uint8Array[]): Uint8Array =>
  sha256(Uint8Array.from(parts.flatMap((part) => [...part])));

/** What is published of the server's secret before anybody sits down. */
export const commitmentOf = (secret: string): string => hexOf(sha256(bytesOf(secret)));

/** What a device publishes of its nonce before any nonce is revealed: good for one place in one round of one table. */
export const nonceCommitment = (table: string, round: number, place: number, nonce: string): string =>
  hexOf(
    hashOf([textBytes(`${COMMITTED}/nonce`), ...sized(table), numberBytes(round), numberBytes(place), ...sized(nonce)]),
  );
