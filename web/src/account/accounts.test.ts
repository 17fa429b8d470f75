import { expect, test } from 'vitest';
import { Accounts } from './accounts';

/** A server that knows nobody until they have a name. */
function server(): { accounts: Accounts; calls: string[] } {
  const calls: string[] = [];
  const accounts = new Accounts(
    () => 'Guest 7',
    async (path, init) => {
      const call = `${init?.method} ${path}`;
      calls.push(`${call} ${init?.body ?? ''}`.trim());
      if (call === 'GET /api/me') return new Response(null, { status: 204 });
      if (call === 'PUT /api/me') return Response.json({ name: 'Guest 7', account: null });
      if (call === 'POST /api/account') return Response.json({ name: 'Guest 7', account: 'ada' }, { status: 201 });
      return Response.json({ code: 'wrong_credentials', message: '' }, { status: 401 });
    },
  );
  return { accounts, calls };
}

test('somebody new is a guest before the account is made', async () => {
  const { accounts, calls } = server();
  expect(await accounts.claim('ada', 'a necklace')).toEqual({ name: 'Guest 7', account: 'ada' });
  expect(calls).toEqual([
    'GET /api/me',
    'PUT /api/me {"name":"Guest 7"}',
    'POST /api/account {"login":"ada","password":"a necklace"}',
  ]);
});

test('a refusal keeps its code', async () => {
  const { accounts, calls } = server();
  await expect(accounts.signIn('ada', 'a bead', true)).rejects.toMatchObject({ code: 'wrong_credentials' });
  expect(calls).toEqual(['POST /api/account/sign-in {"login":"ada","password":"a bead","bring_games":true}']);
});
