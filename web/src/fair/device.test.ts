// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { FairDeal } from '../protocol/generated/protocol';
import type { Snapshot } from '../protocol/types';
import begun from '../testing/goldens/splendor-2-start.json';
import waiting from '../testing/goldens/waiting.json';
import { nonceCommitment } from './commitment';
import { type DealRequest, Device } from './device';

const ROOM = waiting as unknown as Snapshot;
const OTHER = 'ab'.repeat(32);

/** The table before its game, where this device holds seat 0. */
const room = (fair: Partial<FairDeal>, mine: number[] = [0]): Snapshot => ({
  ...ROOM,
  stage: 'waiting',
  view: null,
  mine,
  fair: { commitment: 'c', round: 0, parts: [{ revealed: false }, { revealed: false }], ...fair },
});
const fixed = (own: string | undefined, more: Partial<FairDeal> = {}): Snapshot =>
  room({
    parts: [
      { revealed: false, ...(own ? { commitment: own } : {}) },
      { revealed: false, commitment: OTHER },
    ],
    reveal_by: 1,
    ...more,
  });
const device = () => new Device(ROOM.table);
const committed = (requests: DealRequest[]): string => {
  const [request] = requests;
  if (request?.type !== 'commit') throw new Error('no commitment');
  return request.commitment;
};

beforeEach(() => localStorage.clear());

test('it commits once, reveals once everything is fixed, and has written that down before', () => {
  const own = device();
  const commitment = committed(own.see(room({})));
  expect(own.see(room({}))).toEqual([]);
  expect(own.see(room({ parts: [{ revealed: false, commitment }, { revealed: false }] }))).toEqual([]);
  const [reveal] = own.see(fixed(commitment));
  if (reveal?.type !== 'reveal') throw new Error('nothing is revealed');
  expect(nonceCommitment(ROOM.table, 0, 0, reveal.nonce)).toBe(commitment);
  expect(own.seen?.rounds[0]?.commitments).toEqual([commitment, OTHER]);
  expect(own.see(fixed(commitment))).toEqual([]);
  own.refused(reveal);
  expect(own.see(fixed(commitment))).toEqual([reveal]);
  own.done(reveal);
  expect(own.seen?.rounds[0]?.nonces[0]?.revealed).toBe(true);
});

test('it reveals nothing where its own commitment does not stand, or the server has another one', () => {
  const own = device();
  const commitment = committed(own.see(room({})));
  expect(own.see(fixed(undefined))).toEqual([]);
  expect(own.see(fixed(OTHER))).toEqual([]);
  // What was fixed first counts.
  expect(own.see(fixed(commitment))).toEqual([]);
  localStorage.clear();
  const again = device();
  const second = committed(again.see(room({})));
  expect(again.see(fixed(second, { commitment: 'another' }))).toEqual([]);
});

test('a new round has new nonces', () => {
  const own = device();
  const first = committed(own.see(room({})));
  own.see(fixed(first));
  const second = committed(own.see(room({ round: 1 })));
  expect(second).not.toBe(first);
  expect(own.seen?.rounds.map(({ commitments }) => commitments.length)).toEqual([2, 0]);
  const nonces = own.seen?.rounds.map(({ nonces: [nonce] }) => nonce?.nonce);
  expect(new Set(nonces).size).toBe(2);
});

test('a hot seat commits for each seat, a spectator for none', () => {
  expect(
    device()
      .see(room({}, [0, 1]))
      .map(({ seat }) => seat),
  ).toEqual([0, 1]);
  localStorage.clear();
  const spectator = device();
  expect(spectator.see(room({}, []))).toEqual([]);
  expect(spectator.see(fixed(OTHER))).toEqual([]);
  expect(spectator.seen?.rounds[0]?.commitments).toEqual([OTHER, OTHER]);
});

test('two tabs of a device share a nonce, and another device of the seat commits for itself', () => {
  const commitment = committed(device().see(room({})));
  const reloaded = device();
  expect(committed(reloaded.see(room({})))).toBe(commitment);
  localStorage.clear();
  const elsewhere = device();
  const shown = { parts: [{ revealed: false, commitment }, { revealed: false }] };
  const other = committed(elsewhere.see(room(shown)));
  expect(other).not.toBe(commitment);
  expect(elsewhere.see(room(shown))).toEqual([]);
});

test('what lies on the table is kept, and nothing twice', () => {
  const own = device();
  own.see(room({}));
  const table = begun as unknown as Snapshot;
  own.see({ ...table, table: ROOM.table });
  own.see({ ...table, table: ROOM.table, version: table.version + 1 });
  expect(own.seen?.sights).toHaveLength(1);
  expect(own.seen?.sights[0]).toMatchObject({ version: table.version, market: table.view?.market });
});

test('a device that stores nothing remembers as long as it is open', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const own = device();
  const commitment = committed(own.see(room({})));
  expect(own.see(fixed(commitment))).toHaveLength(1);
  full.mockRestore();
});

test('of many tables the oldest are forgotten', () => {
  for (let nth = 0; nth < 30; nth += 1) new Device(`table ${nth}`).see(room({}));
  const kept = Object.keys(localStorage).filter((key) => key.startsWith('parure.fair.'));
  expect(kept).toHaveLength(24);
  expect(new Device('table 0').seen).toBeNull();
  expect(new Device('table 29').seen).not.toBeNull();
});

test('whoever stands up and sits down on the same seat again commits again', () => {
  const own = device();
  const [request] = own.see(room({}));
  if (!request) throw new Error('no commitment');
  own.done(request);
  expect(own.see(room({}, []))).toEqual([]);
  expect(own.see(room({}))).toEqual([request]);
});
