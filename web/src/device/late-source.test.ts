import { expect, test } from 'vitest';
import { LobbyError } from '../protocol/lobby';
import type { TableSource, TableUpdate } from '../protocol/source';
import { LateSource } from './late-source';
import { isLocal, localId } from './local';

test('a table of this device has an id as long as any, and is known by it', () => {
  const id = localId();
  expect(id).toMatch(/^local-[\w-]{16}$/);
  expect(isLocal(id)).toBe(true);
  expect(isLocal('AAAAAAAAAAAAAAAAAAAAAA')).toBe(false);
  expect(localId()).not.toBe(id);
  expect(localId(new Uint8Array(32).fill(255))).toBe('local-________________');
});

/** A source that notes what is asked of it. */
function noting(): { source: TableSource; heard: string[]; tell: (update: TableUpdate) => void } {
  const heard: string[] = [];
  const listeners = new Set<(update: TableUpdate) => void>();
  const note = (word: string) => (): void => void heard.push(word);
  const source: TableSource = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: async () => note('send')(),
    ask: async () => {
      heard.push('ask');
      return { type: 'done' };
    },
    retry: note('retry'),
    reconnect: note('reconnect'),
    close: note('close'),
  };
  return { source, heard, tell: (update) => listeners.forEach((listener) => void listener(update)) };
}

test('what is asked of a source on its way is asked of it when it is there', async () => {
  const { source, heard, tell } = noting();
  let arrive: (source: TableSource) => void = () => {};
  const late = new LateSource(new Promise((resolve) => (arrive = resolve)));
  const updates: string[] = [];
  const stop = late.subscribe((update) => updates.push(update.type));
  const done = late.ask({ type: 'start' });
  expect(updates).toEqual(['connection']);
  arrive(source);
  expect(await done).toEqual({ type: 'done' });
  tell({ type: 'trouble', code: null });
  stop();
  tell({ type: 'trouble', code: 'storage' });
  expect(updates).toEqual(['connection', 'trouble']);
  late.close();
  await Promise.resolve();
  expect(heard).toEqual(['ask', 'close']);
});

test('whoever listens hears that a source does not come', async () => {
  const late = new LateSource(Promise.reject(new LobbyError('no_table')));
  const told = await new Promise<TableUpdate>((resolve) => {
    late.subscribe((update) => {
      if (update.type === 'connection' && update.connection.state === 'closed') resolve(update);
    });
  });
  expect(told).toEqual({ type: 'connection', connection: { state: 'closed', code: 'no_table' } });
  late.retry();
  late.close();
});
