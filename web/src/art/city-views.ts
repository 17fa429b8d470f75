/** Cities: what one sees of each from afar, over water or walls. Drawn on 40 x 50 units. */

const GROUND = '<path d="M-4,40H44V54H-4Z"/><path d="M-4,42.5Q20,39.5 44,42.5" fill="none" stroke="var(--cameo-bg)"/>';
const WATER =
  '<path d="M-4,40H44V54H-4Z" opacity=".55"/><path d="M0,44q3,-2 6,0t6,0t6,0t6,0t6,0t6,0M3,47.4q3,-2 6,0t6,0t6,0t6,0t6,0" fill="none" stroke="var(--cameo-bg)" stroke-width=".9"/>';
const windows = (...at: readonly (readonly [x: number, y: number])[]): string =>
  `<g fill="var(--cameo-bg)">${at.map(([x, y]) => `<rect x="${x}" y="${y}" width="1.6" height="2.6"/>`).join('')}</g>`;
/** A wall with merlons from `x` on. */
const wall = (x: number, y: number, width: number): string => {
  const merlons = Array.from({ length: Math.floor(width / 4) }, (_, i) => `M${x + i * 4},${y}v-2.4h2.4v2.4Z`).join('');
  return `<path d="M${x},${y}h${width}V41H${x}Z${merlons}"/>`;
};

/** By the piece of cardboard: both of its sides show the same city. */
const VIEWS: Readonly<Record<string, string>> = {
  // A ribbed dome with its lantern, and a square bell tower.
  '1':
    '<path d="M8,30C8,18 14,12 20,11C26,12 32,18 32,30Z"/><path d="M18.6,11V6h2.8v5ZM20,2.4L21.6,6H18.4Z"/>' +
    '<path d="M20,12V30M14,15C12.4,19 12,25 12,30M26,15C27.6,19 28,25 28,30" fill="none" stroke="var(--cameo-bg)" stroke-width=".8"/>' +
    '<path d="M5,30H35V41H5ZM34,14h5v27h-5Z"/>' +
    windows([9, 33], [15, 33], [23, 33], [29, 33], [35.7, 18], [35.7, 25]) +
    GROUND,
  // A slender campanile with its point, and arcades over the water.
  '2':
    '<path d="M10,41V16h6V41ZM9,16h8v-4H9ZM13,1L17,12H9Z"/>' +
    '<path d="M18,28H38V41H18Z"/><path d="M20,41v-5a2,2 0 0 1 4,0v5M26,41v-5a2,2 0 0 1 4,0v5M32,41v-5a2,2 0 0 1 4,0v5" fill="var(--cameo-bg)"/>' +
    windows([20, 30], [25, 30], [30, 30], [34.4, 30]) +
    '<path d="M2,38h7l-1.4,3H3.4ZM5,38V31l3.6,6Z"/>' +
    WATER,
  // A fortress that stands in the river.
  '3':
    '<path d="M12,40V17h15V40ZM10.6,17h17.8v-3H10.6ZM14,14V9h11v5Z"/><path d="M12,14v-2.4h2.4V14M24.6,14v-2.4H27V14" fill="var(--cameo)"/>' +
    '<path d="M8,40V30h6V40ZM27,40V27h5V40ZM8,30q3,-4 6,0M27,27q2.5,-4 5,0"/>' +
    windows([15, 21], [18.8, 21], [22.6, 21], [18.8, 29], [22.6, 29]) +
    '<path d="M19.5,9V3.4l5,1.6l-5,1.6" />' +
    WATER,
  // A minaret that became a belfry, over a garden wall.
  '4':
    '<path d="M15,41V15h10V41ZM16.6,15V9h6.8v6ZM18.2,9V5h3.6v4ZM20,1l1.6,4h-3.2Z"/>' +
    windows([17, 19], [21.4, 19], [17, 26], [21.4, 26], [19.2, 33]) +
    wall(1, 34, 13) +
    wall(26, 34, 13) +
    '<path d="M6,34C2,30 4,26 7,27C7,23 11,23 11,27C13,27 13,31 10,34Z"/>' +
    GROUND,
  // A hill with a basilica of four towers, houses at its foot.
  '5':
    '<path d="M-2,41C6,28 12,25 20,24C28,25 34,28 42,41Z"/>' +
    '<path d="M12,25V13h3v12ZM25,25V13h3v12ZM13.5,9L15,13H12ZM26.5,9L28,13H25ZM15,25V16H25V25ZM20,9.6L25,16H15Z"/>' +
    '<circle cx="20" cy="19.6" r="1.9" fill="var(--cameo-bg)"/>' +
    windows([5, 37], [11, 34], [17, 36], [24, 34], [30, 37]) +
    GROUND,
  // A belfry in steps, gabled houses along the canal.
  '6':
    '<path d="M15,41V18h10V41ZM16,18V10h8v8ZM17.4,10V5.4h5.2V10Z"/><path d="M15,18l-.8,-3.4M25,18l.8,-3.4M16,10l-.6,-2.6M24,10l.6,-2.6" stroke="var(--cameo)" stroke-width="1.2"/>' +
    windows([17, 12.4], [21.4, 12.4], [17.2, 22], [21.2, 22], [17.2, 29], [21.2, 29]) +
    '<path d="M1,41V32h2v-2h2v-2h3v2h2v2h2V41ZM28,41V32h2v-2h2v-2h3v2h2v2h2V41Z"/>' +
    windows([5.2, 33], [32.2, 33]) +
    WATER,
  // The tower that leans, with its rings of columns.
  '7':
    '<g transform="rotate(7 18 41)"><path d="M12,41V12H25V41ZM14,12V7h9v5ZM14,7q4.5,-4 9,0"/>' +
    '<path d="M12,17h13M12,22h13M12,27h13M12,32h13M12,37h13" fill="none" stroke="var(--cameo-bg)" stroke-width="1.1"/>' +
    '<path d="M15,13v24M18.4,13v24M22,13v24" fill="none" stroke="var(--cameo-bg)" stroke-width=".7"/></g>' +
    '<path d="M29,41V30q4.5,-6 9,0V41ZM33,24h1v4h-1Z"/>' +
    windows([31, 33], [35, 33]) +
    GROUND,
};

export const cityView = (piece: string): string => VIEWS[piece] ?? GROUND;
