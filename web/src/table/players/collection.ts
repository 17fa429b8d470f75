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

/** Bought cards in a stack for each bonus that is there, in the order of the bonuses; those without one last. */
export function stacks(game: GameId, cards: readonly Owned[]): OwnedCard[][] {
  const owned = cards.map(ownedCard);
  const bonusOf = ({ card, as }: OwnedCard) => as ?? cardById(card).bonus;
  const colors: readonly ReturnType<typeof bonusOf>[] = GAMES[game].bonusColors;
  const stack = (held: (bonus: ReturnType<typeof bonusOf>) => boolean) => owned.filter((card) => held(bonusOf(card)));
  return [
    ...colors.map((color) => stack((bonus) => bonus === color)),
    stack((bonus) => !colors.includes(bonus)),
  ].filter((held) => held.length > 0);
}
