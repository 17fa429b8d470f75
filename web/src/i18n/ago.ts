import { locale } from './locale.svelte';

const UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

/** "3 hours ago", "yesterday", "now". */
export function agoText(then: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(locale.language, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ['second', Number.POSITIVE_INFINITY];
  return words.format(-Math.floor(passed / length), unit);
}

/** A day with its hour. */
export const dateText = (at: number): string =>
  new Intl.DateTimeFormat(locale.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
