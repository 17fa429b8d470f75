import { luminance, mix } from './color';
import { CENTER, type FacettedOutline, POLYGONS } from './gem-outlines';
import { at, centroid, midpoint, type Point, pointList, scaled, towards } from './geometry';

export interface Cut {
  /** Shaded facets, as markup. */
  readonly facets: string;
  /** The flat top that keeps the measured fill; a star has none. */
  readonly table: readonly Point[] | null;
}

/** `light` runs from -1 (away from the lamp) to 1 (towards it). */
function shade(fill: string, light: number): string {
  const brightness = luminance(fill);
  if (light > 0) return mix(fill, '#FFFFFF', light * (brightness < 0.03 ? 0.55 : 0.62));
  const pale = brightness > 0.8;
  return mix(fill, pale ? '#6F86A6' : '#000000', -light * (pale ? 0.6 : 0.55));
}

/** One facet, lit from the upper left by the way it faces. */
function facet(corners: readonly Point[], fill: string, center: Point, bias: number): string {
  const [x, y] = centroid(corners);
  const [dx, dy] = [x - center[0], y - center[1]];
  const light = (-dx * 0.5 - dy * 0.86) / (Math.hypot(dx, dy) || 1);
  return `<polygon points="${pointList(corners)}" fill="${shade(fill, light * 0.62 + bias)}"/>`;
}

function stepCut(outline: readonly Point[], fill: string, steps: readonly [number, number, number]): Cut {
  const [outer, middle, inner] = steps.map((k) => scaled(outline, k, CENTER)) as [Point[], Point[], Point[]];
  const band = (a: Point[], b: Point[], bias: number) =>
    a.map((p, i) => facet([p, at(a, i + 1), at(b, i + 1), at(b, i)], fill, CENTER, bias)).join('');
  return { facets: band(outer, middle, 0.06) + band(middle, inner, -0.08), table: inner };
}

function starCut(outline: readonly Point[], fill: string): Cut {
  const center: Point = [32, 33.5];
  const facets = outline.map((p, i) => facet([p, at(outline, i + 1), center], fill, center, i % 2 ? -0.16 : 0.16));
  return { facets: facets.join(''), table: null };
}

interface Brilliant {
  readonly center: Point;
  readonly tableSize: number;
  /** Every second point of a fine outline is a corner, the others only round the girdle. */
  readonly rounded: boolean;
}

function brilliantCut(outline: readonly Point[], fill: string, { center, tableSize, rounded }: Brilliant): Cut {
  const corners = rounded ? outline.filter((_, i) => i % 2 === 0) : outline;
  const table = corners.map((p, i) => towards(center, midpoint(p, at(corners, i + 1)), tableSize));
  const facets = corners.map((p, i) => {
    const next = at(corners, i + 1);
    const girdle = rounded ? [p, at(outline, i * 2 + 1), next, at(table, i)] : [p, next, at(table, i)];
    return facet(girdle, fill, center, 0.05) + facet([at(table, i - 1), p, at(table, i)], fill, center, -0.1);
  });
  return { facets: facets.join(''), table };
}

export function cutOf(outline: FacettedOutline, fill: string): Cut {
  const polygon = POLYGONS[outline];
  switch (outline) {
    case 'square':
      return stepCut(polygon, fill, [1, 0.8, 0.62]);
    case 'octagon':
    case 'shield':
      return stepCut(polygon, fill, [1, 0.82, 0.64]);
    case 'star':
      return starCut(polygon, fill);
    case 'rhombus':
      return brilliantCut(polygon, fill, { center: CENTER, tableSize: 0.66, rounded: false });
    case 'hexagon':
      return brilliantCut(polygon, fill, { center: CENTER, tableSize: 0.74, rounded: false });
    case 'circle':
      return brilliantCut(polygon, fill, { center: CENTER, tableSize: 0.68, rounded: true });
    case 'trillion':
      return brilliantCut(polygon, fill, { center: [32, 36], tableSize: 0.68, rounded: false });
    case 'drop':
      return brilliantCut(polygon, fill, { center: [32, 39], tableSize: 0.68, rounded: false });
  }
}
