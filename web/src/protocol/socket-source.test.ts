import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { golden } from '../testing/goldens';
import { Backoff } from './backoff';
import type { ClientMsg, Help, LogEntry, ServerMsg, Snapshot, Update } from './generated/protocol';
import type { OwnHelp } from './own-help';
import { type Line, SocketSource } from './socket-source';
import type { Connection, TableUpdate } from './source';

/** A line in memory: the test reads what was sent and plays the server. */
class FakeLine implements Line {
  readonly sent: ClientMsg[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMsg);
  }
  close(): void {
    this.closed = true;
  }
  say(message: ServerMsg): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const TAKE = { type: 'take', tokens: { white: 1, blue: 1, red: 1 } } as const;

const begun: Snapshot = { ...golden('splendor-2-start'), log: [], chat: [] };
const entry = (version: number): LogEntry => ({ version, turn: 1, event: { type: 'pass', seat: 0 } });
const snapshot = (changes: Partial<Snapshot> = {}): ServerMsg => ({
  type: 'snapshot',
  ...begun,
  ...changes,
});
const update = (changes: Partial<Update>): ServerMsg => ({
  type: 'update',
  ...begun,
  since: begun.version,
  ...changes,
});

function open(own?: OwnHelp) {
  const lines: FakeLine[] = [];
  const updates: TableUpdate[] = [];
  let ids = 0;
  const source = new SocketSource({
    table: 'T',
    own,
    newId: () => `m${++ids}`,
    backoff: new Backoff(() => 0.5),
    connect: () => {
      const line = new FakeLine();
      lines.push(line);
      return line;
    },
  });
  source.subscribe((got) => updates.push(got));
  const line = (): FakeLine => lines.at(-1) as FakeLine;
  const connection = (): Connection | undefined =>
    updates.flatMap((got) => (got.type === 'connection' ? [got.connection] : [])).at(-1);
  const shown = () => updates.flatMap((got) => (got.type === 'snapshot' ? [got.snapshot] : [])).at(-1);
  return { source, lines, line, updates, connection, shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('greets with the table and shows what it is sent', () => {
  const table = open();
  expect(table.connection()).toEqual({ state: 'connecting' });
  table.line().onopen?.();
  expect(table.line().sent).toEqual([{ type: 'hello', table: 'T' }]);
  table.line().say(snapshot());
  expect(table.connection()).toEqual({ state: 'open' });
  expect(table.shown()).toMatchObject(begun);
});

test('before the game begins the room is shown', () => {
  const table = open();
  table.line().onopen?.();
  table.line().say(snapshot({ stage: 'waiting', view: null, help: null }));
  expect(table.updates.at(-1)).toMatchObject({ type: 'room', table: { stage: 'waiting', mine: [0] } });
});

test('a move carries the version it was made on and is done when its effect is seen', async () => {
  const table = open();
  table.line().onopen?.();
  table.line().say(snapshot());
  const sent = table.source.send(TAKE);
  expect(table.line().sent.at(-1)).toEqual({ type: 'move', id: 'm1', expected_version: 3, action: TAKE });
  let done = false;
  void sent.then(() => {
    done = true;
  });
  table.line().say({ type: 'ack', id: 'm1', version: 4 });
  await Promise.resolve();
  expect(done).toBe(false);
  table.line().say(update({ version: 4, log: [entry(4)] }));
  await sent;
  expect(table.shown()?.log).toHaveLength(1);
});

test('an unanswered move is kept and sent again under its id', async () => {
  const table = open();
  table.line().onopen?.();
  table.line().say(snapshot());
  const sent = table.source.send(TAKE);
  table.line().onclose?.();
  expect(table.connection()).toEqual({ state: 'lost', stored: true, away: false });
  vi.advanceTimersByTime(400);
  expect(table.lines).toHaveLength(2);
  table.line().onopen?.();
  expect(table.line().sent).toEqual([{ type: 'hello', table: 'T', seen: 3 }]);
  table.line().say(update({ version: 3 }));
  expect(table.line().sent.at(-1)).toMatchObject({ type: 'move', id: 'm1', expected_version: 3 });
  table.line().say({ type: 'ack', id: 'm1', version: 4 });
  table.line().say(update({ version: 4 }));
  await sent;
  expect(table.connection()).toEqual({ state: 'open' });
});

test('after some vain tries the server is away, and a try by hand is made at once', () => {
  const table = open();
  table.line().onopen?.();
  table.line().say(snapshot());
  for (let i = 0; i < 4; i++) {
    table.line().onclose?.();
    vi.advanceTimersByTime(12_000);
  }
  expect(table.connection()).toMatchObject({ state: 'lost', away: true });
  table.line().onclose?.();
  const before = table.lines.length;
  table.source.retry();
  expect(table.lines).toHaveLength(before + 1);
});

test('a refusal names its code and rule', async () => {
  const table = open();
  table.line().onopen?.();
  table.line().say(snapshot());
  const sent = table.source.send(TAKE);
  table.line().say({ type: 'refused', id: 'm1', code: 'stale', message: '', version: 4 });
  await sent;
  expect(table.updates.at(-1)).toEqual({ type: 'refused', action: TAKE, code: 'stale' });
});

test('what was taken back leaves the log', () => {
  const table = open();
  table.line().onopen?.();
  table.line().say(snapshot({ version: 5, log: [entry(3), entry(4), entry(5)] }));
  table.line().say(update({ since: 5, version: 6, log_from: 4, log: [] }));
  expect(table.shown()?.log.map((line) => line.version)).toEqual([3]);
});

test('an update that goes on from something unseen is asked for again', () => {
  const table = open();
  table.line().onopen?.();
  table.line().say(snapshot());
  table.line().say(update({ since: 7, version: 8 }));
  expect(table.line().sent.at(-1)).toEqual({ type: 'hello', table: 'T', seen: 3 });
});

test('on a shared device the log of one player is not shown to the next', () => {
  const table = open();
  table.line().onopen?.();
  table.line().say(snapshot({ mine: [0, 1], log: [entry(2)] }));
  table.line().say(update({ mine: [0, 1], me: 1, version: 4, log: [entry(4)] }));
  expect(table.shown()?.log.map((line) => line.version)).toEqual([4]);
  expect(table.line().sent.at(-1)).toEqual({ type: 'hello', table: 'T' });
});

test('a silent line is given up', () => {
  const table = open();
  table.line().onopen?.();
  table.line().say(snapshot());
  vi.advanceTimersByTime(20_000);
  table.line().say({ type: 'beat', now: 0 });
  vi.advanceTimersByTime(20_000);
  expect(table.connection()).toEqual({ state: 'open' });
  vi.advanceTimersByTime(20_000);
  expect(table.connection()).toMatchObject({ state: 'lost' });
});

test('a table that does not exist is not asked for again', async () => {
  const table = open();
  table.line().onopen?.();
  table.line().say({ type: 'refused', code: 'no_table', message: '', version: 0 });
  expect(table.connection()).toEqual({ state: 'closed', code: 'no_table' });
  expect(await table.source.ask({ type: 'hint' })).toEqual({ type: 'refused', code: 'no_table' });
  vi.advanceTimersByTime(60_000);
  expect(table.lines).toHaveLength(1);
});

test('what may be stored is asked again under the same id when the trouble is over', async () => {
  const table = open();
  table.line().onopen?.();
  table.line().say(snapshot());
  const sent = table.source.send(TAKE);
  const asked = table.line().sent.at(-1);
  table.line().say({ type: 'trouble', code: 'storage' });
  table.line().say({ type: 'refused', id: 'm1', code: 'not_known', message: '', version: 3 });
  expect(table.line().sent.filter((sent) => sent.type === 'move')).toHaveLength(1);
  table.line().say(update({ version: 3 }));
  expect(table.line().sent.at(-1)).toEqual(asked);
  table.line().say({ type: 'ack', id: 'm1', version: 4 });
  table.line().say(update({ version: 4 }));
  await sent;
});

test('what is asked for by somebody who has just become a guest waits for the new line', () => {
  const { source, line } = open();
  line().onopen?.();
  line().say(snapshot());
  source.reconnect();
  void source.ask({ type: 'sit', seat: 1 });
  expect(line().sent).toEqual([]);
  line().onopen?.();
  line().say(snapshot());
  expect(line().sent.map(({ type }) => type)).toEqual(['hello', 'sit']);
});

test('when the game begins the whole table is asked for again: whoever spoke has another seat', () => {
  const { line } = open();
  line().onopen?.();
  line().say(snapshot({ view: null, help: null, stage: 'waiting' }));
  line().say(update({ version: begun.version + 1 }));
  expect(line().sent.filter(({ type }) => type === 'hello')).toHaveLength(2);
});

/** An engine that is ready, and answers, when the test says so. */
function engine() {
  let wake = (_: boolean): void => {};
  const asked: { version: number; answer: (help: Help | null) => void }[] = [];
  const own: OwnHelp = {
    ready: () => new Promise<void>((ready, never) => (wake = (works) => (works ? ready() : never(new Error('none'))))),
    of: ({ version }) =>
      new Promise((answer, broke) => {
        asked.push({ version, answer: (help) => (help ? answer(help) : broke(new Error('broken'))) });
      }),
  };
  return { own, asked, wake: (works = true) => wake(works) };
}
const HELP = begun.help as Help;
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
/** A table at which the engine has just become ready. */
async function openLean() {
  const help = engine();
  const table = open(help.own);
  table.line().onopen?.();
  table.line().say(snapshot());
  help.wake();
  await settled();
  return { ...table, ...help };
}

test('nothing is left out until the own engine is ready, and then it is said once', async () => {
  const { own, wake } = engine();
  const table = open(own);
  table.line().onopen?.();
  expect(table.line().sent).toEqual([{ type: 'hello', table: 'T' }]);
  table.line().say(snapshot());
  expect(table.shown()?.version).toBe(3);
  wake();
  await settled();
  const lean = { type: 'hello', table: 'T', seen: 3, help: 'client' };
  expect(table.line().sent).toEqual([{ type: 'hello', table: 'T' }, lean]);
  table.line().say(update({ version: 4 }));
  await settled();
  expect(table.line().sent).toHaveLength(2);
});

test('a state without help is shown once it is worked out, and what follows waits for it', async () => {
  const table = await openLean();
  const sent = table.source.send(TAKE);
  table.line().say(update({ version: 4, help: null }));
  table.line().say(update({ since: 4, version: 5, help: null, log: [entry(5)] }));
  table.line().say({ type: 'ack', id: 'm1', version: 5 });
  await settled();
  expect(table.shown()?.version).toBe(3);
  table.asked[0]?.answer(HELP);
  await settled();
  expect([table.shown()?.version, table.shown()?.help]).toEqual([4, HELP]);
  table.asked[1]?.answer(HELP);
  await settled();
  expect(table.shown()?.version).toBe(5);
  await sent;
  expect(table.asked.map(({ version }) => version)).toEqual([4, 5]);
});

test('after a lost line only what can be worked out here is left out again', async () => {
  const table = await openLean();
  table.line().say(update({ version: 4, help: null }));
  table.line().onclose?.();
  vi.advanceTimersByTime(400);
  table.line().onopen?.();
  expect(table.line().sent).toEqual([{ type: 'hello', table: 'T', seen: 3, help: 'client' }]);
  table.line().say(update({ version: 5, help: null }));
  // What the lost line said is not shown any more.
  table.asked[0]?.answer(HELP);
  await settled();
  expect(table.shown()?.version).toBe(3);
  table.asked[1]?.answer(HELP);
  await settled();
  expect(table.shown()?.version).toBe(5);
});

test('an engine that fails is not asked again, and everything comes whole', async () => {
  const table = await openLean();
  table.line().say(update({ version: 4, help: null }));
  await settled();
  table.asked[0]?.answer(null);
  await settled();
  vi.advanceTimersByTime(400);
  table.line().onopen?.();
  expect(table.line().sent).toEqual([{ type: 'hello', table: 'T', seen: 3 }]);
  table.line().say(update({ version: 4 }));
  expect([table.shown()?.version, table.connection()]).toEqual([4, { state: 'open' }]);
});

test('a page without an engine gets everything', async () => {
  const { own, wake } = engine();
  const table = open(own);
  table.line().onopen?.();
  table.line().say(snapshot());
  wake(false);
  await settled();
  expect(table.line().sent).toEqual([{ type: 'hello', table: 'T' }]);
});

test('no engine is started for a game that is over or has not begun', () => {
  const ready = vi.fn(async () => {});
  const table = open({ ready, of: async () => HELP });
  table.line().onopen?.();
  table.line().say(snapshot({ stage: 'waiting', view: null, help: null }));
  table.line().say(snapshot({ stage: 'over' }));
  expect(ready).not.toHaveBeenCalled();
});
