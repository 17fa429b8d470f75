import type { Stone } from '../art/stones';
import type { Color, GameId } from '../protocol/types';
import { duel } from './duel';
import type { Game } from './game';
import { marvel } from './marvel';
import { splendor } from './splendor';

export type { Game } from './game';

/** Every game, in the order of the front page. What a new one lacks, the compiler names. */
export const GAMES: Readonly<Record<GameId, Game>> = { splendor, marvel, duel };

export const GAME_LIST: readonly Game[] = Object.values(GAMES);

/** Chosen where nobody has chosen yet. */
export const FIRST_GAME: GameId = splendor.id;

export const isGameId = (text: string): text is GameId => Object.hasOwn(GAMES, text);

/** The stone that stands for a colour of the vocabulary in one of the games. */
export const stoneOf = (game: GameId, color: Color | 'joker'): Stone =>
  color === 'joker' ? color : (GAMES[game].stones[color] ?? plainStone(color));

/** Most colours name their stone themselves. */
function plainStone(color: Color): Stone {
  if (color === 'yellow' || color === 'orange' || color === 'purple') throw new Error(`no stone for ${color}`);
  return color;
}
