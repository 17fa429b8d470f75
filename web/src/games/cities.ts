import tiles from '../../../crates/engine/data/cities/cities.csv?raw';
import type { Expansion } from './expansion';

export const cities: Expansion = {
  id: 'cities',
  data: { cards: '', tiles },
  picture: 'city',
  words: {
    tiles: 'region-cities',
    tileTaken: 'tile-taken-location',
    tileChoice: 'city-title',
    target: null,
    logTile: 'log-city',
    endCount: { message: 'end-cities', of: 'tiles' },
  },
  sections: { tile: 'cities', over: 'end' },
};
