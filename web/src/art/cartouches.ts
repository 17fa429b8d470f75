import type { Level } from '../protocol/types';
import { onCircle, round1 } from './geometry';
import { acanthus, mirrored, scrollwork, setStone } from './ornament';
import type { Stone } from './stones';

/** Duel: the bonus stone on a gilt cartouche, one form per level. */

const FRAMES: Readonly<Record<Level, string>> = {
  1:
    '<path class="leaf" d="M58,6C78,6 92,14 92,38C92,60 76,70 58,79C40,70 24,60 24,38C24,14 38,6 58,6Z"/>' +
    '<path class="plate" d="M58,10C75,10 88,17 88,38C88,57 74,66 58,74C42,66 28,57 28,38C28,17 41,10 58,10Z"/>',
  2:
    '<ellipse class="leaf" cx="58" cy="41" rx="37" ry="36"/>' +
    '<ellipse class="plate" cx="58" cy="41" rx="33" ry="32"/>',
  3:
    '<path class="leaf" d="M22,12C36,16 46,4 58,4C70,4 80,16 94,12C90,24 96,34 96,44C96,62 78,72 58,80C38,72 20,62 20,44C20,34 26,24 22,12Z"/>' +
    '<path class="plate" d="M27,17C39,19 48,9 58,9C68,9 77,19 89,17C87,26 91,35 91,44C91,58 75,67 58,74.5C41,67 25,58 25,44C25,35 29,26 27,17Z"/>',
};

const MANTLING: Readonly<Record<Level, string>> = {
  1: mirrored(acanthus(26, 24, 215, 0.9) + acanthus(30, 62, 150, 0.9)),
  2: mirrored(scrollwork(27, 20, -0.8, 0.8, -30) + scrollwork(27, 62, -0.8, -0.8, 30)),
  3: mirrored(scrollwork(22, 40, -0.85, 0.9, -60) + scrollwork(26, 64, -0.8, -0.8, 30) + acanthus(24, 16, 210, 0.8)),
};

/** A card without a bonus shows a laurel instead of a stone. */
function laurel(): string {
  const leaves = Array.from({ length: 7 }, (_, i) => {
    const degrees = 108 + i * 23;
    const [dx, dy] = onCircle([0, 0], 1, degrees);
    return `<path class="leaf" transform="translate(${round1(58 + 19 * dx)} ${round1(40 + 20 * dy)}) rotate(${degrees + 62})" d="M0,-7C4,-3 4,3 0,7C-4,3 -4,-3 0,-7Z"/>`;
  });
  return `${mirrored(leaves.join(''))}<path class="ink" d="M46,57Q58,63 70,57"/>`;
}

export function cartouche(level: Level, stone: Stone | null, count: number): string {
  const charge =
    stone === null
      ? laurel()
      : count === 2
        ? setStone(stone, 45, 39, 38) + setStone(stone, 71, 43, 38)
        : setStone(stone, 58, 41, 46);
  return MANTLING[level] + FRAMES[level] + charge;
}
