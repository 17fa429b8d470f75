import { round1 } from './geometry';
import { sequence } from './random';

/** Locations: a skyline under a ringed world, drawn from the tile's id on 40 x 50 units. */
export function horizon(id: string): string {
  const random = sequence(`${id}w`);
  let skyline = '';
  for (let x = -2; x < 46; ) {
    const width = 2.5 + random() * 5;
    const top = 34 - (4 + random() * 18);
    const spire = random() > 0.6 ? `L${round1(x + width / 2)},${round1(top - 6)}` : '';
    skyline += `L${round1(x)},${round1(top)}${spire}L${round1(x + width)},${round1(top)}`;
    x += width;
  }
  const [worldX, worldY, worldR] = [10 + random() * 20, 9 + random() * 6, 4 + random() * 4].map(round1);
  const tilt = round1(-20 + random() * 40);
  return (
    `<circle cx="${worldX}" cy="${worldY}" r="${worldR}" opacity=".55"/>` +
    `<ellipse cx="20" cy="15" rx="24" ry="5" fill="none" stroke="var(--cameo)" stroke-width=".6" opacity=".7" transform="rotate(${tilt} 20 15)"/>` +
    `<path d="M-4,50L-4,34${skyline}L48,34L48,56L-4,56Z"/>` +
    '<path d="M-4,38Q20,32 48,38" fill="none" stroke="var(--cameo-bg)"/>'
  );
}
