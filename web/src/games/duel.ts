import cards from '../../../crates/engine/data/duel/cards.csv?raw';
import royals from '../../../crates/engine/data/duel/royals.csv?raw';
import { cartouche } from '../art/cartouches';
import './duel.css';
import type { Game } from './game';
import { CLASSIC_VERBS } from './verbs';

const GEMS = ['white', 'blue', 'green', 'red', 'black'] as const;

export const duel: Game = {
  id: 'duel',
  priceColors: [...GEMS, 'pearl'],
  bonusColors: GEMS,
  tokenColors: [...GEMS, 'pearl', 'gold'],
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
    ['p', 'pearl'],
    ['*', 'gold'],
  ],
  verbs: {
    ...CLASSIC_VERBS,
    x: 'discard',
    n: 'royal',
    p: 'privilege',
    f: 'replenish',
    j: 'joker',
    k: 'take_token',
    s: 'steal',
  },
  data: { cards, tiles: '', royals },
  tokenWith: () => null,
  card: {
    art: (face, stone) => cartouche(face.level, stone, face.bonusCount),
    artBox: '9 1 98 82',
    artWhenSmall: false,
    marks: 'crowns',
    stripKinds: 1,
  },
  tile: { picture: 'person' },
  layout: { supply: 'board', market: 'pyramid', progress: 'ways' },
  alwaysDark: false,
  showcase: 'D3-08',
  words: {
    buy: 'buy-go',
    giveBack: 'discard-go',
    cardPoints: 'card-points',
    market: 'region-pyramid',
    tiles: 'region-royals',
    tileTaken: 'tile-taken',
    tileChoice: 'tile-title',
    round: 'where-turn',
    target: null,
    idle: 'act-idle-duel',
    logBuy: 'log-buy',
    logTile: 'log-tile',
    logReturn: 'log-discard',
    endCount: { message: 'end-crowns', of: 'crowns' },
    commands: 'command-help-duel',
  },
  sections: {
    turn: 'turn',
    take: 'take',
    buy: 'buy',
    reserve: 'reserve',
    return: 'limit',
    tile: 'crowns',
    joker: 'joker',
    ability: 'abilities',
    privilege: 'privileges',
    replenish: 'replenish',
    over: 'victory',
  },
};
