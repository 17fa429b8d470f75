import cards from '../../../crates/engine/data/splendor/cards.csv?raw';
import nobles from '../../../crates/engine/data/splendor/nobles.csv?raw';
import { jewel } from '../art/jewels';
import { plainCard } from './card-art';
import { CLASSIC_SECTIONS, CLASSIC_VERBS, CLASSIC_WORDS } from './classic';
import type { Game } from './game';
import { GEM_LETTERS, GEMS } from './gems';
import './splendor.css';

export const splendor: Game = {
  id: 'splendor',
  priceColors: GEMS,
  bonusColors: GEMS,
  tokenColors: [...GEMS, 'gold'],
  joker: 'gold',
  prizes: [],
  earned: { gold: 'by-reserving' },
  stones: {},
  letters: [...GEM_LETTERS, ['*', 'gold']],
  verbs: CLASSIC_VERBS,
  data: { cards, tiles: nobles, royals: '' },
  tokenWith: () => null,
  card: {
    art: plainCard((face, stone) => jewel(face.id, face.level, stone)),
    artBox: '0 0 116 84',
    artWhenSmall: true,
    marks: 'level',
    stripKinds: 2,
  },
  tile: { picture: 'person' },
  layout: { supply: 'bank', market: 'rows', progress: 'points' },
  alwaysDark: false,
  showcase: 'S3-05',
  words: CLASSIC_WORDS,
  sections: CLASSIC_SECTIONS,
};
