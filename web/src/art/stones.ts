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
