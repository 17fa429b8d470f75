import { onCircle, round1 } from './geometry';
import type { Stone } from './stones';

/** Parts shared by the jewels and cartouches; a drawing is 116 x 84 units with its axis at 58. */

export const bead = (x: number, y: number, radius: number, material: 'leaf' | 'pearl' = 'leaf'): string =>
  `<circle class="${material}" cx="${round1(x)}" cy="${round1(y)}" r="${radius}"/>`;

export const mirrored = (left: string): string => `${left}<g transform="matrix(-1 0 0 1 116 0)">${left}</g>`;

/** Repeats a drawing around a centre; it gets the place and the angle in degrees. */
export function around(
  count: number,
  radius: number,
  draw: (x: number, y: number, degrees: number, index: number) => string,
  { x = 58, y = 40, start = -90 } = {},
): string {
  return Array.from({ length: count }, (_, i) => {
    const degrees = start + (i * 360) / count;
    const [px, py] = onCircle([x, y], radius, degrees);
    return draw(px, py, degrees, i);
  }).join('');
}

/** A leaf-gold shape pointing outwards from the centre it stands around. */
export const petal = (x: number, y: number, degrees: number, d: string): string =>
  `<path class="leaf" transform="translate(${round1(x)} ${round1(y)}) rotate(${round1(degrees + 90)})" d="${d}"/>`;

export const hangingPearl = (x: number, y: number, radius = 4.2): string =>
  `<path class="ink" d="M${x},${y - radius - 4}v4"/><circle class="pearl" cx="${x}" cy="${y}" r="${radius}"/>` +
  `<circle class="glint" cx="${round1(x - radius * 0.3)}" cy="${round1(y - radius * 0.35)}" r="${round1(radius * 0.28)}"/>`;

export const setStone = (stone: Stone, x: number, y: number, size: number): string =>
  `<use href="#gem-${stone}-l" x="${round1(x - size / 2)}" y="${round1(y - size / 2)}" width="${size}" height="${size}"/>`;

const placed = (x: number, y: number, degrees: number, sx: number, sy: number, d: string): string =>
  `<path class="leaf" transform="translate(${x} ${y}) rotate(${degrees}) scale(${sx} ${sy})" d="${d}"/>`;

export const scrollwork = (x: number, y: number, sx: number, sy: number, degrees: number): string =>
  placed(
    x,
    y,
    degrees,
    sx,
    sy,
    'M0,0C6,-9 20,-10 21,0C21.5,7 12,8.5 11,2.5C10.6,-.5 14.5,-1.6 15.6,1C14.6,-3.6 8.8,-3 8.6,2.4C8.6,11.5 24.6,10 24,-.6C23,-13 6,-13 0,0Z',
  );

export const acanthus = (x: number, y: number, degrees: number, scale: number): string =>
  placed(
    x,
    y,
    degrees,
    scale,
    scale,
    'M0,0C3,-6 9,-7 12,-4C10,-4 9,-3 9,-2C13,-3 17,-1 18,2C15,1 13,1.5 12,3C8,1 4,1.5 0,0Z',
  );
