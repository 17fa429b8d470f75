import type { FluentBundle } from '@fluent/bundle';
import { format, type MessageArgs } from './bundle';

/** Text, or the name of a place where a piece is drawn instead of a word. */
export type Part = { text: string } | { slot: string };

// Private-use characters: they cannot occur in a message or a player's name that Unicode calls valid text.
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** A message cut at its drawn pieces, in the order its language puts them. */
export function formatParts(
  bundle: FluentBundle,
  id: string,
  slots: readonly string[],
  args: MessageArgs = {},
): Part[] {
  const marks = Object.fromEntries(slots.map((slot) => [slot, `${OPEN}${slot}${CLOSE}`]));
  const worded = format(bundle, id, { ...args, ...marks });
  return worded
    .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
    .filter((piece) => piece.trim() !== '')
    .map((piece) => (piece.startsWith(OPEN) ? { slot: piece.slice(1, -1) } : { text: piece.trim() }));
}
