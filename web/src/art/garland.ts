import { onCircle, round1 } from './geometry';
import type { Stone } from './stones';

export const GARLAND_WIDTH = 1280;
export const GARLAND_HEIGHT = 180;
const SAG = 34;

const HANGING: readonly { stone: Stone; x: number; size: number }[] = [
  { stone: 'white', x: 70, size: 48 },
  { stone: 'blue', x: 196, size: 62 },
  { stone: 'green', x: 330, size: 72 },
  { stone: 'red', x: 950, size: 72 },
  { stone: 'black', x: 1084, size: 62 },
  { stone: 'gold', x: 1210, size: 50 },
];

const chainAt = (x: number): number => {
  const t = x / GARLAND_WIDTH;
  return 6 + 4 * SAG * t * (1 - t);
};

function pendant({ stone, x, size }: (typeof HANGING)[number]): string {
  const y = chainAt(x);
  const middle = y + 20 + size / 2;
  const petals = Array.from({ length: 16 }, (_, i) => {
    const degrees = (i * 360) / 16;
    const [px, py] = onCircle([x, middle], size / 2 - 1, degrees);
    return `<path class="leaf" transform="translate(${round1(px)} ${round1(py)}) rotate(${degrees + 90})" d="M-7,5C-6,-9 6,-9 7,5Z"/>`;
  });
  return (
    `<path d="M${x},${round1(y)}v16" stroke="var(--leaf)" stroke-width="2.4"/>${petals.join('')}` +
    `<use href="#gem-${stone}-plain" x="${x - size / 2}" y="${round1(y + 20)}" width="${size}" height="${size}"/>` +
    `<circle class="pearl" cx="${x}" cy="${round1(y + size + 38)}" r="5"/>`
  );
}

/** The chain of beads over the front page, with the six stones of Splendor hanging from it. */
export function garland(): string {
  const chain = Array.from({ length: 97 }, (_, i) => {
    const x = (GARLAND_WIDTH * i) / 96;
    const pearl = i % 4 === 0;
    return `<circle class="${pearl ? 'pearl' : 'leaf'}" cx="${round1(x)}" cy="${round1(chainAt(x))}" r="${pearl ? 4.6 : 3}"/>`;
  });
  return chain.join('') + HANGING.map(pendant).join('');
}
