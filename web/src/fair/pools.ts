import { cardById, cardIdsOf, tileById, tileIdsOf } from '../catalogue/catalogue';
import { GAMES } from '../games';
import type { Color, GameId, Level, Tokens, View } from '../protocol/types';
import { countOf } from '../selection/tokens';
import { cardsLeft } from '../table/market/decks';
import { colorOfLetter } from '../text/notation';
import type { Stream } from './stream';

/** What one draw gave, by its id or colour, and what it was drawn from. */
export type Drawn = { from: 'tiles' | 'bag' | Level; what: string };

/** Draws as a record writes them: ids parted by spaces, tokens as letters in a row. */
export function readDraws(text: string, game: GameId): Drawn[] {
  const tiles = tileIdsOf(game);
  return text.split(' ').flatMap((word): Drawn[] => {
    if (tiles.includes(word)) return [{ from: 'tiles', what: word }];
    if (/\d/.test(word)) return [{ from: cardById(word).level, what: word }];
    return [...word].map((letter) => ({ from: 'bag', what: colorOfLetter(letter, game) }));
  });
}

/** What is still undrawn, in the order of the ids. */
export class Pools {
  readonly #game: GameId;
  readonly #cards: Set<string>;
  readonly #tiles: Set<string>;
  #bag: string[] = [];

  constructor(game: GameId) {
    this.#game = game;
    this.#cards = new Set(cardIdsOf(game));
    this.#tiles = new Set(tileIdsOf(game));
  }

  /** The tokens in the bag before a step. */
  fillBag(tokens: Tokens): void {
    this.#bag = GAMES[this.#game].letters.flatMap(([, color]) => Array<Color>(countOf(tokens, color)).fill(color));
  }

  /** What the stream gives where `drawn` came from. */
  draw({ from }: Drawn, stream: Stream): string | undefined {
    const pool = this.#pool(from);
    return pool.length ? pool[stream.below(pool.length)] : undefined;
  }

  /** Takes out what was drawn; the other side of a tile goes with it. */
  remove({ from, what }: Drawn): void {
    if (from === 'bag') this.#bag.splice(this.#bag.indexOf(what), 1);
    else if (from !== 'tiles') this.#cards.delete(what);
    else for (const tile of this.#tiles) if (tileById(tile).piece === tileById(what).piece) this.#tiles.delete(tile);
  }

  /** Whether so many cards are left in each deck. */
  hasLeft(decks: View['decks']): boolean {
    return ([1, 2, 3] as const).every((level) => this.#pool(level).length === cardsLeft(decks[`${level}`]));
  }

  #pool(from: Drawn['from']): string[] {
    if (from === 'bag') return this.#bag;
    if (from === 'tiles') return [...this.#tiles];
    return [...this.#cards].filter((card) => cardById(card).level === from);
  }
}
