import cards from '../../../crates/engine/data/splendor/cards.csv?raw';
import nobles from '../../../crates/engine/data/splendor/nobles.csv?raw';
import { jewel } from '../art/jewels';
import { oriental } from '../art/orientals';
import { LETTERS } from '../protocol/generated/facts';
import { plainCard } from './card-art';
import { cities } from './cities';
import { CLASSIC_SECTIONS, CLASSIC_VERBS, CLASSIC_WORDS } from './classic';
import type { Game } from './game';
import { GEMS } from './gems';
import { orient } from './orient';
import { tradingPosts } from './posts';
import './splendor.css';
import { strongholds } from './strongholds';

export const splendor: Game = {
  id: 'splendor',
  priceColors: GEMS,
  bonusColors: GEMS,
  tokenColors: [...GEMS, 'gold'],
  joker: 'gold',
  prizes: [],
  earned: { gold: 'by-reserving' },
  stones: {},
  letters: LETTERS.splendor,
  verbs: CLASSIC_VERBS,
  data: { cards, tiles: nobles, royals: '' },
  tokenWith: () => null,
  card: {
    art: (face, stone) =>
      face.expansion
        ? oriental(face.abilities, stone, face.bonusCount)
        : plainCard((plain, own) => jewel(plain.id, plain.level, own))(face, stone),
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
  expansions: [cities, tradingPosts, orient, strongholds],
};
