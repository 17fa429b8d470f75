// @vitest-environment jsdom
import '../testing/browser-stubs';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Staging, stage } from '../gallery/fixtures';
import { setLanguage } from '../i18n/locale.svelte';
import { changeSetting } from '../settings.svelte';
import { FixtureSource } from '../testing/fixture-source';
import Table from './Table.svelte';

beforeAll(() => setLanguage('en'));
beforeEach(() => changeSetting('view', 'table'));
afterEach(cleanup);

function open(staging: Staging): FixtureSource {
  const snapshot = stage(staging);
  const source = new FixtureSource(snapshot);
  render(Table, { source, snapshot });
  return source;
}
const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(
    (entry) => (entry.getAttribute('aria-label') ?? entry.textContent ?? '').trim() === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const press = (name: string) => fireEvent.click(button(name));
const seen = (text: string) => document.body.textContent?.includes(text) ?? false;

test('a hint tells its reason and is laid out, not played', async () => {
  const source = open({ game: 'splendor', players: 2 });
  source.answer = {
    type: 'hint',
    version: 61,
    advice: [
      {
        action: { type: 'take', tokens: { blue: 1, red: 1, black: 1 } },
        text: 'take urk',
        win: 0.61,
        share: 1,
        reasons: [{ key: 'reason-comes-nearer', arguments: [{ kind: 'card', name: 'card', card: 'S2-25' }] }],
      },
    ],
  };
  await press('Hint');
  await waitFor(() => expect(seen('comes nearer to')).toBe(true));
  // What to do, and what the figure means.
  expect(document.querySelector('.hint')?.textContent).toMatch(/^\s*Take/);
  expect(seen('61% to win')).toBe(true);
  await press('Set up this move');
  expect(source.sent).toEqual([]);
  await press('Take 3');
  expect(source.sent).toHaveLength(1);
});

test('a move is taken back where the table allows it, and a refusal is told', async () => {
  const source = open({
    game: 'splendor',
    players: 2,
    changes: (snapshot) => {
      snapshot.can_undo = true;
    },
  });
  source.answer = { type: 'refused', code: 'nothing_to_undo' };
  await press('Undo');
  expect(source.asked).toEqual([{ type: 'undo', expected_version: 61 }]);
  await waitFor(() => expect(seen('There is nothing to take back.')).toBe(true));
});

test('tokens prepared while waiting are laid out when the turn comes', async () => {
  const source = open({ game: 'splendor', players: 2, seat: 1 });
  const bank = (stone: string) =>
    [...document.querySelectorAll<HTMLButtonElement>('.bank-slot')].find((entry) => entry.textContent?.includes(stone));
  for (const stone of ['sapphire', 'ruby', 'onyx']) await fireEvent.click(bank(stone) as HTMLButtonElement);
  expect(seen('Prepared')).toBe(true);
  expect(source.sent).toEqual([]);
  const turn = stage({ game: 'splendor', players: 2 });
  turn.version += 1;
  source.show(turn);
  await waitFor(() => button('Take 3'));
});

test('a deck that cannot be reserved from says why', async () => {
  const source = open({ game: 'splendor', players: 2 });
  const closed = stage({ game: 'splendor', players: 2 });
  closed.version += 1;
  closed.help.closed_decks = { 2: 'hand_full' };
  source.show(closed);
  const deck = (level: number) => document.querySelector(`.deck[data-place="deck:${level}"]`) as HTMLButtonElement;
  await fireEvent.click(deck(2));
  expect(document.querySelector('.action [role=alert]')?.textContent).toContain('You hold three reserved cards.');
  await fireEvent.click(deck(1));
  expect(document.querySelector('.action [role=alert]')).toBeNull();
  expect(seen('Reserve from deck 1')).toBe(true);
  expect(source.sent).toEqual([]);
});

test('a deck prepared while waiting is laid out when the turn comes', async () => {
  const source = open({ game: 'splendor', players: 2, seat: 1 });
  await fireEvent.click(document.querySelector('.deck[data-place="deck:1"]') as HTMLButtonElement);
  expect(seen('Prepared')).toBe(true);
  const turn = stage({ game: 'splendor', players: 2 });
  turn.version += 1;
  source.show(turn);
  await waitFor(() => expect(document.querySelector('.action')?.getAttribute('data-kind')).toBe('deck'));
});

test('phrases are said and own words are shown as text', async () => {
  const source = open({
    game: 'splendor',
    players: 2,
    changes: (snapshot) => {
      snapshot.chat = [{ version: 60, time: 0, seat: 1, text: '<b>hi</b>' }];
    },
  });
  await press('Menu');
  await press('Chat');
  expect(seen('<b>hi</b>')).toBe(true);
  await press('Well played!');
  expect(source.asked).toEqual([{ type: 'say', phrase: 'well_played' }]);
});

test('the end offers a rematch and the record', async () => {
  const source = open({ game: 'splendor', players: 2 });
  const over = stage({ game: 'splendor', players: 2 });
  over.version += 1;
  over.result = { winners: [0], points: [15, 9], reason: 'prestige' };
  source.show(over);
  await waitFor(() => expect(seen('You win')).toBe(true));
  await press('Rematch');
  expect(source.asked).toEqual([{ type: 'rematch' }]);
  expect(document.querySelector('a[download]')?.getAttribute('href')).toBe('/api/tables/gallery/record');
});

test('in the text view moves are typed', async () => {
  changeSetting('view', 'text');
  const source = open({ game: 'splendor', players: 2 });
  await waitFor(() => expect(document.querySelector('.command input')).not.toBeNull(), { timeout: 20_000 });
  const headings = [...document.querySelectorAll('h2')].map((heading) => heading.textContent);
  expect(headings).toEqual(['Your move', 'Bank', 'Cards', 'Nobles', 'You', 'Opponents', 'Log']);
  const line = document.querySelector('.command input') as HTMLInputElement;
  await fireEvent.input(line, { target: { value: 't kru' } });
  await fireEvent.submit(line.form as HTMLFormElement);
  expect(source.sent).toEqual([{ type: 'take', tokens: { blue: 1, red: 1, black: 1 } }]);
});
