import type { CardHelp } from '../protocol/types';
import { total } from '../selection/tokens';

/** `far`: so much is lacking that the exact gems say little. */
export type StripState = CardHelp['state'] | 'far';

const SOON = 3;

/** Gems lacking even after every held joker is spent. */
export const lacking = (help: CardHelp): number => total(help.missing) - (help.state === 'short' ? help.gold : 0);

export function stripState(help: CardHelp): StripState {
  return help.state === 'short' && lacking(help) > SOON ? 'far' : help.state;
}
