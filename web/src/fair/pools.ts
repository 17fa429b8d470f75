import { cardById, cardIdsOf, tileById, tileIdsOf } from '../catalogue/catalogue';
import { expansionOf, GAMES, type Played } from '../games';
import type { Color, GameId, Level, Tokens, View } from '../protocol/types';
import { countOf } from '../selection/tokens';
import { cardsLeft } from '../table/market/decks';
import { colorOfLetter } from '../text/notation';
import type { Stream } from './stream';

/** What one draw gave, by its id or colour, and what it was drawn from. */
export type Drawn = { from: 'tiles' | 'bag' | Deck; what: string };
/** A level may have a second deck. */
type Deck = Level | `second ${Level}`;

/** Draws as a record writes them: ids parted by spaces, tokens as letters in a row. */
export function readDraws(text: string, played: Played): Drawn[] {
  const { game } = played;
  const tiles = tileIdsOf(game, expansionOf(played)?.id);
  return text.split(' ').flatMap((word): Drawn[] => {
    if (tiles.includes(word)) return [{ from: 'tiles', what: word }];
    if (/\d/.test(word)) return [{ from: deckOf(word), what: word }];
    return [...word].map((letter) => ({ from: 'bag', what: colorOfLetter(letter, game) }));
  });
}

const deckOf = (card: string): Deck => {
  const { level, expansion } = cardById(card);
  return expansion ? `second ${level}` : level;
};

/** What is still undrawn, in the order of the ids. */
export class Pools {
  readonly #game: GameId;
  readonly #cards: Set<string>;
  readonly #tiles: Set<string>;
  #bag: string[] = [];

  constructor(played: Played) {
    const expansion = expansionOf(played)?.id;
    this.#game = played.game;
    this.#cards = new Set(cardIdsOf(played.game, expansion));
    this.#tiles = new Set(tileIdsOf(played.game, expansion));
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
  hasLeft({ decks, orient_decks }: Pick<View, 'decks'> & { orient_decks?: View['decks'] }): boolean {
    const fits = (from: Deck, deck: View['decks']['1']): boolean => this.#pool(from).length === cardsLeft(deck);
    return ([1, 2, 3] as const).every(
      (level) => fits(level, decks[`${level}`]) && (!orient_decks || fits(`second ${level}`, orient_decks[`${level}`])),
    );
  }

  #pool(from: Drawn['from']): string[] {
    if (from === 'bag') return this.#bag;
    if (from === 'tiles') return [...this.#tiles];
    return [...this.#cards].filter((card) => deckOf(card) === from);
  }
}
