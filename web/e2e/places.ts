import { expect, type Page } from '@playwright/test';
import type { BotLevel, TableConfig } from '../src/protocol/generated/protocol';
import type { GameId, LegalAction, View } from '../src/protocol/types';

/** Tables made and played by the server's own interface, so that a page can be looked at in the middle of a game. */

export const against = (
  game: GameId,
  seats: number,
  more: Partial<TableConfig> = {},
  level: BotLevel = 'level1',
): TableConfig => ({
  game,
  seats: [{ who: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ who: 'bot', level }) as const)],
  seating: 'as_set',
  ...more,
});

/** The page's browser makes a table and owns it. */
export async function makeTable(page: Page, config: TableConfig, name = 'Ada'): Promise<string> {
  await page.goto('/');
  return page.evaluate(
    async ([wanted, who]) => {
      const ask = (method: string, path: string, body: unknown) =>
        fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      await ask('PUT', '/api/me', { name: who });
      const made = await ask('POST', '/api/tables', { config: wanted });
      return ((await made.json()) as { table: string }).table;
    },
    [config, name] as const,
  );
}

/** Plays the owner's seats until round `until` begins for them, or to the end. */
export async function playTo(page: Page, table: string, until: number): Promise<View> {
  return page.evaluate(playOn, { table, until });
}

/** Opens the table and waits until it can be seen. */
export async function sitDown(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.action, .text-table').first()).toBeVisible();
}

/** Runs in the page. Buys what brings most, else takes what the nearest card lacks. */
async function playOn({ table, until }: { table: string; until: number }): Promise<View> {
  type State = {
    version: number;
    stage: string;
    result: unknown;
    view: View | null;
    help: import('../src/protocol/types').Help;
  };
  const socket = new WebSocket(`ws://${location.host}/api/socket`);
  const answers = new Set<string>();
  let state: State | null = null;
  let wake = (): void => {};
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data as string) as State & { type: string; id?: string };
    if (message.type === 'snapshot' || message.type === 'update') state = message;
    if (message.id) answers.add(message.id);
    wake();
  };
  const when = async <T>(found: () => T | null | undefined | false): Promise<T> => {
    for (;;) {
      const result = found();
      if (result) return result;
      await new Promise<void>((done) => {
        wake = done;
      });
    }
  };
  await new Promise((done) => {
    socket.onopen = done;
  });
  const send = (message: object): void => socket.send(JSON.stringify(message));
  send({ type: 'hello', table });
  const first = await when(() => state);
  if (first.stage === 'waiting') send({ type: 'nonce', id: crypto.randomUUID(), nonce: '0123456789abcdef' });

  const sum = (tokens: object): number => Object.values(tokens).reduce((all: number, n: number) => all + n, 0);
  const worth = ({ help, view }: State, { action, brings }: LegalAction): number => {
    if (action.type === 'buy') return 100 + 10 * (brings?.points ?? 0) - ('pay' in action ? sum(action.pay) : 0);
    if (action.type === 'claim') return 200;
    // Now and then a card is put aside, so that hands are not empty.
    if (action.type === 'reserve') return help.cards.length % 3 === 0 && (view?.round ?? 0) % 4 === 3 ? 40 : 1;
    if (action.type === 'privilege') return 30;
    if (action.type !== 'take') return 5;
    const near = help.cards
      .filter((card) => card.state === 'short')
      .toSorted((a, b) => sum(a.missing) - sum(b.missing))[0];
    const got: Record<string, number> = 'tokens' in action ? { ...action.tokens } : {};
    if ('cells' in action && view && 'board' in view) {
      for (const [row, column] of action.cells) {
        const color = view.board[row]?.[column] ?? '';
        got[color] = (got[color] ?? 0) + 1;
      }
    }
    const wanted = Object.entries(near?.missing ?? {}).map(([color, count]) => Math.min(count, got[color] ?? 0));
    return 10 + sum(got) + 2 * sum(wanted) - 8 * (brings?.over ?? 0) - (brings?.gives_privilege ? 3 : 0);
  };
  for (;;) {
    const now = await when(() => state?.view && (state.result || state.help.legal.length > 0) && state);
    if (!now.view) throw new Error('a game without a position');
    if (now.result || (now.view.round >= until && now.view.phase === 'act')) {
      socket.close();
      return now.view;
    }
    const best = now.help.legal.toSorted((a, b) => worth(now, b) - worth(now, a))[0];
    const id = crypto.randomUUID();
    send({ type: 'move', id, expected_version: now.version, action: best?.action });
    await when(() => answers.has(id) && (state?.version ?? 0) > now.version);
  }
}
