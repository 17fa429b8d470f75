import { cardById } from '../../catalogue/catalogue';
import { GAMES } from '../../games';
import type { CardId, Color, GameId, Owned } from '../../protocol/types';

export interface OwnedCard {
  card: CardId;
  /** The colour a Duel joker took. */
  as: Color | null;
}

const ownedCard = (owned: Owned): OwnedCard =>
  typeof owned === 'string' ? { card: owned, as: null } : { card: owned.card, as: owned.as };

/** Bought cards in the order of their bonuses, those without one last. */
export function collection(game: GameId, cards: readonly Owned[]): OwnedCard[] {
  const owned = cards.map(ownedCard);
  const bonusOf = ({ card, as }: OwnedCard) => as ?? cardById(card).bonus;
  const order: readonly ReturnType<typeof bonusOf>[] = GAMES[game].bonusColors;
  const place = (card: OwnedCard): number => {
    const index = order.indexOf(bonusOf(card));
    return index < 0 ? order.length : index;
  };
  return owned.toSorted((a, b) => place(a) - place(b));
}
