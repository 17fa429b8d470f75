export type Point = readonly [x: number, y: number];

/** One decimal is enough for drawings of 64 units and keeps the markup small. */
export const round1 = (n: number): number => Number(n.toFixed(1));

export const midpoint = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

export const towards = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];

export const onCircle = (center: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
};

/** Corners of a regular polygon, the first one at `start` degrees. */
export const regularPolygon = (corners: number, radius: number, center: Point, start = -90): Point[] =>
  Array.from({ length: corners }, (_, i) => onCircle(center, radius, start + (i * 360) / corners));

export const scaled = (points: readonly Point[], factor: number, center: Point): Point[] =>
  points.map((p) => towards(center, p, factor));

export const centroid = (points: readonly Point[]): Point => {
  const sum = points.reduce<[number, number]>((a, p) => [a[0] + p[0], a[1] + p[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
};

/** The polygon with the middle of every edge added as a corner. */
export const withEdgeMiddles = (points: readonly Point[]): Point[] =>
  points.flatMap((p, i) => [p, midpoint(p, at(points, i + 1))]);

/** The point at `i`, counted around the polygon. */
export function at(points: readonly Point[], i: number): Point {
  const point = points[((i % points.length) + points.length) % points.length];
  if (!point) throw new Error('a polygon needs points');
  return point;
}

export const pointList = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${round1(x)},${round1(y)}`).join(' ');

export const closedPath = (points: readonly Point[]): string => `M${pointList(points).replaceAll(' ', 'L')}Z`;
