import type { CardForesight } from '../../protocol/types';

/** `far`: so much is lacking that the exact gems say little. */
export type StripState = CardForesight['state'] | 'far';

const SOON = 3;

/** Gems lacking even after every held joker and gold card is spent. */
export const lacking = (help: CardForesight): number => help.short_by ?? 0;

export const stripState = (help: CardForesight): StripState => (lacking(help) > SOON ? 'far' : help.state);
