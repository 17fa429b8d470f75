import type { Color, GameId } from '../protocol/types';
import { contrast } from './color';

export type Stone =
  | 'white'
  | 'blue'
  | 'green'
  | 'red'
  | 'black'
  | 'pearl'
  | 'gold'
  | 'mind'
  | 'space'
  | 'soul'
  | 'reality'
  | 'power'
  | 'time'
  | 'shield'
  | 'joker';

export type Outline =
  | 'rhombus'
  | 'circle'
  | 'octagon'
  | 'hexagon'
  | 'square'
  | 'shell'
  | 'star'
  | 'trillion'
  | 'drop'
  | 'shield'
  | 'wheel';

export interface StoneLook {
  /** Chosen so that any two differ by at least 22 (CIEDE2000) for every kind of colour vision. */
  readonly fill: string;
  readonly letter: string;
  readonly outline: Outline;
  /** Whichever of dark and pale reads better on the fill. */
  readonly ink: string;
}

const DARK_INK = '#0B0B10';
const PALE_INK = '#FFFFFF';

const look = (fill: string, letter: string, outline: Outline): StoneLook => ({
  fill,
  letter,
  outline,
  ink: contrast(fill, DARK_INK) > contrast(fill, PALE_INK) ? DARK_INK : PALE_INK,
});

export const STONES: Readonly<Record<Stone, StoneLook>> = {
  white: look('#F5F5F5', 'W', 'rhombus'),
  blue: look('#0F27C8', 'U', 'circle'),
  green: look('#339478', 'G', 'octagon'),
  red: look('#910403', 'R', 'hexagon'),
  black: look('#0C0E18', 'K', 'square'),
  pearl: look('#A383D9', 'P', 'shell'),
  gold: look('#FCB900', '*', 'star'),
  mind: look('#F9EE3A', 'Y', 'trillion'),
  space: look('#0580F3', 'U', 'circle'),
  soul: look('#D97538', 'O', 'drop'),
  reality: look('#9E1015', 'R', 'hexagon'),
  power: look('#5D2D73', 'P', 'square'),
  time: look('#74E6BE', 'G', 'octagon'),
  shield: look('#808080', '*', 'shield'),
  joker: look('#EFE6D2', '?', 'wheel'),
};

export const ALL_STONES = Object.keys(STONES) as Stone[];

const MARVEL_STONES: Partial<Record<Color, Stone>> = {
  yellow: 'mind',
  blue: 'space',
  orange: 'soul',
  red: 'reality',
  purple: 'power',
  green: 'time',
  shield: 'shield',
};

/** The stone that stands for a colour of the vocabulary in one of the games. */
export function stoneOf(game: GameId, color: Color | 'joker'): Stone {
  if (game !== 'marvel' || color === 'joker') return color as Stone;
  return MARVEL_STONES[color] ?? 'shield';
}

/** Colours a card can cost, in the one order used everywhere. */
export const PRICE_COLORS: Readonly<Record<GameId, readonly Color[]>> = {
  splendor: ['white', 'blue', 'green', 'red', 'black'],
  marvel: ['yellow', 'blue', 'orange', 'red', 'purple'],
  duel: ['white', 'blue', 'green', 'red', 'black', 'pearl'],
};

/** Colours a card can give as a bonus. */
export const BONUS_COLORS: Readonly<Record<GameId, readonly Color[]>> = {
  splendor: PRICE_COLORS.splendor,
  marvel: PRICE_COLORS.marvel,
  duel: PRICE_COLORS.splendor,
};

/** Every kind of token, jokers last. */
export const TOKEN_COLORS: Readonly<Record<GameId, readonly Color[]>> = {
  splendor: [...PRICE_COLORS.splendor, 'gold'],
  marvel: [...PRICE_COLORS.marvel, 'green', 'shield'],
  duel: [...PRICE_COLORS.duel, 'gold'],
};

/** The token that stands for any colour in a payment. */
export const JOKER_COLOR: Readonly<Record<GameId, Color>> = { splendor: 'gold', marvel: 'shield', duel: 'gold' };
