import type { Level } from '../protocol/types';
import { type Point, pointList, round1 } from './geometry';
import { setStone } from './ornament';
import { sequence } from './random';
import type { Stone } from './stones';

/** No likeness, but a star chart of its own for each character, with one orbit per level. */

const WIDTH = 116;

function backgroundStars(random: () => number): string {
  return Array.from({ length: 26 }, () => {
    const [x, y, r, opacity] = [
      4 + random() * (WIDTH - 8),
      3 + random() * 78,
      0.35 + random() * 0.75,
      0.35 + random() * 0.6,
    ];
    return `<circle class="star" cx="${round1(x)}" cy="${round1(y)}" r="${round1(r)}" opacity="${round1(opacity)}"/>`;
  }).join('');
}

function chartedStars(random: () => number, level: Level): Point[] {
  const count = 4 + level;
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 2 * Math.PI + random() * 0.7;
    const distance = 28 + random() * 22;
    return [58 + distance * Math.cos(angle) * 1.12, 40 + distance * 0.72 * Math.sin(angle)];
  });
}

/** A four-pointed glint. */
function glint([x, y]: Point, size: number): string {
  const r = round1(size * 1.5);
  return `<path class="node" transform="translate(${round1(x)} ${round1(y)})" d="M0,${-r}Q0,0 ${r},0Q0,0 0,${r}Q0,0 ${-r},0Q0,0 0,${-r}Z"/>`;
}

export function constellation(id: string, level: Level, stone: Stone): string {
  const random = sequence(id);
  const sky = backgroundStars(random);
  const stars = chartedStars(random, level);
  const [first, , third] = stars;
  const crossed =
    random() > 0.4 && first && third ? `<polyline class="ray" points="${pointList([first, third])}"/>` : '';
  const glints = stars.map((star) => glint(star, 1.6 + random() * 1.6)).join('');
  const tilt = round1(-30 + random() * 60);
  const orbits = Array.from(
    { length: level },
    (_, i) =>
      `<ellipse class="orbit" cx="58" cy="40" rx="${33 + i * 8}" ry="${11 + i * 5}" transform="rotate(${tilt} 58 40)"/>`,
  );
  return [
    sky,
    `<polyline class="ray" points="${pointList(stars)}"/>`,
    crossed,
    glints,
    orbits.join(''),
    '<circle class="halo" cx="58" cy="40" r="27"/>',
    setStone(stone, 58, 40, 42),
  ].join('');
}
