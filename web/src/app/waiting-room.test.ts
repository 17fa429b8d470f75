// @vitest-environment jsdom
import '../testing/browser-stubs';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '../i18n/locale.svelte';
import type { Lobby } from '../protocol/lobby';
import type { TableRequest, TableSource } from '../protocol/source';
import type { Snapshot } from '../protocol/types';
import guest from '../testing/goldens/waiting-guest.json';
import WaitingRoom from './WaitingRoom.svelte';

const OFFER = {
  games: [
    {
      game: 'splendor',
      seats: [2, 3, 4],
      presets: [],
      expansions: [],
      options: [
        { key: 'target', seats: [2, 3, 4], kind: 'number', default: 15, min: 1, max: 99 },
        {
          key: 'last_round',
          seats: [2, 3, 4],
          kind: 'word',
          default: 'equal_turns',
          words: ['equal_turns', 'at_once'],
        },
        { key: 'team', seats: [4], kind: 'switch', default: false },
      ],
    },
  ],
  deserted_days: 3,
};
const TABLE = guest as unknown as Snapshot;

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

/** Somebody who has just come by a link, and what happens then. */
function come(table: Partial<Snapshot> = {}, known: string | null = null) {
  const asked: TableRequest[] = [];
  const rename = vi.fn(async (name: string) => name);
  const reconnect = vi.fn();
  const lobby = { me: async () => known, rename, offer: async () => OFFER };
  const source = {
    ask: async (request: TableRequest) => {
      asked.push(request);
      return { type: 'done' };
    },
    reconnect,
  };
  render(WaitingRoom, {
    lobby: lobby as unknown as Lobby,
    source: source as unknown as TableSource,
    table: { ...TABLE, ...table },
    watch: false,
    connection: { state: 'open' },
  });
  return { asked, rename, reconnect };
}
const free = TABLE.seats.findIndex(({ who }) => who === 'free');
const sit = (): Promise<boolean> =>
  fireEvent.click(screen.getAllByRole('button', { name: 'Sit here' })[0] as HTMLElement);

test('who leaves the name for a seat is named once, and sits down on that one line', async () => {
  const { asked, rename, reconnect } = come({ mine: [], owner: false });
  const field = screen.getByRole('textbox', { name: 'Your name' });
  await fireEvent.input(field, { target: { value: 'Bo' } });
  // A press on the button leaves the field first.
  await Promise.all([fireEvent.change(field), sit()]);
  await vi.waitFor(() => expect(asked).toEqual([{ type: 'sit', seat: free }]));
  expect(rename.mock.calls).toEqual([['Bo']]);
  expect(reconnect).toHaveBeenCalledOnce();
});

test('one tap seats a friend who came by a link, under a name of their own', async () => {
  const { asked, rename, reconnect } = come({ mine: [], owner: false });
  await sit();
  await vi.waitFor(() => expect(asked).toEqual([{ type: 'sit', seat: free }]));
  expect(rename.mock.calls[0]?.[0]).toMatch(/^Guest \d+$/);
  expect(reconnect).toHaveBeenCalledOnce();
});

test('a name that was typed counts without another press', async () => {
  const { asked, rename } = come({ mine: [], owner: false });
  await fireEvent.input(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: 'Bo' } });
  await sit();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(rename).toHaveBeenCalledWith('Bo');
});

test('a name typed while one sits down is kept, and given once one sits', async () => {
  const { asked, rename, reconnect } = come({ mine: [], owner: false });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
  let named = (_: string): void => {};
  rename.mockImplementationOnce(() => new Promise((resolve) => (named = resolve)));
  await sit();
  await fireEvent.input(field, { target: { value: 'Bo' } });
  await fireEvent.change(field);
  expect(rename).toHaveBeenCalledOnce();
  named('Guest 7');
  await vi.waitFor(() => expect(rename).toHaveBeenLastCalledWith('Bo'));
  expect(asked).toEqual([{ type: 'sit', seat: free }]);
  expect(field.value).toBe('Bo');
  expect(reconnect).toHaveBeenCalledOnce();
});

test('before one sits down the room says rules, pace, and how it may end', async () => {
  const options = { target: 10, team: true };
  come({ mine: [], owner: false, config: { ...TABLE.config, options } });
  const agreed = screen.getByRole('region', { name: 'What is played' });
  await vi.waitFor(() => expect(agreed.textContent).toContain('Prestige to reach: 10'));
  expect(agreed.textContent).toContain('Two against two');
  expect(agreed.textContent).not.toContain('Last round');
  expect(agreed.textContent).toContain('waits for 3 days');
  expect(agreed.textContent).toContain('No clock');
  expect(agreed.textContent).toContain('may come back');
});

test('the owner changes seats', async () => {
  const { asked } = come({ owner: true, mine: [0] }, 'Ada');
  const [, other] = screen.getAllByRole('combobox', { name: 'Change seat' });
  await fireEvent.change(other as HTMLElement, { target: { value: '0' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Close the table' }));
  expect(asked).toEqual([{ type: 'swap', seat: 1, with: 0 }, { type: 'close' }]);
});
