import { expect, test } from 'vitest';
import { keepsCommitment } from './fair-deal';

// SHA-256 of "abc", from FIPS 180-2.
const SECRET = '616263';
const COMMITMENT = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('the published hash is that of the secret', async () => {
  expect(await keepsCommitment(SECRET, COMMITMENT)).toBe(true);
  expect(await keepsCommitment('616264', COMMITMENT)).toBe(false);
});
