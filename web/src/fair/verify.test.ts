import { expect, test } from 'vitest';
import older from '../../../crates/server/tests/golden/fair-deal-1.json';
import lines from '../../../crates/server/tests/golden/fair-deal-2.json';
import type { Proof, Seen } from '../protocol/generated/protocol';
import { commitmentOf, nonceCommitment } from './commitment';
import { Deal } from './deal';
import { bytesOf, hexOf } from './hex';
import type { Replayed } from './redraw';
import { sha256 } from './sha256';
import { Stream } from './stream';
import { verify } from './verify';

interface Example {
  name: string;
  draws: number;
  proof: Proof;
  seen: Seen;
  views: Replayed[];
  proved: string[];
  open: string[];
}
/** The fields that somebody has changed in the last example; null where one is gone. */
interface Cheat {
  cheat: string;
  proof: object;
  seen: object;
  /** The positions that a server would show beside it, where they differ. */
  views?: Replayed[];
  broken: string;
}
const LINES = lines as unknown as (Example | Cheat)[];
const EXAMPLES = LINES.filter((line) => 'name' in line);
const CHEATS = LINES.filter((line) => 'cheat' in line);
const HONEST = EXAMPLES.at(-1) as Example;
const keys = (findings: readonly { key: string }[]): string[] => findings.map(({ key }) => key);

test('SHA-256 is that of FIPS 180-4', () => {
  const text = (words: string): string => hexOf(sha256(new TextEncoder().encode(words)));
  expect(text('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(text('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  expect(text('a'.repeat(1000))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3');
});

// As `the_numbers_never_change` in crates/table/src/fair/deal.rs.
test('the numbers are those of the server', () => {
  const [secret, table] = ['07'.repeat(32), 'A'.repeat(22)];
  const nonce = '00112233445566778899aabbccddeeff'.repeat(2);
  const four = (stream: Stream) => [1, 2, 3, 4].map(() => stream.below(90));
  expect(commitmentOf(secret)).toBe('4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0');
  expect(nonceCommitment(table, 3, 1, nonce)).toBe('866e8c0c368e72a2b0f0dd11dd80c0a03dd6a1d9c0eae25526d50e954d20bc07');
  const deal = Deal.committed(secret, table, 3, [nonce, '']);
  expect(four(deal.step(0))).toEqual([68, 76, 56, 21]);
  expect(deal.seating(4)).toEqual([2, 0, 3, 1]);
  const open = Deal.open(secret, table, [nonce.slice(0, 32), '']);
  expect(four(open.step(0))).toEqual([45, 62, 3, 17]);
  expect(open.seating(4)).toEqual([0, 3, 2, 1]);
  const key = bytesOf('4e73b4449ae73cd153c679070e4367802ff0176ec70732f2cc04675e01d07fab');
  expect(four(new Stream(key, 0))).toEqual([34, 54, 41, 83]);
});

test.each(EXAMPLES.map((example) => [example.name, example] as const))('%s: the device proves it', (_, example) => {
  const verdict = verify(example.proof, example.views, example.seen);
  expect(verdict.broken).toBeNull();
  expect(keys(verdict.proved)).toEqual(example.proved);
  expect(keys(verdict.open)).toEqual(example.open);
  const { args } = verdict.proved.find(({ key }) => key === 'fair-proved-draws') ?? {};
  expect(args?.draws).toBe(example.draws);
  expect(example.draws).toBeGreaterThan(20);
});

const changed = <T extends object>(base: T, change: object): T =>
  Object.fromEntries(Object.entries({ ...base, ...change }).filter(([, value]) => value !== null)) as T;

test.each(CHEATS.map((cheat) => [cheat.cheat, cheat] as const))('%s: it is found out', (_, cheat) => {
  const { proof, seen, views = HONEST.views, broken } = cheat;
  const verdict = verify(changed(HONEST.proof, proof), views, changed(HONEST.seen, seen));
  expect(verdict.broken?.key).toBe(broken);
});

test('a card that came to the table without a draw is noticed', () => {
  const views = structuredClone(HONEST.views);
  const view = views[5];
  const [low, high] = [view?.market['1'], view?.market['2']];
  if (!low || !high) throw new Error('a table without cards');
  low[0] = 'S1-99';
  expect(verify(HONEST.proof, views, null).broken?.key).toBe('fair-broken-draw');
});

test('games of the older method are still checked, and its weakness is named', () => {
  for (const { proof, views } of older as unknown as Example[]) {
    const shown = views.map((view): Replayed => ({ ...view, market: { 1: [], 2: [], 3: [] }, players: [] }));
    expect(verify(proof, shown, null).broken?.key).toBe('fair-broken-cut');
    const verdict = verify({ ...proof, ended: 'resigned' }, shown, null);
    expect(verdict.broken).toBeNull();
    expect(keys(verdict.open)).toContain('fair-open-method');
    expect(verify({ ...proof, secret: '00'.repeat(32) }, shown, null).broken?.key).toBe('fair-broken-secret');
  }
});
