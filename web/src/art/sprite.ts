import { gemSymbols } from './gems';
import { iconSymbols } from './icons';
import { backSymbols } from './rosettes';
import { ALL_STONES } from './stones';
import { tokenSymbols } from './tokens';

/** Every stone, token, icon and card back as one block of symbols; cards only refer to them. */
export const spriteMarkup = (): string =>
  `<defs>${ALL_STONES.map((stone) => gemSymbols(stone) + tokenSymbols(stone)).join('')}${backSymbols()}${iconSymbols()}</defs>`;

/** Puts the sprite into the document, once. */
export function mountSprite(): void {
  if (document.getElementById('sprite')) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = 'sprite';
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.style.position = 'absolute';
  svg.innerHTML = spriteMarkup();
  document.body.prepend(svg);
}
