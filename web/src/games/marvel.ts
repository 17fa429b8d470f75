import cards from '../../../crates/engine/data/marvel/cards.csv?raw';
import locations from '../../../crates/engine/data/marvel/locations.csv?raw';
import { constellation } from '../art/constellations';
import { LETTERS } from '../protocol/generated/facts';
import { plainCard } from './card-art';
import { CLASSIC_SECTIONS, CLASSIC_VERBS, CLASSIC_WORDS } from './classic';
import type { Game } from './game';
import './marvel.css';

const STONES = ['yellow', 'blue', 'orange', 'red', 'purple'] as const;

export const marvel: Game = {
  id: 'marvel',
  priceColors: STONES,
  bonusColors: STONES,
  tokenColors: [...STONES, 'green', 'shield'],
  joker: 'shield',
  prizes: ['green'],
  earned: { shield: 'by-reserving', green: 'by-first-three' },
  stones: { yellow: 'mind', blue: 'space', orange: 'soul', red: 'reality', purple: 'power', green: 'time' },
  letters: LETTERS.marvel,
  verbs: CLASSIC_VERBS,
  data: { cards, tiles: locations, royals: '' },
  tokenWith: (level) => (level === 3 ? 'green' : null),
  card: {
    art: plainCard((face, stone) => constellation(face.id, face.level, stone)),
    artBox: '0 0 116 84',
    artWhenSmall: false,
    marks: 'tags',
    stripKinds: 2,
  },
  tile: { picture: 'place' },
  layout: { supply: 'bank', market: 'rows', progress: 'gauntlet' },
  alwaysDark: true,
  showcase: 'M3-13',
  words: {
    ...CLASSIC_WORDS,
    buy: 'buy-go-marvel',
    idle: 'act-idle-marvel',
    cardPoints: 'card-points-marvel',
    tiles: 'region-locations',
    tileTaken: 'tile-taken-location',
    tileChoice: 'tile-title-marvel',
    target: 'where-gauntlet',
    logBuy: 'log-buy-marvel',
    logTile: 'log-tile-marvel',
    endCount: { message: 'end-locations', of: 'tiles' },
    commands: 'command-help-marvel',
  },
  sections: { ...CLASSIC_SECTIONS, buy: 'recruit', tile: 'locations', joker: 'shield' },
  expansions: [],
};
