const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether the revealed secret is the one whose hash was published before anybody sat down. */
export async function keepsCommitment(secret: string, commitment: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(secret));
  return hexOf(digest) === commitment.toLowerCase();
}
