import cards from '../../../crates/engine/data/duel/cards.csv?raw';
import royals from '../../../crates/engine/data/duel/royals.csv?raw';
import { cartouche } from '../art/cartouches';
import { LETTERS } from '../protocol/generated/facts';
import { CLASSIC_SECTIONS, CLASSIC_VERBS, CLASSIC_WORDS } from './classic';
import './duel.css';
import type { Game } from './game';
import { GEMS } from './gems';

export const duel: Game = {
  id: 'duel',
  priceColors: [...GEMS, 'pearl'],
  bonusColors: GEMS,
  tokenColors: [...GEMS, 'pearl', 'gold'],
  joker: 'gold',
  prizes: [],
  earned: { gold: 'by-reserving' },
  stones: {},
  letters: LETTERS.duel,
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
    ...CLASSIC_WORDS,
    giveBack: 'discard-go',
    market: 'region-pyramid',
    tiles: 'region-royals',
    round: 'where-turn',
    target: null,
    idle: 'act-idle-duel',
    logReturn: 'log-discard',
    endCount: { message: 'end-crowns', of: 'crowns' },
    commands: 'command-help-duel',
  },
  sections: {
    ...CLASSIC_SECTIONS,
    tile: 'crowns',
    joker: 'joker',
    ability: 'abilities',
    privilege: 'privileges',
    replenish: 'replenish',
    over: 'victory',
  },
  expansions: [],
};
