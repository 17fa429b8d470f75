import type { Connection } from '../protocol/source';
import type { GameSnapshot } from '../protocol/types';
import type { TableState } from '../table/table-state.svelte';
import { stage } from './fixtures';

/** A whole table in a named situation. */
export interface Scene {
  snapshot: GameSnapshot;
  connection?: Connection;
  /** Brings the draft into the shown state. */
  prepare?: (table: TableState) => void;
}

const line: (table: TableState) => void = (table) => {
  table.selection.tapCell([1, 1]);
  table.selection.tapCell([3, 1]);
};

export const SCENES: Readonly<Record<string, () => Scene>> = {
  'splendor-2': () => ({ snapshot: stage({ game: 'splendor', players: 2 }) }),
  'splendor-2-waiting': () => ({ snapshot: stage({ game: 'splendor', players: 2, seat: 1 }) }),
  'splendor-3': () => ({
    snapshot: stage({ game: 'splendor', players: 3 }),
    prepare: (table) => table.selection.tapDeck(2),
  }),
  'splendor-4': () => ({
    snapshot: stage({ game: 'splendor', players: 4 }),
    prepare: (table) => {
      table.selection.tapBank('blue');
      table.selection.tapBank('red');
    },
  }),
  'splendor-quick': () => ({
    snapshot: stage({
      game: 'splendor',
      players: 3,
      changes: (snapshot) => {
        snapshot.target = 10;
        for (const row of Object.values(snapshot.view.market)) row.pop();
      },
    }),
  }),
  'splendor-return': () => ({
    snapshot: stage({
      game: 'splendor',
      players: 4,
      changes: ({ view }) => {
        const own = view.players[0];
        if (own) own.tokens = { white: 1, blue: 1, green: 2, red: 1, black: 2, gold: 1 };
      },
    }),
    prepare: (table) => {
      for (const color of ['blue', 'red', 'black'] as const) table.selection.tapBank(color);
      table.selection.addReturn('green');
    },
  }),
  'splendor-buy': () => ({
    snapshot: stage({ game: 'splendor', players: 4 }),
    prepare: (table) => table.selection.tapCard('S2-25'),
  }),
  'splendor-payment': () => ({
    snapshot: stage({ game: 'splendor', players: 4 }),
    prepare: (table) => {
      table.selection.tapCard('S2-25');
      table.dialog = 'payment';
    },
  }),
  'splendor-noble': () => ({
    snapshot: stage({
      game: 'splendor',
      players: 3,
      legal: [
        { type: 'tile', tile: 'SN-06' },
        { type: 'tile', tile: 'SN-01' },
      ],
      changes: ({ view }) => {
        view.phase = 'tile';
        const own = view.players[0];
        if (own) own.bonuses = { white: 4, blue: 4, green: 3, red: 1, black: 1 };
      },
    }),
  }),
  'splendor-lost': () => ({
    snapshot: stage({ game: 'splendor', players: 3 }),
    connection: { state: 'lost', stored: true },
  }),
  'splendor-end': () => ({
    snapshot: stage({
      game: 'splendor',
      players: 4,
      seat: 2,
      changes: (snapshot) => {
        snapshot.view.phase = 'over';
        snapshot.result = { winners: [2], points: [15, 13, 16, 8], reason: 'prestige' };
      },
    }),
    prepare: (table) => {
      table.dialog = 'end';
    },
  }),
  'splendor-handover': () => ({
    snapshot: stage({
      game: 'splendor',
      players: 3,
      changes: (snapshot) => {
        snapshot.mine = [0, 1, 2];
      },
    }),
  }),
  'splendor-settings': () => ({
    snapshot: stage({ game: 'splendor', players: 4 }),
    prepare: (table) => {
      table.dialog = 'settings';
    },
  }),
  'marvel-2': () => ({ snapshot: stage({ game: 'marvel', players: 2 }) }),
  'marvel-3': () => ({
    snapshot: stage({ game: 'marvel', players: 3 }),
    prepare: (table) => table.selection.tapCard('M2-20'),
  }),
  'marvel-4': () => ({ snapshot: stage({ game: 'marvel', players: 4 }) }),
  duel: () => ({ snapshot: stage({ game: 'duel', players: 2 }), prepare: line }),
  'duel-idle': () => ({ snapshot: stage({ game: 'duel', players: 2 }) }),
  'duel-privilege': () => ({
    snapshot: stage({
      game: 'duel',
      players: 2,
      legal: [
        { type: 'privilege', cell: [1, 1] },
        { type: 'privilege', cell: [0, 0] },
        { type: 'replenish' },
        { type: 'take', cells: [[0, 0]] },
      ],
    }),
    prepare: (table) => {
      table.selection.step = 'privilege';
      table.selection.tapCell([1, 1]);
    },
  }),
  'duel-replenish': () => ({
    snapshot: stage({ game: 'duel', players: 2, legal: [{ type: 'replenish' }] }),
  }),
  'duel-joker': () => ({
    snapshot: stage({
      game: 'duel',
      players: 2,
      legal: [
        { type: 'joker', color: 'white' },
        { type: 'joker', color: 'blue' },
        { type: 'joker', color: 'green' },
        { type: 'joker', color: 'red' },
      ],
      changes: ({ view }) => {
        view.phase = 'joker';
        if ('board' in view) view.players[0]?.cards.push({ card: 'D1-29', as: null });
      },
    }),
  }),
  'duel-royal': () => ({
    snapshot: stage({
      game: 'duel',
      players: 2,
      legal: [
        { type: 'royal', royal: 'DR-01' },
        { type: 'royal', royal: 'DR-03' },
        { type: 'royal', royal: 'DR-04' },
      ],
      changes: ({ view }) => {
        view.phase = 'royal';
      },
    }),
  }),
  'duel-reserve': () => ({
    snapshot: stage({ game: 'duel', players: 2 }),
    prepare: (table) => table.selection.tapCard('D2-06'),
  }),
  'duel-end': () => ({
    snapshot: stage({
      game: 'duel',
      players: 2,
      changes: (snapshot) => {
        snapshot.result = { winners: [0], points: [11, 9], reason: 'color10' };
      },
    }),
    prepare: (table) => {
      table.dialog = 'end';
    },
  }),
};
