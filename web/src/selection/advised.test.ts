import { expect, test } from 'vitest';
import { lookOf } from '../games';
import { format, loadBundle } from '../i18n/bundle';
import { moveLine } from '../table/log/log-line';
import { GOLDEN_GAMES, golden } from '../testing/goldens';
import { draftFor, eventFor } from './advised';

test('an advised take stands in the sockets', () => {
  expect(draftFor({ type: 'take', tokens: { red: 2 } })).toEqual({ kind: 'take', colors: ['red', 'red'], returns: [] });
});

test('an advised purchase keeps its payment', () => {
  const buy = { type: 'buy', card: 'S1-03', pay: { white: 1, gold: 1 } } as const;
  expect(draftFor(buy)).toMatchObject({ kind: 'card', purchase: buy });
});

test('actions are told as the log tells them', () => {
  const duel = golden('duel-start').view;
  expect(
    eventFor(
      {
        type: 'take',
        cells: [
          [0, 0],
          [0, 1],
        ],
      },
      0,
      'duel',
      duel,
      undefined,
    ),
  ).toEqual({
    type: 'take',
    seat: 0,
    tokens: { blue: 1, red: 1 },
  });
  expect(eventFor({ type: 'privilege', cell: [5, 5] }, 0, 'duel', duel, undefined)).toBeNull();
});

test('the server says whether a reservation brings a joker', () => {
  const splendor = golden('splendor-2').view;
  const reserve = { type: 'reserve', deck: 2 } as const;
  const told = { type: 'reserve', seat: 1, level: 2, deck: true };
  expect(eventFor(reserve, 1, 'splendor', splendor, { gold: 1 })).toEqual({ ...told, joker: true });
  expect(eventFor(reserve, 1, 'splendor', splendor, undefined)).toEqual({ ...told, joker: false });
});

test('every legal action has words as a move', async () => {
  const english = await loadBundle('en');
  for (const name of GOLDEN_GAMES) {
    const { view, help, config } = golden(name);
    for (const { action, brings } of help?.legal ?? []) {
      const event = eventFor(action, 0, config.game, view, brings?.gains);
      const line = event && moveLine(event, lookOf(config));
      if (line) expect(format(english, line.message, { name: '', ...line.args }), JSON.stringify(action)).not.toBe('');
    }
  }
});
