import { closedPath, type Point } from './geometry';

const STEPS = 120;

/** Engine turning: `strands` waves around one circle, each shifted against the last. */
function guilloche(radius: number, waves: number, depth: number, strands: number): string {
  return Array.from({ length: strands }, (_, strand) => {
    const shift = (strand * 2 * Math.PI) / strands;
    const points = Array.from({ length: STEPS }, (_, i): Point => {
      const angle = (i / STEPS) * 2 * Math.PI;
      const r = radius * (1 + depth * Math.cos(waves * angle + shift));
      return [50 + r * Math.cos(angle), 50 + r * Math.sin(angle)];
    });
    return `<path d="${closedPath(points)}"/>`;
  }).join('');
}

const rosette = (level: number): string =>
  guilloche(33, 6 + level * 2, 0.24, 6) +
  guilloche(16, 5 + level, 0.3, 4) +
  (level > 1 ? guilloche(44, 12, 0.07, 3) : '');

/** A lattice with a fan of leaves, for the second decks. */
function lattice(level: number): string {
  const step = 22 - level * 3;
  const lines = Array.from({ length: 26 }, (_, i) => {
    const at = (i - 12) * step;
    return `<path d="M${at},-18L${at + 136},118M${at + 136},-18L${at},118"/>`;
  });
  return lines.join('') + guilloche(20, 8, 0.35, 3);
}

/**
 * The backs of the decks: a rosette struck in the level's metal, with one lozenge per level; those of the Orient have a
 * lattice instead.
 */
export function backSymbols(): string {
  return [1, 2, 3]
    .flatMap((level) => [
      { level, name: `${level}`, rosette: rosette(level) },
      { level, name: `orient-${level}`, rosette: lattice(level) },
    ])
    .map(({ level, name, rosette }) => {
      const lozenges = Array.from(
        { length: level },
        (_, i) =>
          `<path transform="translate(${50 + (i - (level - 1) / 2) * 13} 118)" d="M0,-5L5,0L0,5L-5,0Z" fill="currentColor"/>`,
      );
      return (
        `<symbol id="back-${name}" viewBox="0 0 100 136"><rect fill="var(--back-${level})" width="100" height="136"/>` +
        `<g fill="none" stroke="currentColor" stroke-width=".55" opacity=".8" transform="translate(0 18)">${rosette}</g>` +
        '<g fill="none" stroke="currentColor"><rect x="4" y="4" width="92" height="128"/><rect x="7" y="7" width="86" height="122" stroke-width=".5"/></g>' +
        `${lozenges.join('')}</symbol>`
      );
    })
    .join('');
}
