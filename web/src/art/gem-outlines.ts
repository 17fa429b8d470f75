import { closedPath, onCircle, type Point, regularPolygon, round1, towards, withEdgeMiddles } from './geometry';
import type { Outline } from './stones';

/** Gems are drawn in a square of 64 units around this point. */
export const CENTER: Point = [32, 32];
const RADIUS = 27.5;

/** A triangle with bulging sides and its weight below the middle. */
function trillion(): Point[] {
  const corners = regularPolygon(3, 33, CENTER);
  const steps = 4;
  return corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % 3] ?? corner;
    const outward = Math.atan2((corner[1] + next[1]) / 2 - 32, (corner[0] + next[0]) / 2 - 32);
    return Array.from({ length: steps }, (_, k): Point => {
      const t = k / steps;
      const bulge = 4 * t * (1 - t) * 5.5;
      const [x, y] = towards(corner, next, t);
      return [x + Math.cos(outward) * bulge, y + 4 + Math.sin(outward) * bulge];
    });
  });
}

function drop(): Point[] {
  return Array.from({ length: 16 }, (_, i): Point => {
    const angle = (i / 16) * 2 * Math.PI - Math.PI / 2;
    const low = (1 + Math.sin(angle)) / 2;
    const width = 23.5 * low ** 0.62 + 3 * low;
    return [32 + Math.cos(angle) * width, 34 + Math.sin(angle) * 28.5];
  });
}

const star = (): Point[] => Array.from({ length: 10 }, (_, i) => onCircle([32, 33.5], i % 2 ? 17.5 : 31, -90 + i * 36));

export type FacettedOutline = Exclude<Outline, 'shell' | 'wheel'>;

export const POLYGONS: Readonly<Record<FacettedOutline, readonly Point[]>> = {
  rhombus: withEdgeMiddles([
    [32, 3],
    [59, 32],
    [32, 61],
    [5, 32],
  ]),
  circle: regularPolygon(16, RADIUS, CENTER),
  octagon: [
    [20, 4],
    [44, 4],
    [55, 15],
    [55, 49],
    [44, 60],
    [20, 60],
    [9, 49],
    [9, 15],
  ],
  hexagon: regularPolygon(6, 30.5, CENTER, 0),
  square: [
    [8, 8],
    [56, 8],
    [56, 56],
    [8, 56],
  ],
  star: star(),
  drop: drop(),
  trillion: trillion(),
  shield: [
    [8, 7],
    [20, 9],
    [32, 4],
    [44, 9],
    [56, 7],
    [55.5, 30],
    [50, 44],
    [32, 60],
    [14, 44],
    [8.5, 30],
  ],
};

/** The tips of the scallops on the pearl's shell, left to right. */
export const SHELL_TIPS: readonly Point[] = Array.from({ length: 8 }, (_, i): Point => {
  const angle = Math.PI * (1.08 - (1.16 * i) / 7);
  return [32 + 25 * Math.cos(angle), 40 - 29 * Math.sin(angle)];
});

function shellPath(): string {
  const [first, ...rest] = SHELL_TIPS.map(([x, y]) => `${round1(x)},${round1(y)}`);
  return `M32,60 L${first}${rest.map((tip) => ` A7,7 0 0 1 ${tip}`).join('')}Z`;
}

export function outlinePath(outline: Outline): string {
  if (outline === 'circle' || outline === 'wheel') return 'M32,4.5A27.5,27.5 0 1 1 31.99,4.5Z';
  return outline === 'shell' ? shellPath() : closedPath(POLYGONS[outline]);
}
