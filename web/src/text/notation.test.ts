import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../games';
import type { Action, GameId, LegalAction } from '../protocol/types';
import { typedAction } from './notation';

/** The blocks of `docs/notation.md` that list actions, by game. */
const DOC = readFileSync(join(process.cwd(), '..', 'docs', 'notation.md'), 'utf8');
const block = (kind: string, game: GameId): string[] =>
  (new RegExp(`\`\`\`${kind} ${game}\n([^\`]+)\`\`\``).exec(DOC)?.[1] ?? '').trim().split('\n');

const splendor: Action[] = [
  { type: 'take', tokens: { white: 1, blue: 1, green: 1 } },
  { type: 'take', tokens: { white: 2 } },
  { type: 'reserve', card: 'S1-03' },
  { type: 'reserve', deck: 2 },
  { type: 'buy', card: 'S1-03', pay: { white: 2, green: 1, gold: 1 } },
  { type: 'buy', card: 'S2-11', pay: {} },
  { type: 'return', token: 'white' },
  { type: 'tile', tile: 'SN-02' },
  { type: 'pass' },
];
const marvel: Action[] = [
  { type: 'take', tokens: { yellow: 1, orange: 1, purple: 1 } },
  { type: 'buy', card: 'M3-05', pay: { yellow: 3, blue: 3, red: 3, shield: 2 } },
  { type: 'tile', tile: 'ML3B' },
];
const duel: Action[] = [
  { type: 'privilege', cell: [2, 2] },
  { type: 'replenish' },
  {
    type: 'take',
    cells: [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  },
  { type: 'reserve', card: 'D2-04', gold: [2, 2] },
  { type: 'reserve', deck: 2, gold: [2, 2] },
  { type: 'buy', card: 'D1-26', pay: { white: 4, pearl: 1 } },
  { type: 'joker', color: 'red' },
  { type: 'take_token', cell: [2, 2] },
  { type: 'steal', token: 'blue' },
  { type: 'royal', royal: 'DR-01' },
  { type: 'discard', token: 'white' },
  { type: 'claim' },
  { type: 'pass' },
];

/** The actions with their texts, as the server sends them and the document lists them. */
const written = (game: GameId, actions: readonly Action[]): LegalAction[] => {
  const lines = block('actions', game);
  expect(lines).toHaveLength(actions.length);
  return actions.map((action, i) => ({ action, text: lines[i] ?? '' }));
};

test.each([
  ['splendor', splendor],
  ['marvel', marvel],
  ['duel', duel],
] as const)('%s is read as the document writes it', (game, actions) => {
  const legal = written(game, actions);
  for (const { action, text } of legal) expect(typedAction(text, GAMES[game], legal)?.action).toBe(action);
});

test('short and careless writing is understood as the document says', () => {
  const legal = [
    ...written('splendor', splendor),
    { action: { type: 'return', token: 'gold' }, text: 'return *' } as const,
  ];
  for (const line of block('typed', 'splendor')) {
    const [typed = '', meant = ''] = line.split('->').map((part) => part.trim());
    expect(typedAction(typed, GAMES.splendor, legal)?.text).toBe(meant);
  }
});

test('a purchase without tokens is paid with the fewest jokers', () => {
  const legal: LegalAction[] = [
    { action: { type: 'buy', card: 'S1-03', pay: { white: 1, gold: 1 } }, text: 'buy S1-03 w*' },
    { action: { type: 'buy', card: 'S1-03', pay: { white: 2 } }, text: 'buy S1-03 ww' },
  ];
  expect(typedAction('b s1-3', GAMES.splendor, legal)).toBe(legal[1]);
});

test('a line may be named from its other end, and a reserve without its gold', () => {
  const legal = written('duel', duel);
  expect(typedAction('t c3 b2 a1', GAMES.duel, legal)?.action).toBe(duel[2]);
  expect(typedAction('r d2-4', GAMES.duel, legal)?.action).toBe(duel[3]);
});

test('what is not legal is not found', () => {
  const legal = written('splendor', splendor);
  expect(typedAction('take wugr', GAMES.splendor, legal)).toBeUndefined();
  expect(typedAction('', GAMES.splendor, legal)).toBeUndefined();
});
