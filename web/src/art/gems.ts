import { luminance } from './color';
import { cutOf } from './gem-facets';
import { CENTER, outlinePath, SHELL_TIPS } from './gem-outlines';
import { onCircle, pointList, round1 } from './geometry';
import { type Outline, STONES, type Stone, type StoneLook } from './stones';

/** Small is flat, medium has facets, large also the line of the table. */
export type GemSize = 's' | 'm' | 'l';

export const gemSize = (pixels: number): GemSize => (pixels < 19 ? 's' : pixels < 32 ? 'm' : 'l');

const DARK_RING = '#0B0906';
const PALE_RING = '#F6ECD4';

/** Widths of the dark and the pale ring: about one device pixel each at the smallest use of a size. */
const RINGS: Readonly<Record<GemSize, readonly [dark: number, pale: number]>> = {
  s: [13, 7],
  m: [9.5, 5],
  l: [7.2, 3.8],
};

const LETTER_PLACE: Readonly<Record<Outline, readonly [x: number, baseline: number, size: number]>> = {
  rhombus: [32, 42, 27],
  circle: [32, 42.5, 30],
  octagon: [32, 42.5, 30],
  hexagon: [32, 42.5, 30],
  square: [32, 43, 31],
  shell: [32, 48.5, 27],
  star: [32, 46, 30],
  trillion: [32, 49, 25],
  drop: [32, 50, 27],
  shield: [32, 41, 30],
  wheel: [32, 42, 28],
};
const LETTER_SCALE: Readonly<Record<GemSize, number>> = { s: 1.22, m: 1.06, l: 0.92 };

/** The joker's asterisk is drawn, since fonts place the character at very different heights. */
function asterisk(look: StoneLook, size: number): string {
  const cy = look.outline === 'star' ? 34 : 32;
  const strokes = [0, 60, 120].map((turn) => {
    const [x1, y1] = onCircle([32, cy], size * 0.34, turn + 90);
    const [x2, y2] = onCircle([32, cy], size * 0.34, turn + 270);
    return `<path d="M${round1(x1)},${round1(y1)}L${round1(x2)},${round1(y2)}"/>`;
  });
  return `<g class="gem-letter" stroke="${look.ink}" stroke-width="${round1(size * 0.15)}" stroke-linecap="round">${strokes.join('')}</g>`;
}

function letter(look: StoneLook, gem: GemSize): string {
  const [x, baseline, base] = LETTER_PLACE[look.outline];
  const scale = LETTER_SCALE[gem];
  if (look.letter === '*') return asterisk(look, base * scale);
  const y = round1(baseline + (scale - 1) * base * 0.34);
  return `<text x="${x}" y="${y}" font-size="${round1(base * scale)}" font-weight="800" text-anchor="middle" fill="${look.ink}" class="gem-letter">${look.letter}</text>`;
}

function pearl(look: StoneLook, gem: GemSize): string {
  const [dark, pale] = RINGS[gem];
  const large = gem === 'l';
  const [radius, cy] = large ? [17, 40] : [20, 38];
  const shell = outlinePath('shell');
  const shapes = (color: string, width: number) =>
    `<g fill="${color}" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"><path d="${shell}"/><circle cx="32" cy="${cy}" r="${radius}"/></g>`;
  const ribs = SHELL_TIPS.slice(1, -1).map(([x, y]) => `<path d="M32,60L${round1(x)},${round1(y)}"/>`);
  return [
    shapes(DARK_RING, dark),
    shapes(PALE_RING, pale),
    `<path d="${shell}" fill="${gem === 's' ? '#DCCBF3' : '#E7DBF6'}"/>`,
    large ? `<g stroke="#8E74BC" stroke-width="1.6">${ribs.join('')}</g>` : '',
    `<circle cx="32" cy="${cy}" r="${radius}" fill="${look.fill}" stroke="#3C2B5E" stroke-width="2"/>`,
    large ? '<ellipse cx="26" cy="31" rx="6.5" ry="3.6" transform="rotate(-32 26 31)" fill="#fff" opacity=".7"/>' : '',
  ].join('');
}

/** Five sectors of the five gem colours around a plain middle. */
function wheel(gem: GemSize): string {
  const sectors = (['white', 'blue', 'green', 'red', 'black'] as const).map((stone, i) => {
    const [from, to] = [i, i + 1].map((k) =>
      onCircle(CENTER, 27.5, -90 + k * 72)
        .map(round1)
        .join(','),
    );
    return `<path d="M32,32L${from}A27.5,27.5 0 0 1 ${to}Z" fill="${STONES[stone].fill}"/>`;
  });
  const middle = `<circle cx="32" cy="32" r="${gem === 's' ? 17 : 15}" fill="#EFE6D2" stroke="${DARK_RING}" stroke-width="1.5"/>`;
  return `<g stroke="${PALE_RING}" stroke-width="1.6">${sectors.join('')}</g>${middle}`;
}

function facets(look: StoneLook, gem: GemSize): string {
  if (gem === 's' || look.outline === 'shell' || look.outline === 'wheel') return '';
  const cut = cutOf(look.outline, look.fill);
  const edge = `<path d="${outlinePath(look.outline)}" fill="none" stroke="${DARK_RING}" stroke-opacity=".55"/>`;
  if (!cut.table) return cut.facets + (gem === 'l' ? edge : '');
  const line = luminance(look.fill) > 0.5 ? '#7C8AA0' : '#fff';
  const stroke = gem === 'l' ? ` stroke="${line}" stroke-opacity=".38" stroke-width=".8"` : '';
  const table = `<polygon points="${pointList(cut.table)}" fill="${look.fill}"${stroke}/>`;
  return cut.facets + table + (gem === 'l' ? edge : '');
}

function body(look: StoneLook, gem: GemSize): string {
  if (look.outline === 'shell') return pearl(look, gem);
  const [dark, pale] = RINGS[gem];
  const path = outlinePath(look.outline);
  const ringed =
    `<path d="${path}" fill="${DARK_RING}" stroke="${DARK_RING}" stroke-width="${dark}" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="${look.fill}" stroke="${PALE_RING}" stroke-width="${pale}" stroke-linejoin="round"/>`;
  return ringed + (look.outline === 'wheel' ? wheel(gem) : facets(look, gem));
}

const symbol = (id: string, content: string): string => `<symbol id="${id}" viewBox="-3 -3 70 70">${content}</symbol>`;

/** A stone in its three sizes, and once without its letter for ornament. */
export function gemSymbols(stone: Stone): string {
  const look = STONES[stone];
  const sizes = (['s', 'm', 'l'] as const).map((gem) =>
    symbol(`gem-${stone}-${gem}`, body(look, gem) + letter(look, gem)),
  );
  return sizes.join('') + symbol(`gem-${stone}-plain`, body(look, 'l'));
}
