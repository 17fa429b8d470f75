import { onCircle, round1 } from './geometry';
import type { Stone } from './stones';

/** How high a garland hangs at most, by the size of its pendants. */
export const garlandHeight = (scale: number): number => 150 * scale + SAG;
const SAG = 30;

/** Distances from the nearer edge, so that no width cuts a pendant or brings one under the title. */
const HANGING: readonly { stone: Stone; from: 'left' | 'right'; x: number; size: number }[] = [
  { stone: 'white', from: 'left', x: 60, size: 48 },
  { stone: 'blue', from: 'left', x: 168, size: 60 },
  { stone: 'green', from: 'left', x: 290, size: 70 },
  { stone: 'red', from: 'right', x: 290, size: 70 },
  { stone: 'black', from: 'right', x: 168, size: 60 },
  { stone: 'gold', from: 'right', x: 60, size: 48 },
];

/**
 * The chain of beads over the front page, as wide as the window. Of the six stones of Splendor those hang from it that find
 * room within `side` of either edge.
 */
export function garland(width: number, scale: number, side: number): string {
  const chainAt = (x: number): number => 6 + 4 * SAG * (x / width) * (1 - x / width);
  const beads = Math.max(24, Math.round(width / (13.4 * scale) / 4) * 4);
  const chain = Array.from({ length: beads + 1 }, (_, i) => {
    const x = (width * i) / beads;
    const pearl = i % 4 === 0;
    return `<circle class="${pearl ? 'pearl' : 'leaf'}" cx="${round1(x)}" cy="${round1(chainAt(x))}" r="${round1((pearl ? 4.6 : 3) * scale)}"/>`;
  });
  const pendant = ({ stone, from, x: inset, size }: (typeof HANGING)[number]): string => {
    const x = from === 'left' ? inset * scale : width - inset * scale;
    const middle = 20 + size / 2;
    const petals = Array.from({ length: 16 }, (_, i) => {
      const degrees = (i * 360) / 16;
      const [px, py] = onCircle([0, middle], size / 2 - 1, degrees);
      return `<path class="leaf" transform="translate(${round1(px)} ${round1(py)}) rotate(${degrees + 90})" d="M-7,5C-6,-9 6,-9 7,5Z"/>`;
    });
    return (
      `<g transform="translate(${round1(x)} ${round1(chainAt(x))}) scale(${scale})">` +
      `<path d="M0,0v16" stroke="var(--leaf)" stroke-width="2.4"/>${petals.join('')}` +
      `<use href="#gem-${stone}-plain" x="${-size / 2}" y="20" width="${size}" height="${size}"/>` +
      `<circle class="pearl" cx="0" cy="${size + 38}" r="5"/></g>`
    );
  };
  const hangs = HANGING.filter(({ x, size }) => (x + size / 2 + 8) * scale <= side);
  return chain.join('') + hangs.map(pendant).join('');
}
