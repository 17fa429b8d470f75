import type { GameInfo, TableSummary } from '../protocol/types';

const STORED = 'parure.front-page';

/** What the front page showed last: it stands there at once, and nothing moves when the answers come. */
export interface Remembered {
  name: string | null;
  running: TableSummary[];
  offers: GameInfo[];
}

/** Nothing on the first visit. */
export function remembered(): Remembered | undefined {
  try {
    const { build, shown } = JSON.parse(localStorage.getItem(STORED) ?? '{}') as { build?: string; shown?: Remembered };
    // Another build may mean something else by the same words.
    return build === import.meta.url ? shown : undefined;
  } catch {
    return undefined;
  }
}

export function remember(shown: Remembered): void {
  localStorage.setItem(STORED, JSON.stringify({ build: import.meta.url, shown }));
}

/** Somebody else sits down here. */
export const forget = (): void => localStorage.removeItem(STORED);
