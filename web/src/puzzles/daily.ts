/** What names a puzzle. */
interface Named {
  name: string;
}

/** The number of a day of the calendar, wherever the clock stands. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

/** FNV-1a: the same order for everybody, and none that a reader would guess. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The puzzle of a day: each has its turn before one comes again. */
export function dailyOf<P extends Named>(puzzles: readonly P[], day: number): P | undefined {
  const order = puzzles.toSorted((a, b) => mixed(a.name) - mixed(b.name) || (a.name < b.name ? -1 : 1));
  return order[day % Math.max(1, order.length)];
}
