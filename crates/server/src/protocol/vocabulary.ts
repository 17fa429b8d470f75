// The outward vocabulary of the engine: actions and positions as `docs/json.md` describes them.

export type Color =
  | 'white'
  | 'blue'
  | 'green'
  | 'red'
  | 'black'
  | 'gold'
  | 'yellow'
  | 'orange'
  | 'purple'
  | 'shield'
  | 'pearl';
export type Level = 1 | 2 | 3;
export type LevelKey = '1' | '2' | '3';
export type CardId = string;
export type TileId = string;
/** Seats count from 0 in play order. */
export type Seat = number;
export type Cell = readonly [row: number, col: number];

export type Action =
  | { type: 'take'; tokens: Tokens }
  | { type: 'take'; cells: Cell[] }
  | { type: 'reserve'; card: CardId; gold?: Cell }
  | { type: 'reserve'; deck: Level; gold?: Cell }
  | { type: 'buy'; card: CardId; pay: Tokens }
  | { type: 'return'; token: Color }
  | { type: 'tile'; tile: TileId }
  | { type: 'pass' }
  | { type: 'privilege'; cell: Cell }
  | { type: 'replenish' }
  | { type: 'joker'; color: Color }
  | { type: 'take_token'; cell: Cell }
  | { type: 'steal'; token: Color }
  | { type: 'royal'; royal: TileId }
  | { type: 'discard'; token: Color }
  | { type: 'claim' };

export type Phase = 'act' | 'return' | 'tile' | 'over' | 'joker' | 'take_token' | 'steal' | 'royal' | 'discard';

export type Reason =
  | 'prestige'
  | 'gauntlet'
  | 'points20'
  | 'crowns10'
  | 'color10'
  | 'claim'
  | 'deadlock'
  | 'turn_cap'
  | 'resigned'
  | 'timeout';

/** A card in the own hand, or the back of one in another's. */
export type Reserved = { card: CardId; blind?: boolean } | { level: Level };

/** A bought card; a Duel joker says which colour it took, null while that is open. */
export type Owned = CardId | { card: CardId; as: Color | null };

export interface Player {
  tokens: Tokens;
  cards: Owned[];
  reserved: Reserved[];
  points: number;
  bonuses: Tokens;
  tiles?: TileId[];
  avengers?: number;
  royals?: TileId[];
  crowns?: number;
  color_points?: Tokens;
}

interface SharedView {
  phase: Phase;
  seat: Seat;
  round: number;
  market: Record<LevelKey, (CardId | null)[]>;
  decks: Record<LevelKey, number>;
  players: Player[];
  trigger?: Seat | null;
}

/** Splendor and Marvel. */
export interface ClassicView extends SharedView {
  bank: Tokens;
  tiles: TileId[];
  avengers_tile?: Seat | null;
  teams?: Seat[][];
}

export interface DuelView extends SharedView {
  board: (Color | null)[][];
  bag: Tokens;
  privileges: { table: number; players: number[] };
  royals: TileId[];
  extra_turn?: boolean;
  replenished?: boolean;
}

export type View = ClassicView | DuelView;

export const isDuel = (view: View): view is DuelView => 'board' in view;
