const BYTES = 16;

/** The player's part of the fair deal: nobody, not even the server, can know it beforehand. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
