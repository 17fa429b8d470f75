import type { CardId, Level, LogEntry, Seat } from '../../protocol/types';

/** What happened to a market space since the viewer's last turn. */
export interface SlotMark {
  isNew: boolean;
  ghost: { seat: Seat; card: CardId } | null;
}

/** A space of the market, or of the second row beside it. */
export const slotKey = (level: Level, slot: number, orient = false): string =>
  `${orient ? 'orient ' : ''}${level}:${slot}`;

/** Entries after the viewer's last turn. */
export const sinceTurn = (log: readonly LogEntry[], lastOwnTurn: number): LogEntry[] =>
  log.filter((entry) => entry.turn > lastOwnTurn);

/** New cards and the ghosts of those they replaced; where a space changed twice the last change counts. */
export function slotMarks(recent: readonly LogEntry[], viewer: Seat | null): Map<string, SlotMark> {
  const marks = new Map<string, SlotMark>();
  for (const { event } of recent) {
    if (event.type !== 'reveal') continue;
    const ghost = event.seat === viewer ? null : { seat: event.seat, card: event.replaces };
    marks.set(slotKey(event.level, event.slot, event.orient), { isNew: event.card !== null, ghost });
  }
  return marks;
}
