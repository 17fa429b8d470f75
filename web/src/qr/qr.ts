import { dataCodewords, interleaved, versionFor } from './codewords';
import { applyMask, MASKS, penalty } from './mask';
import { Matrix } from './matrix';

/** A text as a QR code with correction level M. Throws where the text is longer than 213 bytes. */
export function qrCode(text: string): Matrix {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = interleaved(dataCodewords(bytes, version), version);
  const codes = MASKS.map((_, mask) => drawn(words, version, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

function drawn(words: readonly number[], version: number, mask: number): Matrix {
  const matrix = new Matrix(version);
  let bit = 0;
  for (const [x, y] of matrix.dataModules()) {
    const word = words[bit >>> 3] ?? 0;
    matrix.set(x, y, ((word >>> (7 - (bit & 7))) & 1) === 1);
    bit += 1;
  }
  applyMask(matrix, mask);
  matrix.drawFormat(mask);
  return matrix;
}

/** The dark modules as one SVG path, one unit each. */
export function qrPath(matrix: Matrix): string {
  let path = '';
  for (let y = 0; y < matrix.size; y++) {
    for (let x = 0; x < matrix.size; x++) if (matrix.isDark(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  return path;
}
