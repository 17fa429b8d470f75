import type { Place } from '../motion/places';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Shape {
  /** The line as the `d` of a path. */
  readonly path: string;
  readonly arrow: boolean;
  /** Where its sign stands. */
  readonly badge: Point;
}

const ROUND = /^(?:cell|bank|purse):/;
const CORNER = 12;
/** An arrow begins outside the middle of its piece and ends before the middle of the other, so that both can be seen. */
const START = 0.3;
const END = 0.42;

const middle = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });
const round = (n: number): number => Math.round(n * 10) / 10;

/** A ring around tokens, a frame around everything else. */
function ring(place: Place, box: Box): Shape {
  const { x, y } = middle(box);
  if (ROUND.test(place)) {
    const r = round(Math.min(box.width, box.height) / 2);
    const path = `M${round(x - r)},${round(y)}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`;
    return { path, arrow: false, badge: { x: round(x + r * 0.71), y: round(y - r * 0.71) } };
  }
  const [left, top] = [round(box.left), round(box.top)];
  const c = round(Math.min(CORNER, box.width / 2, box.height / 2));
  const [wide, high] = [round(box.width - 2 * c), round(box.height - 2 * c)];
  const corner = (dx: number, dy: number): string => `a${c},${c} 0 0 1 ${dx},${dy}`;
  const path = `M${round(left + c)},${top}h${wide}${corner(c, c)}v${high}${corner(-c, c)}h${-wide}${corner(-c, -c)}v${-high}${corner(c, -c)}Z`;
  // Inside the corner, where it is in sight also at the edge of the screen.
  return { path, arrow: false, badge: { x: round(left + box.width - 6), y: round(top + 6) } };
}

/** A mark as it is drawn: a ring around its piece, or an arrow to another box. */
export function drawing(place: Place, from: Box, to?: Box): Shape {
  if (!to) return ring(place, from);
  const [a, b] = [middle(from), middle(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const away = Math.min(Math.min(from.width, from.height) * START, length * START);
  const short = Math.min(Math.min(to.width, to.height) * END, length * START);
  const start = { x: round(a.x + ux * away), y: round(a.y + uy * away) };
  const end = { x: round(b.x - ux * short), y: round(b.y - uy * short) };
  const badge = { x: round((start.x + end.x) / 2), y: round((start.y + end.y) / 2) };
  return { path: `M${start.x},${start.y}L${end.x},${end.y}`, arrow: true, badge };
}
