import { tileById } from '../catalogue/catalogue';
import type { TilePicture } from '../games/game';
import { bust } from './cameos';
import { cityView } from './city-views';
import { horizon } from './horizons';

/** What is drawn in the oval of a noble, royal, location or city, on 40 x 50 units. */
export function tileDrawing(id: string, picture: TilePicture): string {
  switch (picture) {
    case 'person':
      return bust(id);
    case 'place':
      return horizon(id);
    case 'city':
      return cityView(tileById(id).piece);
  }
}
