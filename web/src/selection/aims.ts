import type { Action, CardId, GameId } from '../protocol/types';
import { chooseCard, type Draft, NO_DRAFT } from './draft';

/** Answers that point at a card of the market. */

type Aimed = Extract<Action, { type: 'free' } | { type: 'stronghold' }>;
export interface CardAim {
  card: CardId;
  action: Aimed;
}

/** The card that the answer is about: the one taken, the one that gets a stronghold, the one that loses it. */
const aimOf = (action: Aimed): CardId => {
  if (action.type === 'free') return action.card;
  return 'remove' in action ? action.remove : action.put;
};

export const aims = (legal: readonly Action[]): CardAim[] =>
  legal
    .filter((action): action is Aimed => action.type === 'free' || action.type === 'stronghold')
    .map((action) => ({ card: aimOf(action), action }));

/** The answers about one card: with a stronghold of the supply first, then those that are moved there. */
export const aimsAt = (all: readonly CardAim[], card: CardId): Aimed[] =>
  all
    .filter((aim) => aim.card === card)
    .map(({ action }) => action)
    .toSorted((a, b) => Number('from' in a) - Number('from' in b));

/** The conquest that is offered, laid out with the payment that costs least; nothing where none is. */
export function conquest(game: GameId, legal: readonly Action[]): Draft | null {
  const offered = legal.find((action) => action.type === 'conquer');
  return offered ? chooseCard(NO_DRAFT, game, legal, offered.card) : null;
}
