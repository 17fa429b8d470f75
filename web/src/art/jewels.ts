import type { Level } from '../protocol/types';
import { acanthus, around, bead, hangingPearl, mirrored, petal, scrollwork, setStone } from './ornament';
import { hash } from './random';
import type { Stone } from './stones';

/** Splendor: a jewel in ink and gold leaf. Its stone is the card's bonus, its richness the card's level. */

type Jewel = (stone: Stone) => string;

const ring: Jewel = (stone) =>
  '<circle class="leaf" cx="58" cy="57" r="21"/><circle class="hole" cx="58" cy="57" r="16.4"/>' +
  '<path class="ink" d="M41,52a18.6,18.6 0 0 0 4,18M75,52a18.6,18.6 0 0 1 -4,18"/>' +
  mirrored(acanthus(39, 42, -62, 0.95) + acanthus(40, 50, -88, 0.7)) +
  setStone(stone, 58, 34, 46);

const earDrop: Jewel = (stone) =>
  '<path class="ink bold" d="M58,18C58,8 66,4 68,10C69,15 62,17 60,12"/>' +
  mirrored(scrollwork(57, 18, -0.62, 0.62, 20)) +
  setStone(stone, 58, 40, 46) +
  bead(58, 66, 2.4) +
  hangingPearl(58, 75, 4.6);

const hatPin: Jewel = (stone) =>
  '<path class="leaf" d="M15,78L59,35L61,37L17,80Z"/><path class="ink" d="M24,66l5,5"/>' +
  around(12, 28, (x, y) => bead(x, y, 2.5), { y: 38 }) +
  setStone(stone, 58, 38, 44);

const pendant: Jewel = (stone) =>
  '<circle class="leaf" cx="58" cy="7" r="4.4"/><circle class="hole" cx="58" cy="7" r="2.2"/>' +
  mirrored(scrollwork(54, 14, -1.12, 1.02, -8) + scrollwork(36, 56, 1.05, -0.95, -128) + acanthus(52, 64, 150, 0.9)) +
  setStone(stone, 58, 38, 46) +
  bead(58, 65.5, 2.6) +
  hangingPearl(58, 76, 4.6);

const brooch: Jewel = (stone) =>
  around(8, 33, (x, y, a) => petal(x, y, a, 'M-6,4C-6,-4 6,-4 6,4Z'), { start: -67.5 }) +
  around(24, 29, (x, y) => bead(x, y, 2.1)) +
  setStone(stone, 58, 40, 46);

const clasp: Jewel = (stone) =>
  mirrored(
    '<path class="leaf" d="M4,34h18v12H4Z"/><path class="ink" d="M4,37.5h18M4,42.5h18"/>' +
      scrollwork(38, 30, -0.95, 0.95, -30) +
      scrollwork(38, 50, -0.95, -0.95, 30) +
      bead(27, 40, 3.4, 'pearl'),
  ) +
  setStone(stone, 58, 40, 46) +
  mirrored(bead(46, 68, 2) + bead(52, 70, 2.4)) +
  bead(58, 71, 2.8);

/** Beads along the curve of the chain, every third one a pearl. */
function chain(): string {
  return Array.from({ length: 10 }, (_, i) => {
    const t = i / 9;
    const [x, y] = [5 + t * 36, 33 + 15 * Math.sin(t * 2.2) - t * 10];
    return i % 3 ? bead(x, y, 2.1) : bead(x, y, 3.2, 'pearl');
  }).join('');
}

const collar: Jewel = (stone) =>
  mirrored(chain() + scrollwork(37, 52, 1, -0.9, -125)) +
  around(10, 29, (x, y, a) => petal(x, y, a, 'M-6.5,5C-5,-6 5,-6 6.5,5Z'), { y: 37 }) +
  setStone(stone, 58, 37, 50) +
  hangingPearl(40, 70, 3.4) +
  hangingPearl(58, 77, 4.8) +
  hangingPearl(76, 70, 3.4);

const diadem: Jewel = (stone) =>
  '<path class="leaf" d="M10,64C30,76 86,76 106,64L106,71C86,83 30,83 10,71Z"/>' +
  mirrored(
    '<path class="leaf" d="M12,63L16,40L27,62Z"/><path class="leaf" d="M28,66L30,28L44,68Z"/>' +
      bead(16, 36, 3.4, 'pearl') +
      bead(30, 23, 4, 'pearl') +
      bead(24, 71, 1.8, 'pearl') +
      bead(38, 75, 1.8, 'pearl'),
  ) +
  '<path class="leaf" d="M42,69L58,8L74,69Z"/>' +
  bead(58, 77, 2.2, 'pearl') +
  setStone(stone, 58, 40, 50) +
  bead(58, 9, 4.2, 'pearl');

const sunburst: Jewel = (stone) =>
  around(24, 27, (x, y, a, i) => petal(x, y, a, `M-3,2L0,${i % 2 ? -9 : -14}L3,2Z`)) + setStone(stone, 58, 40, 52);

const BY_LEVEL: Readonly<Record<Level, readonly [Jewel, Jewel, Jewel]>> = {
  1: [ring, earDrop, hatPin],
  2: [pendant, brooch, clasp],
  3: [collar, diadem, sunburst],
};

/** The jewel of a card, always the same for the same id. */
export function jewel(id: string, level: Level, stone: Stone): string {
  const designs = BY_LEVEL[level];
  const design = designs[hash(`${id}x`) % designs.length] ?? designs[0];
  return design(stone);
}
