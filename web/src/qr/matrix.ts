/** A square of modules; true is dark. Function modules (finders, timing, format) are never masked. */
export class Matrix {
  readonly size: number;
  readonly version: number;
  readonly #dark: boolean[];
  readonly #fixed: boolean[];

  constructor(version: number) {
    this.version = version;
    this.size = version * 4 + 17;
    this.#dark = Array.from({ length: this.size ** 2 }, () => false);
    this.#fixed = Array.from({ length: this.size ** 2 }, () => false);
    this.#drawFunctions();
  }

  isDark(x: number, y: number): boolean {
    return this.#dark[y * this.size + x] ?? false;
  }

  isFixed(x: number, y: number): boolean {
    return this.#fixed[y * this.size + x] ?? true;
  }

  set(x: number, y: number, dark: boolean): void {
    this.#dark[y * this.size + x] = dark;
  }

  #fix(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.set(x, y, dark);
    this.#fixed[y * this.size + x] = true;
  }

  #drawFunctions(): void {
    for (let i = 0; i < this.size; i++) {
      this.#fix(6, i, i % 2 === 0);
      this.#fix(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [this.size - 4, 3],
      [3, this.size - 4],
    ] as const) {
      this.#square(x, y, 4, (distance) => distance !== 2 && distance !== 4);
    }
    const places = alignmentPlaces(this.version);
    const last = places.length - 1;
    places.forEach((x, i) => {
      places.forEach((y, j) => {
        const onFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!onFinder) this.#square(x, y, 2, (distance) => distance !== 1);
      });
    });
    this.drawFormat(0);
    this.#drawVersion();
  }

  /** Rings around a centre, dark by their distance from it. */
  #square(cx: number, cy: number, radius: number, dark: (distance: number) => boolean): void {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        this.#fix(cx + dx, cy + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  }

  drawFormat(mask: number): void {
    const bits = formatBits(mask);
    const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
    for (let i = 0; i <= 5; i++) this.#fix(8, i, bit(i));
    this.#fix(8, 7, bit(6));
    this.#fix(8, 8, bit(7));
    this.#fix(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.#fix(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.#fix(this.size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.#fix(8, this.size - 15 + i, bit(i));
    this.#fix(8, this.size - 8, true);
  }

  #drawVersion(): void {
    if (this.version < 7) return;
    const bits = versionBits(this.version);
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >>> i) & 1) === 1;
      const [far, near] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.#fix(far, near, dark);
      this.#fix(near, far, dark);
    }
  }

  /** Every module that carries data, in the order of the zigzag. */
  *dataModules(): Generator<readonly [x: number, y: number]> {
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const upwards = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++) {
        const y = upwards ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) if (!this.isFixed(x, y)) yield [x, y];
      }
    }
  }
}

/** Where the centres of alignment patterns stand, on both axes. */
export function alignmentPlaces(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const size = version * 4 + 17;
  const step = Math.ceil((size - 13) / (count * 2 - 2)) * 2;
  const places = Array.from({ length: count - 1 }, (_, i) => size - 7 - i * step);
  return [6, ...places.toReversed()];
}

/** Correction level M and the mask, protected by a BCH code. */
export function formatBits(mask: number): number {
  const LEVEL_M = 0b00;
  const data = (LEVEL_M << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  return ((data << 10) | rest) ^ 0x5412;
}

export function versionBits(version: number): number {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  return (version << 12) | rest;
}
