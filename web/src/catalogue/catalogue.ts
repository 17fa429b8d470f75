import { GAME_LIST, type Game } from '../games';
import type { CardId, Color, GameId, Level, TileId, Tokens } from '../protocol/types';
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
  /** The token that comes with it. */
  readonly token: Color | null;
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
  readonly id: TileId;
  readonly points: number;
  readonly ability: Ability | null;
}

const amounts = (row: Row, colors: readonly Color[]): Tokens =>
  Object.fromEntries(colors.map((color) => [color, numberIn(row, color)]).filter(([, n]) => n !== 0));

const abilitiesOf = (text = ''): Ability[] =>
  text.split('+').filter((ability): ability is Ability => ability !== '' && ability !== 'none');

function levelIn(row: Row): Level {
  const level = numberIn(row, 'level');
  if (level !== 1 && level !== 2 && level !== 3) throw new Error(`${row.id}: no level ${level}`);
  return level;
}

function cardFace(game: Game, row: Row): CardFace {
  const level = levelIn(row);
  return {
    id: row.id ?? '',
    game: game.id,
    level,
    token: game.tokenWith(level),
    bonus: row.bonus === 'none' ? null : (row.bonus as Color | 'joker'),
    bonusCount: row.bonus_count === undefined ? 1 : numberIn(row, 'bonus_count'),
    points: numberIn(row, 'points'),
    cost: amounts(row, game.priceColors),
    name: row.name ?? null,
    avengers: row.avengers === undefined ? 0 : numberIn(row, 'avengers'),
    crowns: row.crowns === undefined ? 0 : numberIn(row, 'crowns'),
    abilities: abilitiesOf(row.ability).filter((ability) => ability !== 'joker'),
  };
}

const tileFace = (game: Game, row: Row): TileFace => ({
  id: row.id ?? '',
  piece: row.tile ?? row.id ?? '',
  game: game.id,
  name: row.name ?? '',
  points: numberIn(row, 'points'),
  demand: amounts(row, game.priceColors),
});

const royalFace = (row: Row): RoyalFace => ({
  id: row.id ?? '',
  points: numberIn(row, 'points'),
  ability: abilitiesOf(row.ability)[0] ?? null,
});

const byId = <T extends { readonly id: string }>(faces: T[]): ReadonlyMap<string, T> =>
  new Map(faces.map((face) => [face.id, face]));

const cards = byId(GAME_LIST.flatMap((game) => parseCsv(game.data.cards).map((row) => cardFace(game, row))));

const tiles = byId(GAME_LIST.flatMap((game) => parseCsv(game.data.tiles).map((row) => tileFace(game, row))));

const royals = byId(GAME_LIST.flatMap((game) => parseCsv(game.data.royals).map(royalFace)));

function found<T>(table: ReadonlyMap<string, T>, id: string): T {
  const face = table.get(id);
  if (!face) throw new Error(`unknown component ${id}`);
  return face;
}

export const cardById = (id: CardId): CardFace => found(cards, id);
export const tileById = (id: TileId): TileFace => found(tiles, id);
export const royalById = (id: TileId): RoyalFace => found(royals, id);

export const cardIdsOf = (game: GameId): CardId[] =>
  [...cards.values()].filter((face) => face.game === game).map((face) => face.id);
export const tileIdsOf = (game: GameId): TileId[] =>
  [...tiles.values()].filter((face) => face.game === game).map((face) => face.id);
export const ROYAL_IDS: readonly TileId[] = [...royals.keys()];
