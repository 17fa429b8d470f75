import type { Color, LogEntry } from '../../protocol/types';
import { countOf } from '../../selection/tokens';

/** Tokens that are given back one by one in a turn are told as one return. */
export function gathered(log: readonly LogEntry[]): LogEntry[] {
  const told: LogEntry[] = [];
  for (const entry of log) {
    const last = told.at(-1);
    if (last?.event.type === 'return' && entry.event.type === 'return' && last.turn === entry.turn) {
      const tokens = { ...last.event.tokens };
      for (const color of Object.keys(entry.event.tokens) as Color[]) {
        tokens[color] = countOf(tokens, color) + countOf(entry.event.tokens, color);
      }
      told[told.length - 1] = { ...entry, event: { ...entry.event, tokens } };
    } else told.push(entry);
  }
  return told;
}
