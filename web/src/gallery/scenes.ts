import type { Connection } from '../protocol/source';
import type { Action, GameSnapshot } from '../protocol/types';
import type { TableState } from '../table/table-state.svelte';
import { GOLDEN_GAMES, golden, goldenHint } from '../testing/goldens';

/** A table as the server shows it, in a named situation. */
export interface Scene {
  golden: string;
  changes?: Partial<GameSnapshot>;
  /** Who looked at the table before. */
  before?: Pick<GameSnapshot, 'me'>;
  connection?: Connection;
  /** Brings the draft into the shown state. */
  prepare?: (table: TableState) => void;
}

const dialog =
  (name: TableState['dialog']): Scene['prepare'] =>
  (table) => {
    table.dialog = name;
  };

/** Advice to do what the first legal action of a kind does, with as many words as there can be. */
const advise =
  (type: Action['type']): Scene['prepare'] =>
  (table) => {
    const legal = table.legal.find(({ action }) => action.type === type);
    const [told] = goldenHint().advice;
    if (!legal || !told) return;
    table.hints.advice = {
      ...told,
      ...legal,
      win: 0.83,
      reasons: [...told.reasons, { key: 'reason-free', arguments: [] }],
    };
  };

/** Chooses the first card whose purchase says how, and opens its payment. */
const pay =
  (how: 'gold_cards' | 'sacrifice'): Scene['prepare'] =>
  (table) => {
    const purchase = table.actions.find((action) => action.type === 'buy' && how in action);
    if (!purchase || !('card' in purchase)) return;
    table.selection.tapCard(purchase.card);
    table.dialog = 'payment';
  };

/** What a visitor has begun to do. */
const BEGUN: Readonly<Record<string, Scene>> = {
  'with a deck': { golden: 'team-4', prepare: (table) => table.selection.tapDeck({ level: 2, orient: false }) },
  'with two tokens': {
    golden: 'splendor-2-start',
    prepare: (table) => {
      table.selection.tapBank('blue');
      table.selection.tapBank('red');
    },
  },
  'with a token to return': {
    golden: 'splendor-2-full',
    prepare: (table) => {
      for (const color of ['white', 'blue', 'green'] as const) table.selection.tapBank(color);
      table.selection.addReturn('green');
    },
  },
  'with a purchase': { golden: 'splendor-4', prepare: (table) => table.selection.tapCard('S1-06') },
  'with a payment': {
    golden: 'splendor-4',
    prepare: (table) => {
      table.selection.tapCard('S1-06');
      table.dialog = 'payment';
    },
  },
  'with gold cards': { golden: 'orient-gold', prepare: pay('gold_cards') },
  'with a sacrifice': { golden: 'orient-sacrifice', prepare: pay('sacrifice') },
  'with a stronghold': {
    golden: 'strongholds-use',
    prepare: (table) => table.selection.tapCard(table.selection.aims[0]?.card ?? ''),
  },
  'with the end of the cities': { golden: 'cities-over', prepare: dialog('end') },
  'with a privilege': {
    golden: 'choice-duel',
    prepare: (table) => {
      table.selection.step = 'privilege';
      table.selection.tapCell([0, 0]);
    },
  },
  'with a privilege to use': { golden: 'choice-duel', prepare: (table) => (table.selection.step = 'privilege') },
  'with a reservation': { golden: 'duel', prepare: (table) => table.selection.tapCell([1, 2]) },
  'with advice': { golden: 'splendor-2', prepare: advise('take') },
  'with advice to buy': { golden: 'splendor-4', prepare: advise('buy') },
  'with advice in a duel': { golden: 'duel', prepare: advise('buy') },
  'with words': {
    golden: 'splendor-4',
    changes: {
      chat: [
        { version: 1, time: 0, seat: 1, name: '', phrase: 'good_luck' },
        { version: 2, time: 0, seat: 0, name: '', text: 'You too!' },
        { version: 3, time: 0, seat: 2, name: '', text: 'I have been looking at that sapphire for three rounds.' },
      ],
    },
  },
  'without a line': { golden: 'splendor-3', connection: { state: 'lost', stored: true } },
  'with the device in other hands': { golden: 'splendor-2', changes: { mine: [0, 1] }, before: { me: 1 } },
  'with settings': { golden: 'splendor-4', prepare: dialog('settings') },
  'with the end': { golden: 'splendor-2-over', prepare: dialog('end') },
  'with the end of a duel': { golden: 'duel-over', prepare: dialog('end') },
};

export const SCENES: Readonly<Record<string, Scene>> = {
  ...Object.fromEntries(GOLDEN_GAMES.map((name) => [name, { golden: name }])),
  ...BEGUN,
};

export const snapshotOf = (scene: Scene): GameSnapshot => ({ ...golden(scene.golden), ...scene.changes });
