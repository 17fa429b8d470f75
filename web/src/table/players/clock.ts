const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const two = (n: number): string => String(n).padStart(2, '0');

/** "0:09", "12:30", "23:05:00". */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor((milliseconds % MINUTE) / SECOND);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  const hours = Math.floor(milliseconds / HOUR);
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
