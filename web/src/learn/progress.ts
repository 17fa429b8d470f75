/** How far the lessons at a table have come. */
export interface Progress {
  /** Understood, skipped, or given up after a while; the latest last. */
  read: readonly string[];
  /** The lesson that is open, and the own turn in which it came. */
  since: { id: string; turn: number } | null;
  /** The learner has ended the lessons; they can be taken up again. */
  ended: boolean;
}

export const NO_PROGRESS: Progress = { read: [], since: null, ended: false };

const key = (table: string): string => `parure.lessons.${table}`;

/** What is kept of the lessons at a table; null where none are given. It lasts as long as the visit. */
export function readProgress(table: string): Progress | null {
  const stored = sessionStorage.getItem(key(table));
  if (stored === null) return null;
  try {
    return { ...NO_PROGRESS, ...(JSON.parse(stored) as Partial<Progress>) };
  } catch {
    return NO_PROGRESS;
  }
}

export const storeProgress = (table: string, progress: Progress): void =>
  sessionStorage.setItem(key(table), JSON.stringify(progress));

export const endLessons = (table: string): void =>
  storeProgress(table, { ...(readProgress(table) ?? NO_PROGRESS), ended: true });

/** Whether the table is opened with lessons. */
export const hasLessons = (table: string): boolean => readProgress(table)?.ended === false;
