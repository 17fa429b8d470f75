import type { Stone } from '../art/stones';
import type { Color, ExpansionId, GameId } from '../protocol/types';
import { duel } from './duel';
import type { Expansion } from './expansion';
import type { Game } from './game';
import { marvel } from './marvel';
import { splendor } from './splendor';

export type { ExpansionId } from '../protocol/types';
export type { Expansion } from './expansion';
export type { Game } from './game';

/** Every game, in the order of the front page. What a new one lacks, the compiler names. */
export const GAMES: Readonly<Record<GameId, Game>> = { splendor, marvel, duel };

export const GAME_LIST: readonly Game[] = Object.values(GAMES);

/** How a game looks and speaks at one table: as it does alone, or as its expansion has it. */
export interface Look extends Game {
  readonly expansion: Expansion | null;
}

/** What a table has agreed on, as far as the look of its game depends on it. */
export interface Played {
  readonly game: GameId;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** The key of the option that chooses an expansion, and its word for none. */
export const EXPANSION = 'expansion';
export const NO_EXPANSION = 'none';

/** The expansion that a table plays with. */
export const expansionOf = ({ game, options }: Played): Expansion | null =>
  GAMES[game].expansions.find(({ id }) => id === options?.[EXPANSION]) ?? null;

export const lookOf = (played: Played): Look => lookWith(played.game, expansionOf(played)?.id ?? null);

/** The look of a game with an expansion or alone; always the same one for the same words. */
export function lookWith(game: GameId, id: ExpansionId | null): Look {
  const look = LOOKS.get(`${game} ${id}`);
  if (!look) throw new Error(`${game} has no expansion ${id}`);
  return look;
}

const LOOKS: ReadonlyMap<string, Look> = new Map(
  GAME_LIST.flatMap((game) =>
    [null, ...game.expansions].map((expansion): [string, Look] => [
      `${game.id} ${expansion?.id ?? null}`,
      expansion ? withExpansion(game, expansion) : { ...game, expansion },
    ]),
  ),
);

function withExpansion(game: Game, expansion: Expansion): Look {
  const { words, layout, verbs, picture } = expansion;
  return {
    ...game,
    expansion,
    words: { ...game.words, ...words },
    layout: { ...game.layout, ...layout },
    verbs: { ...game.verbs, ...verbs },
    tile: picture ? { picture } : game.tile,
  };
}

/** Chosen where nobody has chosen yet. */
export const FIRST_GAME: GameId = splendor.id;

export const isGameId = (text: string): text is GameId => Object.hasOwn(GAMES, text);

/** Every expansion, in the order of its game. */
export const EXPANSION_LIST: readonly Expansion[] = GAME_LIST.flatMap(({ expansions }) => expansions);

export const isExpansionId = (text: string): text is ExpansionId => EXPANSION_LIST.some(({ id }) => id === text);

/** The game that a text about it or its expansion is about. */
export const gameAbout = (topic: GameId | ExpansionId): GameId =>
  isGameId(topic)
    ? topic
    : (GAME_LIST.find(({ expansions }) => expansions.some(({ id }) => id === topic))?.id ?? FIRST_GAME);

/** The stone that stands for a colour of the vocabulary in one of the games. */
export const stoneOf = (game: GameId, color: Color | 'joker'): Stone =>
  color === 'joker' ? color : (GAMES[game].stones[color] ?? plainStone(color));

/** Most colours name their stone themselves. */
function plainStone(color: Color): Stone {
  if (color === 'yellow' || color === 'orange' || color === 'purple') throw new Error(`no stone for ${color}`);
  return color;
}
