import type { CardForesight } from '../../protocol/types';
import { total } from '../../selection/tokens';

/** `far`: so much is lacking that the exact gems say little. */
export type StripState = CardForesight['state'] | 'far';

const SOON = 3;
/** A gold card pays like so many jokers. */
const GOLD_CARD = 2;

/** Gems lacking even after every held joker and gold card is spent. */
export const lacking = (help: CardForesight): number =>
  total(help.missing) - (help.state === 'short' ? help.gold + GOLD_CARD * (help.gold_cards ?? 0) : 0);

export function stripState(help: CardForesight): StripState {
  return help.state === 'short' && lacking(help) > SOON ? 'far' : help.state;
}
