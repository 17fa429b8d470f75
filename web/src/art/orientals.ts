import type { Ability } from '../catalogue/catalogue';
import { around, bead, mirrored, petal, scrollwork, setStone } from './ornament';
import type { Stone } from './stones';

/** Cards of the Orient: lacquer and gold, each kind with a piece of its own. A drawing is 116 x 84 units with its axis at 58. */

/** Ingots, of which two are as good as two gold. */
const ingots =
  '<path class="leaf" d="M30,66L36,48H60L66,66ZM52,66L58,48H82L88,66Z"/><path class="leaf" d="M41,46L47,28H71L77,46Z"/>' +
  '<path class="ink" d="M38,52H58M60,52H80M49,32H69"/>' +
  around(12, 36, (x, y) => bead(x, y, 1.6), { y: 44 });

/** A mirror, which takes the colour that it is shown. */
const mirror = (stone: Stone): string =>
  '<path class="leaf" d="M54,62h8l2,18q-6,3 -12,0Z"/>' +
  around(16, 29, (x, y, a) => petal(x, y, a, 'M-5,4C-4,-5 4,-5 5,4Z'), { y: 36 }) +
  '<circle class="leaf" cx="58" cy="36" r="28"/><circle class="plate" cx="58" cy="36" r="24"/>' +
  setStone(stone, 58, 36, 40) +
  '<path class="glint" d="M44,26q5,-8 14,-9q-9,4 -12,12Z"/>';

/** A folding fan with two stones. */
const fan = (stone: Stone): string =>
  Array.from(
    { length: 9 },
    (_, i) => `<path class="leaf" transform="rotate(${-80 + i * 20} 58 76)" d="M58,76L52.6,14Q58,10 63.4,14Z"/>`,
  ).join('') +
  '<path class="ink" d="M14,52Q58,-4 102,52"/>' +
  setStone(stone, 41, 42, 36) +
  setStone(stone, 75, 42, 36) +
  bead(58, 76, 4, 'pearl');

/** A chair of state, kept for one guest. */
const chair = (stone: Stone): string =>
  '<path class="leaf" d="M34,80V34q0,-26 24,-28q24,2 24,28V80h-7V58H41V80Z"/>' +
  '<path class="plate" d="M41,52V35q0,-18 17,-20q17,2 17,20V52Z"/>' +
  mirrored(scrollwork(35, 16, -0.7, 0.7, -20)) +
  bead(58, 4, 3.4, 'pearl') +
  setStone(stone, 58, 36, 34);

/** A chest that stands open. */
const chest = (stone: Stone): string =>
  '<path class="leaf" d="M22,44H94V78H22ZM26,40L32,20Q58,8 84,20L90,40Z"/><path class="hole" d="M30,38L35,23Q58,13 81,23L86,38Z"/>' +
  '<path class="ink" d="M22,54H94M36,44V78M80,44V78"/><path class="plate" d="M52,54h12v11H52Z"/>' +
  setStone(stone, 58, 34, 38) +
  mirrored(bead(30, 49, 1.8, 'pearl') + bead(44, 49, 1.8, 'pearl'));

/** A lantern whose light costs two of another colour. */
const lantern = (stone: Stone): string =>
  '<path class="ink bold" d="M58,2V10"/><path class="leaf" d="M44,10H72L78,18H38ZM40,64H76L70,72H46Z"/>' +
  '<path class="leaf" d="M38,18H78V64H38Z"/><path class="plate" d="M42,22H74V60H42Z"/>' +
  setStone(stone, 58, 41, 36) +
  mirrored('<path class="ink" d="M48,72v8"/>') +
  bead(58, 77, 3, 'pearl');

export function oriental(abilities: readonly Ability[], stone: Stone | null, count: number): string {
  if (abilities.includes('gold') || stone === null) return ingots;
  if (abilities.includes('sacrifice')) return lantern(stone);
  if (abilities.includes('copy')) return mirror(stone);
  if (abilities.includes('noble')) return chair(stone);
  return count === 2 ? fan(stone) : chest(stone);
}
