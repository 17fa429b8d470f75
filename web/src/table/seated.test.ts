// @vitest-environment jsdom
import '../testing/browser-stubs';
import { cleanup, fireEvent, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../i18n/locale.svelte';
import { changeSetting } from '../settings.svelte';
import { golden, goldenHint } from '../testing/goldens';
import { button, press, pressAt, seen, sit } from '../testing/seat';

beforeAll(() => setLanguage('en'));
beforeEach(() => changeSetting('view', 'table'));
afterEach(cleanup);

test('a hint tells its reason and is laid out, not played', async () => {
  const source = sit('splendor-2');
  source.answer = goldenHint();
  await press('Hint');
  await waitFor(() => expect(seen('scores 1')).toBe(true));
  // What to do, and what the figure means.
  expect(document.querySelector('.hint')?.textContent).toMatch(/^\s*Take/);
  expect(seen('50% to win')).toBe(true);
  await press('Set up this move');
  expect(source.sent).toEqual([]);
  await press('Take 3');
  expect(source.sent).toHaveLength(1);
});

test('a move is taken back where the table allows it, and a refusal is told', async () => {
  const source = sit('splendor-2-waits');
  source.answer = { type: 'refused', code: 'nothing_to_undo' };
  await press('Undo');
  expect(source.asked).toEqual([{ type: 'undo', expected_version: source.snapshot.version }]);
  await waitFor(() => expect(seen('There is nothing to take back.')).toBe(true));
});

test('tokens prepared while waiting are laid out when the turn comes', async () => {
  const source = sit('splendor-2-start-waits');
  for (const stone of ['sapphire', 'ruby', 'onyx']) await press(new RegExp(`^${stone}, . in the bank`));
  expect(seen('Prepared')).toBe(true);
  expect(source.sent).toEqual([]);
  source.show(golden('splendor-2-turn'));
  await waitFor(() => button('Take 3'));
});

test('a deck that cannot be reserved from says why', async () => {
  const source = sit('splendor-2');
  await pressAt('.deck[data-place="deck:2"]');
  expect(document.querySelector('.action [role=alert]')?.textContent).toContain('You hold three reserved cards.');
  expect(source.sent).toEqual([]);
});

test('a deck that can be reserved from offers it', async () => {
  const source = sit('splendor-2-start');
  await pressAt('.deck[data-place="deck:1"]');
  expect(document.querySelector('.action [role=alert]')).toBeNull();
  expect(seen('Reserve from deck 1')).toBe(true);
  expect(source.sent).toEqual([]);
});

test('a deck prepared while waiting is laid out when the turn comes', async () => {
  const source = sit('splendor-2-start-waits');
  await pressAt('.deck[data-place="deck:1"]');
  expect(seen('Prepared')).toBe(true);
  source.show(golden('splendor-2-turn'));
  await waitFor(() => expect(document.querySelector('.action')?.getAttribute('data-kind')).toBe('deck'));
});

test('phrases are said and own words are shown as text', async () => {
  const source = sit('splendor-2', { chat: [{ version: 1, time: 0, seat: 1, name: 'Bo', text: '<b>hi</b>' }] });
  await press('Menu');
  await press('Chat');
  expect(seen('<b>hi</b>')).toBe(true);
  await press('Well played!');
  expect(source.asked).toEqual([{ type: 'say', phrase: 'well_played' }]);
});

test('the end offers a rematch and the record', async () => {
  const source = sit('splendor-2');
  source.show(golden('splendor-2-over'));
  await waitFor(() => expect(seen('You win')).toBe(true), { timeout: 20_000 });
  await press('Rematch');
  expect(source.asked).toEqual([{ type: 'rematch' }]);
  const record = `/api/tables/${source.snapshot.table}/record`;
  expect(document.querySelector('a[download]')?.getAttribute('href')).toBe(record);
});

test('in the text view moves are typed', async () => {
  changeSetting('view', 'text');
  const source = sit('splendor-2-start');
  await waitFor(() => expect(document.querySelector('.command input')).not.toBeNull(), { timeout: 20_000 });
  const headings = [...document.querySelectorAll('h2')].map((heading) => heading.textContent);
  expect(headings).toEqual(['Your move', 'Bank', 'Cards', 'Nobles', 'You', 'Opponents', 'Log']);
  const line = document.querySelector('.command input') as HTMLInputElement;
  await fireEvent.input(line, { target: { value: 't kru' } });
  await fireEvent.submit(line.form as HTMLFormElement);
  expect(source.sent).toEqual([{ type: 'take', tokens: { blue: 1, red: 1, black: 1 } }]);
});
