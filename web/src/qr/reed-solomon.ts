/** Arithmetic in GF(2^8) with the polynomial of QR codes, x^8 + x^4 + x^3 + x^2 + 1. */
const POLYNOMIAL = 0x11d;

export function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * POLYNOMIAL);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The coefficients of (x - 1)(x - 2)(x - 4)…, without the leading 1. */
function generator(degree: number): number[] {
  const result = Array.from({ length: degree }, (_, i): number => (i === degree - 1 ? 1 : 0));
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) {
      result[j] = multiply(result[j] ?? 0, root) ^ (result[j + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return result;
}

/** The error correction codewords for a block of data. */
export function remainder(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  const result = Array.from({ length: degree }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    divisor.forEach((coefficient, i) => {
      result[i] = (result[i] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return result;
}
