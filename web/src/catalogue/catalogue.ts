import { type ExpansionId, GAME_LIST, type Game } from '../games';
import type { CardId, Color, GameId, Level, TileId, Tokens } from '../protocol/types';
import { numberIn, parseCsv, type Row } from './csv';

export type Ability =
  | 'extra_turn'
  | 'take_token'
  | 'take_privilege'
  | 'steal'
  | 'joker'
  | 'gold'
  | 'copy'
  | 'noble'
  | 'free'
  | 'sacrifice';

/** What is printed on a card. */
export interface CardFace {
  readonly id: CardId;
  readonly game: GameId;
  /** The expansion that it comes with; null for the game's own. */
  readonly expansion: ExpansionId | null;
  readonly level: Level;
  /** There are cards without a bonus, and jokers that take a colour when bought. */
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
  /** The colour of the own bonuses that are its price, in place of tokens. */
  readonly sacrifice: Color | null;
}

/** A noble, a location or a city. */
export interface TileFace {
  readonly id: TileId;
  /** The piece of cardboard; a location has another one on its back. */
  readonly piece: string;
  readonly game: GameId;
  readonly expansion: ExpansionId | null;
  readonly name: string;
  readonly points: number;
  readonly demand: Tokens;
  /** What a city asks for besides: prestige, and bonuses of one colour that it does not name. */
  readonly prestige: number;
  readonly other: number;
}

export interface RoyalFace {
  readonly id: TileId;
  readonly points: number;
  readonly ability: Ability | null;
}

const amounts = (row: Row, colors: readonly Color[]): Tokens =>
  Object.fromEntries(colors.map((color) => [color, numberIn(row, color)]).filter(([, n]) => n !== 0));

/** What the cards of the Orient do, by their kind. */
const KINDS: Readonly<Record<string, readonly Ability[]>> = {
  gold: ['gold'],
  copy: ['copy'],
  double: [],
  reserve_noble: ['noble'],
  copy_take: ['copy', 'free'],
  sacrifice: ['sacrifice'],
  take: ['free'],
};

const abilitiesOf = (text = ''): Ability[] =>
  text.split('+').filter((ability): ability is Ability => ability !== '' && ability !== 'none');

function levelIn(row: Row): Level {
  const level = numberIn(row, 'level');
  if (level !== 1 && level !== 2 && level !== 3) throw new Error(`${row.id}: no level ${level}`);
  return level;
}

/** A card that copies a colour has it open, as a joker has; one without any bonus says `none`, or nothing. */
function bonusIn(row: Row): CardFace['bonus'] {
  if (KINDS[row.kind ?? '']?.includes('copy')) return 'joker';
  return row.bonus === 'none' || row.bonus === '' ? null : (row.bonus as Color | 'joker');
}

function cardFace(game: Game, expansion: ExpansionId | null, row: Row): CardFace {
  const level = levelIn(row);
  return {
    id: row.id ?? '',
    game: game.id,
    expansion,
    level,
    token: game.tokenWith(level),
    bonus: bonusIn(row),
    bonusCount: row.bonus_count === undefined ? 1 : numberIn(row, 'bonus_count'),
    points: numberIn(row, 'points'),
    cost: amounts(row, game.priceColors),
    name: row.name ?? null,
    avengers: row.avengers === undefined ? 0 : numberIn(row, 'avengers'),
    crowns: row.crowns === undefined ? 0 : numberIn(row, 'crowns'),
    abilities: KINDS[row.kind ?? ''] ?? abilitiesOf(row.ability).filter((ability) => ability !== 'joker'),
    sacrifice: row.discard_colour ? (row.discard_colour as Color) : null,
  };
}

/** The points of a city are asked for; those of other tiles come with them. */
function tileFace(game: Game, expansion: ExpansionId | null, row: Row): TileFace {
  const city = row.city !== undefined;
  return {
    id: row.id ?? '',
    piece: row.tile ?? row.id ?? '',
    game: game.id,
    expansion,
    name: row.name ?? row.city ?? '',
    points: city ? 0 : numberIn(row, 'points'),
    demand: amounts(row, game.priceColors),
    prestige: city ? numberIn(row, 'points') : 0,
    other: city ? numberIn(row, 'any_one_other_colour') : 0,
  };
}

const royalFace = (row: Row): RoyalFace => ({
  id: row.id ?? '',
  points: numberIn(row, 'points'),
  ability: abilitiesOf(row.ability)[0] ?? null,
});

const byId = <T extends { readonly id: string }>(faces: T[]): ReadonlyMap<string, T> =>
  new Map(faces.map((face) => [face.id, face]));

/** The rows of every game and of what it can be played with. */
const faces = <T>(of: 'cards' | 'tiles', face: (game: Game, expansion: ExpansionId | null, row: Row) => T): T[] =>
  GAME_LIST.flatMap((game) => [
    ...parseCsv(game.data[of]).map((row) => face(game, null, row)),
    ...game.expansions.flatMap(({ id, data }) => parseCsv(data[of]).map((row) => face(game, id, row))),
  ]);

const cards = byId(faces('cards', cardFace));

const tiles = byId(faces('tiles', tileFace));

const royals = byId(GAME_LIST.flatMap((game) => parseCsv(game.data.royals).map(royalFace)));

function found<T>(table: ReadonlyMap<string, T>, id: string): T {
  const face = table.get(id);
  if (!face) throw new Error(`unknown component ${id}`);
  return face;
}

export const cardById = (id: CardId): CardFace => found(cards, id);
export const tileById = (id: TileId): TileFace => found(tiles, id);
export const royalById = (id: TileId): RoyalFace => found(royals, id);

/** The cards of a game with an expansion, or alone. */
export const cardIdsOf = (game: GameId, expansion: ExpansionId | null = null): CardId[] =>
  [...cards.values()]
    .filter((face) => face.game === game && (face.expansion === null || face.expansion === expansion))
    .map((face) => face.id);

/** The tiles that may lie out: those of the expansion in place of the game's own, where it has any. */
export function tileIdsOf(game: GameId, expansion: ExpansionId | null = null): TileId[] {
  const of = (wanted: ExpansionId | null): TileId[] =>
    [...tiles.values()].filter((face) => face.game === game && face.expansion === wanted).map((face) => face.id);
  const own = expansion ? of(expansion) : [];
  return own.length ? own : of(null);
}

/** Every card and every tile that there is. */
export const ALL_CARDS: readonly CardFace[] = [...cards.values()];
export const ALL_TILES: readonly TileFace[] = [...tiles.values()];
export const ROYAL_IDS: readonly TileId[] = [...royals.keys()];
