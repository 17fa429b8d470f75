import { luminance } from './color';
import { STONES, type Stone } from './stones';

/** From this width on the disc shows its milled edge and the stone's facets in full. */
export const LARGE_TOKEN = 34;

/**
 * A token is a disc, milled in the stone's colour. The disc takes its material from the skin
 * through custom properties, so that one symbol serves every game.
 */
export function tokenSymbols(stone: Stone): string {
  const { fill } = STONES[stone];
  const edge = luminance(fill) > 0.8 ? '#AEB8C6' : fill;
  const large =
    `<circle cx="40" cy="40" r="39" fill="#0B0906"/><circle cx="40" cy="40" r="37" fill="var(--disc)"/>` +
    `<circle cx="40" cy="40" r="33.6" fill="none" stroke="${edge}" stroke-width="6.4" stroke-dasharray="8.8 8.8"/>` +
    `<circle cx="40" cy="40" r="29.4" fill="var(--disc-face)" stroke="var(--disc-line)" stroke-width="1.4"/>` +
    `<use href="#gem-${stone}-l" x="17" y="17" width="46" height="46"/>`;
  const small =
    `<circle cx="40" cy="40" r="39" fill="#0B0906"/><circle cx="40" cy="40" r="36" fill="var(--disc-face)"/>` +
    `<circle cx="40" cy="40" r="32.6" fill="none" stroke="${edge}" stroke-width="6" stroke-dasharray="10.2 10.2"/>` +
    `<use href="#gem-${stone}-m" x="14" y="14" width="52" height="52"/>`;
  return (
    `<symbol id="token-${stone}-l" viewBox="0 0 80 80">${large}</symbol>` +
    `<symbol id="token-${stone}-s" viewBox="0 0 80 80">${small}</symbol>`
  );
}
