import { expect, test } from 'vitest';
import examples from '../../../crates/server/tests/golden/fair-deal.json';
import type { Proof } from '../protocol/generated/protocol';
import { commitmentOf } from './deal';
import { bytesOf, hexOf } from './hex';
import { sha256 } from './sha256';
import { Stream } from './stream';
import { type Left, verify } from './verify';

interface Example {
  draws: number;
  proof: Proof;
  views: Left[];
}
const EXAMPLES = examples as unknown as Example[];
const checked = ({ proof, views }: Example, change: Partial<Proof> = {}) =>
  verify({ ...proof, ...change }, proof.commitment, views);

test('SHA-256 is that of FIPS 180-4', () => {
  const text = (words: string): string => hexOf(sha256(new TextEncoder().encode(words)));
  expect(text('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(text('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  expect(text('a'.repeat(1000))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3');
});

// As `the_numbers_never_change` in crates/server/src/fair/deal.rs.
test('the numbers are those of the server', () => {
  const key = bytesOf('7fb45c3c7edbbfc44f90e7cec9b479204d6c979ca56ca1ddfec74c079eed3045');
  const four = (stream: Stream) => [1, 2, 3, 4].map(() => stream.below(90));
  expect(commitmentOf('07'.repeat(32))).toBe('4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0');
  expect(four(new Stream(key, 0))).toEqual([34, 62, 75, 56]);
  expect(four(new Stream(key, 2))).toEqual([45, 62, 3, 17]);
});

test.each(EXAMPLES.map((example) => [example.proof.game, example] as const))(
  'every draw of a game of %s is drawn again',
  (_, example) => {
    expect(example.draws).toBeGreaterThan(20);
    expect(checked(example)).toEqual({ verdict: 'kept', draws: example.draws });
  },
);

test.each(EXAMPLES.map((example) => [example.proof.game, example] as const))(
  'whatever is changed in a game of %s is noticed',
  (_, example) => {
    const { proof } = example;
    expect(checked(example, { secret: '00'.repeat(32) })).toEqual({ verdict: 'broken' });
    expect(verify(proof, '00'.repeat(32), example.views)).toEqual({ verdict: 'broken' });
    const turned = { verdict: proof.seats_drawn ? 'seats' : 'kept' };
    expect(checked(example, { seating: proof.seating.toReversed() })).toMatchObject(turned);
    const other = checked(example, { seats_drawn: false, nonces: proof.nonces.map(() => 'ab') });
    expect(other).toMatchObject({ verdict: 'draw', move: 0 });

    const nth = proof.steps.findIndex((step) => step.draws.includes('-'));
    const step = proof.steps[nth];
    if (!step) throw new Error('a game without a new card');
    const swapped = (draws: string) => checked(example, { steps: proof.steps.with(nth, { ...step, draws }) });
    expect(swapped('')).toEqual({ verdict: 'draw', move: nth + 1, draw: 1 });
    const later = proof.steps.slice(nth + 1).find(({ draws }) => draws.slice(0, 3) === step.draws.slice(0, 3));
    expect(later).toBeDefined();
    expect(swapped(later?.draws ?? '')).toEqual({ verdict: 'draw', move: nth + 1, draw: 1 });
  },
);
