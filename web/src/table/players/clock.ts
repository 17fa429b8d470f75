import { t } from '../../i18n/locale.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on the time is running out. */
export const LOW = 10 * SECOND;

const two = (n: number): string => String(n).padStart(2, '0');

/** "0:09", "12:30", "23:05:00". */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor((milliseconds % MINUTE) / SECOND);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  const hours = Math.floor(milliseconds / HOUR);
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** The same where there is little room: "2 d", "23 h", "12:30". */
export function shortClockText(milliseconds: number): string {
  if (milliseconds >= DAY) return t('clock-days', { count: Math.floor(milliseconds / DAY) });
  return milliseconds >= HOUR ? t('clock-hours', { count: Math.floor(milliseconds / HOUR) }) : clockText(milliseconds);
}
