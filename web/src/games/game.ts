import type { Stone } from '../art/stones';
import type { CardFace } from '../catalogue/catalogue';
import type { GameSubject } from '../help/sections';
import type { Action, CardId, Color, GameId, Level } from '../protocol/types';
import type { Expansion } from './expansion';

/**
 * Everything that the page must know about one game. Whatever else is special about it arrives from the server, in the
 * view and the help. No file outside this folder asks which game is played: it asks for one of these.
 */
export interface Game {
  readonly id: GameId;
  /** Colours a card can cost, in the one order used everywhere. */
  readonly priceColors: readonly Color[];
  /** Colours a card can give as a bonus. */
  readonly bonusColors: readonly Color[];
  /** Every kind of token, jokers last. */
  readonly tokenColors: readonly Color[];
  /** The token that stands for any colour in a payment. */
  readonly joker: Color;
  /** Tokens that are won, not gathered: they get a column only once they are held. */
  readonly prizes: readonly Color[];
  /** Tokens that the bank does not give by themselves, with the message that says how they come. */
  readonly earned: Partial<Record<Color, string>>;
  /** The stone that stands for a colour, where it has another name. */
  readonly stones: Partial<Record<Color, Stone>>;
  /** The letters of the notation, in the order they are written. */
  readonly letters: readonly (readonly [letter: string, color: Color])[];
  /** Verbs of the notation that may be typed as one letter. */
  readonly verbs: Readonly<Record<string, Action['type']>>;
  /** The components, as the engine has them. */
  readonly data: { readonly cards: string; readonly tiles: string; readonly royals: string };
  /** The token that comes with a card of that level. */
  readonly tokenWith: (level: Level) => Color | null;
  readonly card: CardLook;
  readonly tile: { readonly picture: TilePicture };
  readonly layout: TableLayout;
  /** Plates that are night in both themes. */
  readonly alwaysDark: boolean;
  /** The card that stands for the game on the front page. */
  readonly showcase: CardId;
  /** Messages that differ from game to game. */
  readonly words: GameWords;
  /** Where the help tells about something; what only an expansion has, its own help tells. */
  readonly sections: Readonly<Record<GameSubject, string>>;
  /** What it can be played with besides, one at a time. */
  readonly expansions: readonly Expansion[];
}

/** What is drawn on a noble, a location or a city. */
export type TilePicture = 'person' | 'place' | 'city';

export interface CardLook {
  readonly art: (face: CardFace, stone: Stone | null) => string;
  readonly artBox: string;
  /** Whether the drawing is kept on a card below 90 px of width. */
  readonly artWhenSmall: boolean;
  /** What stands beside the points. */
  readonly marks: 'level' | 'tags' | 'crowns';
  /** Kinds of gem that the strip of a small card names at most. */
  readonly stripKinds: number;
}

export interface TableLayout {
  /** Where tokens are taken from: a bank of piles, or spaces of a board with steps before the action. */
  readonly supply: 'bank' | 'board';
  readonly market: 'rows' | 'pyramid';
  /** How a seat shows how near it is to winning. */
  readonly progress: 'points' | 'gauntlet' | 'ways';
}

export interface GameWords {
  readonly buy: string;
  readonly giveBack: string;
  readonly cardPoints: string;
  readonly market: string;
  readonly tiles: string;
  readonly tileTaken: string;
  readonly tileChoice: string;
  readonly round: string;
  /** What has to be reached, where one number says it. */
  readonly target: string | null;
  readonly idle: string;
  readonly logBuy: string;
  readonly logTile: string;
  readonly logReturn: string;
  /** What decided beside the points. */
  readonly endCount: { readonly message: string; readonly of: 'tiles' | 'crowns' };
  readonly commands: string;
}
