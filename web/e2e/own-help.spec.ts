import type { Page } from '@playwright/test';
import type { ClientMsg, ServerMsg } from '../src/protocol/generated/protocol';
import { builtWithEngine, kept } from './engine';
import { Front } from './front';
import { Player } from './player';
import { expect, test } from './test';

test.skip(!builtWithEngine(), 'the page was built without the engine: `make engine`');
test.use({ serviceWorkers: 'allow' });

/** Everything that goes over the sockets of a page. */
function listen(page: Page): { said: ClientMsg[]; told: ServerMsg[] } {
  const said: ClientMsg[] = [];
  const told: ServerMsg[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => said.push(JSON.parse(String(payload))));
    socket.on('framereceived', ({ payload }) => told.push(JSON.parse(String(payload))));
  });
  return { said, told };
}
const states = (told: ServerMsg[]) =>
  told.flatMap((message) =>
    (message.type === 'snapshot' || message.type === 'update') && message.view ? [message] : [],
  );

for (const game of ['splendor', 'marvel', 'duel'] as const) {
  test(`a page with the engine plays ${game} online by its own help${game === 'duel' ? ' @short' : ''}`, async ({
    page,
    words,
  }) => {
    const { said, told } = listen(page);
    await page.goto('/');
    await kept(page);
    await new Front(page, words).playBots(game);
    const player = new Player(page, words, game);
    // Until the engine is awake, nothing is left out.
    await player.turn();
    expect(states(told)[0]?.help).not.toBeNull();
    const lean = (): boolean => said.some((message) => message.type === 'hello' && message.help === 'client');
    await expect.poll(lean, { timeout: 60_000 }).toBe(true);
    await expect.poll(() => states(told).at(-1)?.help).toBeNull();
    const before = told.length;
    for (let turn = 0; turn < 5; turn += 1) if (!(await player.turn())) break;
    const since = states(told.slice(before));
    expect(since.length).toBeGreaterThan(5);
    expect(since.every(({ help }) => help === null)).toBe(true);
    expect(told.filter(({ type }) => type === 'refused')).toEqual([]);

    // Whoever comes back goes on.
    await page.reload();
    await player.turn();
    expect(states(told).some(({ help }, nth) => nth > before && help !== null)).toBe(true);
  });
}
