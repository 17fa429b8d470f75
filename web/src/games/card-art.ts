import { cartouche } from '../art/cartouches';
import type { Stone } from '../art/stones';
import type { CardFace } from '../catalogue/catalogue';

/** A drawing for cards with a bonus; one without gets an empty cartouche. */
export const plainCard =
  (draw: (face: CardFace, stone: Stone) => string) =>
  (face: CardFace, stone: Stone | null): string =>
    stone === null ? cartouche(face.level, stone, face.bonusCount) : draw(face, stone);
