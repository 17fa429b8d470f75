import { expect, test } from 'vitest';
import { botPlan, CLOCKS, friendPlan } from '../home/plan';
import type { DeviceGame } from './generated/protocol';
import { HttpLobby } from './http-lobby';
import { LobbyError } from './lobby';
import { configOf } from './plan-config';

interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** A server that answers by "METHOD path" and knows nobody otherwise. */
function lobbyWith(answers: Record<string, unknown>): { lobby: HttpLobby; calls: Call[] } {
  const calls: Call[] = [];
  const lobby = new HttpLobby(
    () => 'Guest 7',
    async (path, init) => {
      const method = init?.method ?? 'GET';
      calls.push({ method, path: String(path), body: init?.body ? JSON.parse(String(init.body)) : undefined });
      const answer = answers[`${method} ${path}`];
      if (answer === undefined && path === '/api/me') return new Response(null, { status: 204 });
      if (answer === undefined) return Response.json({ code: 'no_guest', message: '' }, { status: 401 });
      return answer instanceof Response ? answer : Response.json(answer);
    },
  );
  return { lobby, calls };
}

test('a name on its way is waited for, so that nobody becomes two guests', async () => {
  const answers: Record<string, unknown> = { 'POST /api/tables': { table: 'T1' } };
  const { lobby, calls } = lobbyWith({
    ...answers,
    get 'PUT /api/me'() {
      answers.named = true;
      return { name: 'Ada' };
    },
    get 'GET /api/me'() {
      return answers.named ? { name: 'Ada', account: null } : undefined;
    },
  });
  await Promise.all([lobby.rename('Ada'), lobby.create(botPlan({ game: 'duel' }, 1, 'level3'))]);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /api/me',
    'GET /api/me',
    'POST /api/tables',
  ]);
});

test('somebody new gets a name before the first table is made', async () => {
  const { lobby, calls } = lobbyWith({ 'PUT /api/me': { name: 'Guest 7' }, 'POST /api/tables': { table: 'T1' } });
  expect(await lobby.create(botPlan({ game: 'duel' }, 1, 'level3'))).toBe('T1');
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/me',
    'PUT /api/me',
    'POST /api/tables',
  ]);
  expect(calls[1]?.body).toEqual({ name: 'Guest 7' });
});

test('somebody new has no running games', async () => {
  expect(await lobbyWith({}).lobby.running()).toEqual([]);
});

test('running games and finished ones are asked for apart', async () => {
  const [running, over] = [[{ table: 'T1' }], [{ table: 'T2' }]];
  const { lobby } = lobbyWith({
    'GET /api/me': { name: 'Ada', account: null },
    'GET /api/me/tables': running,
    'GET /api/me/games?before=7': over,
  });
  expect(await lobby.running()).toEqual(running);
  expect(await lobby.finished(7)).toEqual(over);
});

test('a refusal keeps its code; silence is unreachable', async () => {
  const full = Response.json({ code: 'too_many_tables', message: '' }, { status: 429 });
  const { lobby } = lobbyWith({ 'GET /api/me': { name: 'Ada' }, 'POST /api/tables': full });
  await expect(lobby.create(friendPlan({ game: 'splendor' }))).rejects.toEqual(new LobbyError('too_many_tables'));
  const silent = new HttpLobby(
    () => '',
    () => Promise.reject(new TypeError('failed')),
  );
  await expect(silent.openTables()).rejects.toMatchObject({ code: 'unreachable' });
  const proxy = lobbyWith({ 'GET /api/tables': new Response('<h1>502</h1>', { status: 502 }) });
  await expect(proxy.lobby.openTables()).rejects.toMatchObject({ code: 'unreachable' });
});

test('a plan in the server’s words', () => {
  const plan = friendPlan({ game: 'splendor' });
  const config = configOf({
    ...plan,
    options: { target: 10, face_up: 3 },
    clock: CLOCKS['30s'],
    seats: [{ who: 'me' }, { who: 'me', name: 'Bo' }, { who: 'open', listed: true }],
  });
  expect(config).toEqual({
    game: 'splendor',
    options: { target: 10, face_up: 3 },
    seats: [{ who: 'me' }, { who: 'me', name: 'Bo' }, { who: 'open' }],
    clock: { kind: 'per_move', seconds: 30 },
    seating: 'random',
    absence: 'bot',
    listed: true,
    helpers: true,
    hints: false,
    open_reserves: false,
    undo: true,
    chat: 'free',
  });
  expect(configOf(plan).listed).toBe(false);
});

test('levels are rated where they were measured', async () => {
  const levels = [
    { level: 'level1', ratings: { splendor: { 2: 790, 4: 840 }, marvel: {}, duel: { 2: 812 } } },
    { level: 'level2', ratings: { splendor: {}, marvel: {}, duel: {} } },
  ];
  const { lobby } = lobbyWith({ 'GET /api/bots': { levels, personalities: [] } });
  expect(await lobby.ratings('duel')).toEqual({ level1: { 2: 812 }, level2: {} });
});

test('a finished game goes on in the server’s words', async () => {
  const { lobby, calls } = lobbyWith({
    'GET /api/me': { name: 'Ada' },
    'POST /api/tables/T1/continue': { table: 'T2' },
  });
  expect(await lobby.goOn('T1', 12, [{ who: 'open' }, { who: 'me' }])).toBe('T2');
  expect(calls.at(-1)?.body).toEqual({ step: 12, seats: [{ who: 'open' }, { who: 'me' }] });
});

const GAME: DeviceGame = {
  game: 'local-0123456789abcdef',
  config: {
    game: 'duel',
    seats: [
      { who: 'me', name: 'Ada' },
      { who: 'bot', level: 'level1' },
    ],
  },
  record: '[format "parure-record/1"]',
  began: 1,
  ended: 2,
};

test('a game of a device is brought by somebody new as by anybody, who becomes a guest first', async () => {
  const answers = { 'PUT /api/me': { name: 'Guest 7' }, 'POST /api/me/brought': { table: 'T1' } };
  const { lobby, calls } = lobbyWith(answers);
  expect(await lobby.bring(GAME)).toBe('T1');
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/me',
    'PUT /api/me',
    'POST /api/me/brought',
  ]);
  expect(calls[2]?.body).toEqual(GAME);
});

test('nobody has brought anything', async () => {
  const { lobby, calls } = lobbyWith({});
  expect(await lobby.brought()).toEqual([]);
  expect(calls).toHaveLength(1);
});

test('what was brought is asked of the server', async () => {
  const brought = [{ game: GAME.game, table: 'T1' }];
  const { lobby } = lobbyWith({ 'GET /api/me': { name: 'Ada', account: null }, 'GET /api/me/brought': brought });
  expect(await lobby.brought()).toEqual(brought);
});
