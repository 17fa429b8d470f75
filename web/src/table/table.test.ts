// @vitest-environment jsdom
import '../testing/browser-stubs';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { stage } from '../gallery/fixtures';
import { setLanguage } from '../i18n/locale.svelte';
import type { GameSnapshot } from '../protocol/types';
import { FixtureSource } from '../testing/fixture-source';
import Table from './Table.svelte';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

function open(snapshot: GameSnapshot): FixtureSource {
  const source = new FixtureSource(snapshot);
  render(Table, { source, snapshot });
  return source;
}
/** The spoken name of a button: its hidden label where it has one, else its text. */
function nameOf(button: Element): string {
  const label = button.querySelector('.sr-only') ?? button;
  return (button.getAttribute('aria-label') ?? label.textContent ?? '').trim();
}
function button(name: RegExp | string): HTMLButtonElement {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  const found = [...document.querySelectorAll('button')].find((entry) => matches(nameOf(entry)));
  if (!found) throw new Error(`no button ${name}`);
  return found;
}
const press = (name: RegExp | string) => fireEvent.click(button(name));
const seen = (text: string) => document.body.textContent?.includes(text) ?? false;

test('three tokens are chosen, shown and sent by one button', async () => {
  const source = open(stage({ game: 'splendor', players: 4 }));
  await press(/^sapphire, 2 in the bank/);
  await press(/^ruby, 2 in the bank/);
  expect(button('Choose 1 more').getAttribute('aria-disabled')).toBe('true');
  await press(/^onyx, 4 in the bank/);
  await press('Take 3');
  expect(source.sent).toEqual([{ type: 'take', tokens: { blue: 1, red: 1, black: 1 } }]);
});

test('a card says what it costs the viewer and is bought with the fewest gold', async () => {
  const source = open(stage({ game: 'splendor', players: 4 }));
  await press(/Level 2, 1 prestige, onyx bonus, costs 3 diamond, 3 emerald, 2 onyx, you can buy it for/);
  await press('Buy');
  expect(source.sent).toEqual([{ type: 'buy', card: 'S2-25', pay: { white: 1, green: 2, black: 1 } }]);
});

test('tokens over the limit are returned in the same go', async () => {
  const full = stage({
    game: 'splendor',
    players: 2,
    changes: ({ view }) => {
      const own = view.players[0];
      if (own) own.tokens = { white: 2, blue: 2, green: 2, red: 1, black: 1 };
    },
  });
  const source = open(full);
  for (const stone of ['sapphire', 'ruby', 'onyx']) await press(new RegExp(`^${stone}, . in the bank`));
  await press(/return one emerald/);
  await press('Take 3, return 1');
  expect(source.sent).toHaveLength(1);
  const answer = structuredClone(full);
  answer.version += 1;
  answer.view.phase = 'return';
  answer.help.legal = [
    { action: { type: 'return', token: 'green' }, text: 'return g' },
    { action: { type: 'return', token: 'white' }, text: 'return w' },
  ];
  source.show(answer);
  await Promise.resolve();
  expect(source.sent[1]).toEqual({ type: 'return', token: 'green' });
});

test('tokens named for return stay named while others talk', async () => {
  const source = open(
    stage({
      game: 'splendor',
      players: 2,
      changes: ({ view }) => {
        const own = view.players[0];
        if (own) own.tokens = { white: 2, blue: 2, green: 2, red: 1, black: 1 };
      },
    }),
  );
  for (const stone of ['sapphire', 'ruby', 'onyx']) await press(new RegExp(`^${stone}, . in the bank`));
  await press(/return one emerald/);
  await source.hear();
  await press('Take 3, return 1');
  expect(source.sent).toHaveLength(1);
});

test('a line of Duel is chosen by its ends and warns of the privilege it gives', async () => {
  const source = open(stage({ game: 'duel', players: 2 }));
  await press(/^Row 2, column 2: pearl/);
  await press(/^Row 4, column 2: pearl/);
  expect(seen('This gives Ada a privilege.')).toBe(true);
  await press('Take 3, give privilege');
  expect(source.sent).toEqual([
    {
      type: 'take',
      cells: [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
    },
  ]);
});

test('a noble is never chosen beforehand', async () => {
  const source = open(
    stage({
      game: 'splendor',
      players: 3,
      legal: [
        { type: 'tile', tile: 'SN-06' },
        { type: 'tile', tile: 'SN-01' },
      ],
      changes: ({ view }) => {
        view.phase = 'tile';
      },
    }),
  );
  expect(button('Choose one').getAttribute('aria-disabled')).toBe('true');
  await press(/^Anne of Brittany/);
  await press('Receive Anne of Brittany');
  expect(source.sent).toEqual([{ type: 'tile', tile: 'SN-06' }]);
});

test('while another plays, nothing can be sent', () => {
  open(stage({ game: 'marvel', players: 3, seat: 1 }));
  expect(document.querySelector('.action h2')?.textContent).toBe('Ada is thinking');
  expect(() => button(/^Take/)).toThrow();
});
