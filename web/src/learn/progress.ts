const key = (table: string): string => `parure.lessons.${table}`;

/** The lessons read at a table; null where none are given. They last as long as the visit. */
export function readLessons(table: string): string[] | null {
  const stored = sessionStorage.getItem(key(table));
  return stored === null ? null : stored.split(' ').filter(Boolean);
}

export const storeLessons = (table: string, read: Iterable<string>): void =>
  sessionStorage.setItem(key(table), [...read].join(' '));

export const endLessons = (table: string): void => sessionStorage.removeItem(key(table));
