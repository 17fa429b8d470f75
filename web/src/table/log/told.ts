import type { CardId, LogEntry, LogEvent } from '../../protocol/types';

/** An event as it is told: a purchase with the own cards that were given for it. */
export type Told<Event extends LogEvent = LogEvent> = Event & { removed?: readonly CardId[] };

export type ToldEntry = Omit<LogEntry, 'event'> & { event: Told };
