import type { CardId, LogEntry } from '../../protocol/types';
import { plus } from '../../selection/tokens';
import type { ToldEntry } from './told';

/** Tokens that are given back one by one in a turn are told as one return, and cards that pay with what they pay for. */
export function gathered(log: readonly LogEntry[]): ToldEntry[] {
  const told: ToldEntry[] = [];
  let removed: { entry: LogEntry; card: CardId }[] = [];
  for (const entry of log) {
    const { event } = entry;
    const last = told.at(-1);
    if (event.type === 'remove_card') {
      removed.push({ entry, card: event.card });
    } else if (event.type === 'buy' && removed.length) {
      told.push({ ...entry, event: { ...event, removed: removed.map(({ card }) => card) } });
      removed = [];
    } else if (last?.event.type === 'return' && event.type === 'return' && last.turn === entry.turn) {
      told[told.length - 1] = { ...entry, event: { ...event, tokens: plus(last.event.tokens, event.tokens) } };
    } else told.push(entry);
  }
  // The log may end between a card and what it pays for, and then tells of the card alone.
  return [...told, ...removed.map(({ entry }) => entry)];
}
