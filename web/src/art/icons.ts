/** Icons on a square of 24 units, in the colour of the text around them. */

const shape = (d: string, attributes = ''): string => `<path d="${d}" ${attributes}/>`;
const line = (d: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const ring = (cx: number, cy: number, r: number, width = 2): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
const eightTimes = (d: string): string =>
  Array.from({ length: 8 }, (_, i) => `<path d="${d}" transform="rotate(${i * 45} 12 12)"/>`).join('');

/** One per seat, in play order. */
const EMBLEMS = {
  sun: `<circle cx="12" cy="12" r="4.6"/>${eightTimes('M10.8,5L12,.8L13.2,5Z')}`,
  moon: shape('M15.5,2.5A10,10 0 1 0 21.5,16A8,8 0 0 1 15.5,2.5Z'),
  tower: shape('M5,22L6.5,10H4V3h3.5v2.4h2.7V3h3.6v2.4h2.7V3H20v7h-2.5L19,22h-5v-5a2,2 0 0 0 -4,0v5Z'),
  lily: shape(
    'M12,1C15,5 15.4,9 13.4,13C15,10 19,7.6 21.4,10.4C23.4,13 21,16.6 17.6,15.4C19.4,15.2 19.8,13 18.2,12.6C16.4,12.2 15,14 14.6,16H16v2h-1.6C15,20 16,21.4 17,22.6L12,21L7,22.6C8,21.4 9,20 9.6,18H8v-2h1.4C9,14 7.6,12.2 5.8,12.6C4.2,13 4.6,15.2 6.4,15.4C3,16.6 .6,13 2.6,10.4C5,7.6 9,10 10.6,13C8.6,9 9,5 12,1Z',
  ),
};

const MARKS = {
  check: line('M4,12.6L9.6,18L20,6', 3),
  minus: line('M5,12H19', 3),
  plus: line('M5,12H19M12,5V19', 3),
  cross: line('M6,6L18,18M18,6L6,18', 2.4),
  arrow: line('M4,12H19M13,6L19,12L13,18'),
  star: shape('M12,1.6L15.2,8.3L22.4,9.2L17.1,14.2L18.5,21.4L12,17.9L5.5,21.4L6.9,14.2L1.6,9.2L8.8,8.3Z'),
  warning: shape('M12,2L23,21H1ZM11,9v6h2V9ZM11,16.6v2.2h2v-2.2Z', 'fill-rule="evenodd"'),
};

const GAME = {
  crown: shape('M2,19L.8,6.4L7,11L12,3L17,11L23.2,6.4L22,19Z'),
  again: line('M19.6,9A8.4,8.4 0 1 0 20.4,13.4M20.4,3.6V9.2H14.8', 2.3),
  hand: shape(
    'M4,12.5l1.6,-1l2,2.4V5.2a1.5,1.5 0 0 1 3,0V10V3.6a1.5,1.5 0 0 1 3,0V10V4.6a1.5,1.5 0 0 1 3,0V11V7.2a1.4,1.4 0 0 1 2.8,0V15c0,4.6 -2.8,7.4 -6.6,7.4c-3.2,0 -5,-1.6 -6.4,-4.4Z',
  ),
  seal: `${shape('M3,4.6C3,3 4.4,2 6,2H19c-1.6,0 -2.6,1.2 -2.6,2.8V15H5.6V7.4H3Z')}<path d="M8,6.4h5.6M8,9.4h5.6" stroke="var(--seal-line)" stroke-width="1.2"/><circle cx="12" cy="18" r="4.6" fill="var(--wax)"/>`,
  token: `<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.2" stroke-dasharray="4.2 2.8"/>${line('M12,7V15M8.6,12L12,15.6L15.4,12', 2.2)}`,
  chevrons: shape('M12,1.5L22,9.5V15L12,7.4L2,15V9.5ZM12,11L19,16.6V22L12,16.6L5,22V16.6Z'),
  gauntlet: shape(
    'M7,22V15L3.6,10.6C2.8,9.4 4.4,8 5.6,9L7.6,11V4a1.4,1.4 0 0 1 2.8,0V9V2.6a1.4,1.4 0 0 1 2.8,0V9V3.4a1.4,1.4 0 0 1 2.8,0V9.4V5.6a1.3,1.3 0 0 1 2.6,0V14.4L17,17.6V22ZM7,18.6H17',
    'fill-rule="evenodd"',
  ),
  bag: shape('M9,2h6l-1.6,4H10.6ZM10,7h4c5,3 8,7 8,11c0,3 -2,4 -5,4H7c-3,0 -5,-1 -5,-4c0,-4 3,-8 8,-11Z'),
  card: '<rect x="5" y="2.5" width="14" height="19" rx="3" fill="none" stroke="currentColor" stroke-width="2.4"/>',
  disc: ring(12, 12, 9, 2.6),
  stronghold: shape('M4,22V12H2.6V4h4v3h3.2V4h4.4v3h3.2V4h4v8H20v10h-5v-5a3,3 0 0 0 -6,0v5Z'),
  arms: shape('M3,2.5H21V12C21,17.4 17.4,20.6 12,22.8C6.6,20.6 3,17.4 3,12Z'),
  bazaar: shape(
    'M3,9L5,3H19L21,9A3,3 0 0 1 15,9.6A3,3 0 0 1 9,9.6A3,3 0 0 1 3,9ZM5,13.4V21H19V13.4H16.6V18.4H7.4V13.4Z',
  ),
  ship: shape(
    'M11,1.6V13H3.4C6,9.6 9,6 11,1.6ZM13,4C16.4,6.4 18.6,9.4 19.6,13H13ZM2,15H22C21,18.6 19,21.4 16,22H8C5,21.4 3,18.6 2,15Z',
  ),
  coins: `${ring(8.6, 13.6, 6.2, 2.4)}<path d="M10.4,4.6A6.6,6.6 0 1 1 16.8,16.6" fill="none" stroke="currentColor" stroke-width="2.4"/>${line('M8.6,10.8V16.4M5.8,13.6H11.4', 2)}`,
  palace: shape(
    'M12,1.6L22,8v2H2V8ZM4,11.4h3V18H4ZM8.6,11.4h2.6V18H8.6ZM12.8,11.4h2.6V18h-2.6ZM17,11.4h3V18h-3ZM2,19.4H22V22H2Z',
  ),
  copy: shape('M3,3H14V6.4H6.4V17H3ZM9,9H21V22H9ZM11.4,11.4V19.6H18.6V11.4Z', 'fill-rule="evenodd"'),
  gift: shape(
    'M2.6,8H21.4V12H2.6ZM4,13.4H10.8V22H4ZM13.2,13.4H20V22H13.2ZM12,8C9,2 4.6,1.6 5,5C5.2,7.4 9,8 12,8C15,8 18.8,7.4 19,5C19.4,1.6 15,2 12,8Z',
  ),
  sacrifice: shape(
    'M12,1C13.4,5 18.6,8 18.6,14A6.6,6.8 0 0 1 5.4,14C5.4,10.4 7.6,9 8,6C9.6,7 10.4,8.2 10.6,9.6C11.8,7.4 12.4,4.4 12,1ZM4,21.4H20V23.4H4Z',
  ),
  lock: shape('M6,10V8a6,6 0 0 1 12,0v2h1.4v11H4.6V10Zm2.4,0h7.2V8a3.6,3.6 0 0 0 -7.2,0Z'),
};

const TOOLS = {
  loupe: ring(10, 10, 6.4) + line('M15,15L21,21', 3) + line('M7,10a3,3 0 0 1 3,-3', 1.4),
  gear: ring(12, 12, 3.4) + eightTimes('M10.6,4.8L11,1.6h2l.4,3.2Z') + ring(12, 12, 7),
  book: line(
    'M12,6C9.5,4.4 6.5,4 3,4.4V18.6C6.5,18.2 9.5,18.6 12,20.2C14.5,18.6 17.5,18.2 21,18.6V4.4C17.5,4 14.5,4.4 12,6V20',
    1.8,
  ),
  undo: line('M8,5L3.6,9.4L8,13.8M4,9.4H14a6,6 0 0 1 0,12H9'),
  scroll: line(
    'M6,3h12a2,2 0 0 1 2,2v1h-3M6,3a2,2 0 0 0 -2,2v14a2,2 0 0 0 2,2h10a2,2 0 0 0 2,-2V6M8,8h6M8,12h6M8,16h4',
    1.8,
  ),
  text: line('M4,6H20M4,12H20M4,18H13', 2.2),
  sound: shape('M3,9h4l5,-4v14l-5,-4H3Z') + line('M15.5,8.5a5,5 0 0 1 0,7M18,6a8.5,8.5 0 0 1 0,12', 1.8),
  silent: shape('M3,9h4l5,-4v14l-5,-4H3Z') + line('M16,9.4L21,14.6M21,9.4L16,14.6', 1.8),
  help: `${line('M8.4,9a3.6,3.6 0 1 1 5.4,3.2C12.5,13 12,13.7 12,15.2', 2.2)}<circle cx="12" cy="19" r="1.6"/>`,
  hourglass:
    line('M6,3H18M6,21H18M7,3C7,9 12,9.6 12,12C12,14.4 7,15 7,21M17,3C17,9 12,9.6 12,12C12,14.4 17,15 17,21', 1.8) +
    shape('M9,20C9.6,17.6 11,17 12,16C13,17 14.4,17.6 15,20Z'),
  link: line(
    'M10,14a4.4,4.4 0 0 0 6.2,0l3.4,-3.4a4.4,4.4 0 0 0 -6.2,-6.2L12,5.8M14,10a4.4,4.4 0 0 0 -6.2,0l-3.4,3.4a4.4,4.4 0 0 0 6.2,6.2L12,18.2',
  ),
  play: shape('M6,3.6L20,12L6,20.4Z'),
  pause: shape('M6,4H10V20H6ZM14,4H18V20H14Z'),
  door: `${line('M5,21V4.6L15,2.6V21M5,21H3M15,21H21M15,5H19V21', 1.8)}<circle cx="12" cy="12.6" r="1.2"/>`,
  first: line('M6,5V19M19,5L9,12L19,19Z'),
  previous: line('M16,5L7,12L16,19Z'),
  next: line('M8,5L17,12L8,19Z'),
  last: line('M18,5V19M5,5L15,12L5,19Z'),
  chat: line('M4,5H20V16H11L6.5,20V16H4Z'),
  menu: '<circle cx="5" cy="12" r="2.1"/><circle cx="12" cy="12" r="2.1"/><circle cx="19" cy="12" r="2.1"/>',
  expand: line('M4,9V4H9M15,4H20V9M20,15V20H15M9,20H4V15'),
  flag: line('M6,21V4H18L15.5,8L18,12H6'),
  pen: line('M4,20L5.4,14.6L16,4L20,8L9.4,18.6ZM13.4,6.6L17.4,10.6', 2),
  share: line('M12,3V15M7.6,7L12,2.6L16.4,7M5,12V20H19V12'),
  download: line('M12,3V15M7.6,11L12,15.4L16.4,11M5,17V21H19V17'),
  plug: line('M8,3V8M16,3V8M6,8H18V12A6,6 0 0 1 6,12ZM12,18V22'),
  puzzle: line('M4,8H9.2A3,3 0 1 1 14.8,8H20V20H14.8A3,3 0 1 0 9.2,20H4V16.8A3,3 0 1 0 4,11.2Z', 1.8),
  eye: `${line('M2,12C5,6.6 8.6,4.6 12,4.6S19,6.6 22,12C19,17.4 15.4,19.4 12,19.4S5,17.4 2,12Z', 1.8)}<circle cx="12" cy="12" r="3.2"/>`,
};

export const ICONS = { ...EMBLEMS, ...MARKS, ...GAME, ...TOOLS };
export type IconName = keyof typeof ICONS;

export const iconSymbols = (): string =>
  Object.entries(ICONS)
    .map(
      ([name, drawing]) =>
        `<symbol id="icon-${name}" viewBox="0 0 24 24"><g fill="currentColor">${drawing}</g></symbol>`,
    )
    .join('');

export const SEAT_EMBLEMS = ['sun', 'moon', 'tower', 'lily'] as const satisfies readonly IconName[];
export type Emblem = (typeof SEAT_EMBLEMS)[number];

/** Players are told apart by emblem, never by colour. */
export const emblemOf = (seat: number): Emblem => SEAT_EMBLEMS[seat % SEAT_EMBLEMS.length] ?? 'sun';
