import cards from '../../../crates/engine/data/splendor/cards.csv?raw';
import nobles from '../../../crates/engine/data/splendor/nobles.csv?raw';
import { jewel } from '../art/jewels';
import { plainCard } from './card-art';
import type { Game } from './game';
import './splendor.css';
import { CLASSIC_VERBS } from './verbs';

const GEMS = ['white', 'blue', 'green', 'red', 'black'] as const;

export const splendor: Game = {
  id: 'splendor',
  priceColors: GEMS,
  bonusColors: GEMS,
  tokenColors: [...GEMS, 'gold'],
  joker: 'gold',
  prizes: [],
  earned: { gold: 'by-reserving' },
  stones: {},
  letters: [
    ['w', 'white'],
    ['u', 'blue'],
    ['g', 'green'],
    ['r', 'red'],
    ['k', 'black'],
    ['*', 'gold'],
  ],
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
  words: {
    buy: 'buy-go',
    giveBack: 'return-go',
    cardPoints: 'card-points',
    market: 'region-market',
    tiles: 'region-nobles',
    tileTaken: 'tile-taken',
    tileChoice: 'tile-title',
    round: 'where-round',
    target: 'where-target',
    idle: 'act-idle-text',
    logBuy: 'log-buy',
    logTile: 'log-tile',
    logReturn: 'log-return',
    endCount: { message: 'end-nobles', of: 'tiles' },
    commands: 'command-help-splendor',
  },
  sections: {
    turn: 'turn',
    take: 'take',
    buy: 'buy',
    reserve: 'reserve',
    return: 'limit',
    tile: 'nobles',
    joker: 'gold',
    ability: 'turn',
    privilege: 'turn',
    replenish: 'turn',
    over: 'end',
  },
};
