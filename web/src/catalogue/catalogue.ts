import duelSpiral from '../../../crates/engine/data/duel/board.csv?raw';
import duelCards from '../../../crates/engine/data/duel/cards.csv?raw';
import duelRoyals from '../../../crates/engine/data/duel/royals.csv?raw';
import marvelCards from '../../../crates/engine/data/marvel/cards.csv?raw';
import marvelLocations from '../../../crates/engine/data/marvel/locations.csv?raw';
import splendorCards from '../../../crates/engine/data/splendor/cards.csv?raw';
import splendorNobles from '../../../crates/engine/data/splendor/nobles.csv?raw';
import { PRICE_COLORS } from '../art/stones';
import type { CardId, Cell, Color, GameId, Level, RoyalId, TileId, Tokens } from '../protocol/types';
import { numberIn, parseCsv, type Row } from './csv';

export type Ability = 'extra_turn' | 'take_token' | 'take_privilege' | 'steal' | 'joker';

/** What is printed on a card. */
export interface CardFace {
  readonly id: CardId;
  readonly game: GameId;
  readonly level: Level;
  /** Duel has cards without a bonus and jokers that take a colour when bought. */
  readonly bonus: Color | 'joker' | null;
  readonly bonusCount: number;
  readonly points: number;
  readonly cost: Tokens;
  readonly name: string | null;
  readonly avengers: number;
  readonly crowns: number;
  readonly abilities: readonly Ability[];
}

/** A noble or a location. */
export interface TileFace {
  readonly id: TileId;
  /** The piece of cardboard; a location has another one on its back. */
  readonly piece: string;
  readonly game: GameId;
  readonly name: string;
  readonly points: number;
  readonly demand: Tokens;
}

export interface RoyalFace {
  readonly id: RoyalId;
  readonly points: number;
  readonly ability: Ability | null;
}

const amounts = (row: Row, colors: readonly Color[]): Tokens =>
  Object.fromEntries(colors.map((color) => [color, numberIn(row, color)]).filter(([, n]) => n !== 0));

const abilitiesOf = (text = ''): Ability[] =>
  text.split('+').filter((ability): ability is Ability => ability !== '' && ability !== 'none');

function cardFace(game: GameId, row: Row): CardFace {
  return {
    id: row.id ?? '',
    game,
    level: numberIn(row, 'level') as Level,
    bonus: row.bonus === 'none' ? null : (row.bonus as Color | 'joker'),
    bonusCount: row.bonus_count === undefined ? 1 : numberIn(row, 'bonus_count'),
    points: numberIn(row, 'points'),
    cost: amounts(row, PRICE_COLORS[game]),
    name: row.name ?? null,
    avengers: row.avengers === undefined ? 0 : numberIn(row, 'avengers'),
    crowns: row.crowns === undefined ? 0 : numberIn(row, 'crowns'),
    abilities: abilitiesOf(row.ability).filter((ability) => ability !== 'joker'),
  };
}

const tileFace = (game: GameId, row: Row): TileFace => ({
  id: row.id ?? '',
  piece: row.tile ?? row.id ?? '',
  game,
  name: row.name ?? '',
  points: numberIn(row, 'points'),
  demand: amounts(row, PRICE_COLORS[game]),
});

const byId = <T extends { readonly id: string }>(faces: T[]): ReadonlyMap<string, T> =>
  new Map(faces.map((face) => [face.id, face]));

const cards = byId([
  ...parseCsv(splendorCards).map((row) => cardFace('splendor', row)),
  ...parseCsv(marvelCards).map((row) => cardFace('marvel', row)),
  ...parseCsv(duelCards).map((row) => cardFace('duel', row)),
]);

const tiles = byId([
  ...parseCsv(splendorNobles).map((row) => tileFace('splendor', row)),
  ...parseCsv(marvelLocations).map((row) => tileFace('marvel', row)),
]);

const royals = byId(
  parseCsv(duelRoyals).map((row) => ({
    id: row.id ?? '',
    points: numberIn(row, 'points'),
    ability: abilitiesOf(row.ability)[0] ?? null,
  })),
);

function found<T>(table: ReadonlyMap<string, T>, id: string): T {
  const face = table.get(id);
  if (!face) throw new Error(`unknown component ${id}`);
  return face;
}

export const cardById = (id: CardId): CardFace => found(cards, id);
export const tileById = (id: TileId): TileFace => found(tiles, id);
export const royalById = (id: RoyalId): RoyalFace => found(royals, id);

export const cardIdsOf = (game: GameId): CardId[] =>
  [...cards.values()].filter((face) => face.game === game).map((face) => face.id);
export const tileIdsOf = (game: GameId): TileId[] =>
  [...tiles.values()].filter((face) => face.game === game).map((face) => face.id);
export const ROYAL_IDS: readonly RoyalId[] = [...royals.keys()];

/** The order in which Duel's board is filled, from the centre outwards. */
export const SPIRAL: readonly Cell[] = parseCsv(duelSpiral)
  .toSorted((a, b) => numberIn(a, 'order') - numberIn(b, 'order'))
  .map((row): Cell => [numberIn(row, 'row'), numberIn(row, 'col')]);
