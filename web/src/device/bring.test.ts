import { expect, test } from 'vitest';
import { LobbyError } from '../protocol/lobby';
import { bringAll } from './bring';

/** A server that refuses some. */
function serverWith(refused: Record<string, string>): { bring: (table: string) => Promise<void>; asked: string[] } {
  const asked: string[] = [];
  const bring = async (table: string): Promise<void> => {
    asked.push(table);
    const code = refused[table];
    if (code) throw new LobbyError(code);
  };
  return { bring, asked };
}

test('all games are brought, one after the other', async () => {
  const { bring, asked } = serverWith({});
  expect(await bringAll(['a', 'b', 'c'], bring)).toEqual({ count: 3, code: null });
  expect(asked).toEqual(['a', 'b', 'c']);
});

test('a game that cannot be brought keeps none of the others', async () => {
  const { bring, asked } = serverWith({ b: 'no_record' });
  expect(await bringAll(['a', 'b', 'c'], bring)).toEqual({ count: 2, code: 'no_record' });
  expect(asked).toEqual(['a', 'b', 'c']);
});

test.each(['too_many_brought', 'too_many_from_here', 'too_fast', 'unreachable', 'no_guest'])(
  'after %s no other is tried',
  async (code) => {
    const { bring, asked } = serverWith({ b: code });
    expect(await bringAll(['a', 'b', 'c'], bring)).toEqual({ count: 1, code });
    expect(asked).toEqual(['a', 'b']);
  },
);
