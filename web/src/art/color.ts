type Channels = [number, number, number];

const channels = (hex: string): Channels => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as Channels;

const linear = (channel: number): number => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of a `#rrggbb` colour, as WCAG defines it. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(linear) as Channels;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour a share `t` of the way from `a` to `b`. */
export function mix(a: string, b: string, t: number): string {
  const target = channels(b);
  const mixed = channels(a).map((v, i) => Math.round(v + ((target[i] ?? 0) - v) * t));
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}
