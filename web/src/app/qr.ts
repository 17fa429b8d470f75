import { encode } from 'uqr';

/** A code to photograph: its width in modules, and the dark ones as one SVG path, one unit each. */
export interface QrCode {
  size: number;
  path: string;
}

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: dark.join('') };
}
