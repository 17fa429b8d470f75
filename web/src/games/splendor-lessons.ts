import { always, asides, cards, engine, firstCard, type Lesson, lastRound, OVER, race } from './lesson';

export const SPLENDOR_LESSONS: readonly Lesson[] = [
  OVER,
  { id: 'last', stage: 'victory', spot: 'players', subject: 'over', when: lastRound },
  { id: 'aim', stage: 'engine', spot: 'seat', subject: 'turn', when: always },
  ...firstCard(),
  ...asides('reserve', 'gold'),
  { id: 'visit', stage: 'court', spot: 'tiles', subject: 'tile', now: 'tile', when: ({ did }) => did('tile') > 0 },
  engine(4),
  { id: 'nobles', stage: 'court', spot: 'tiles', subject: 'tile', now: 'tile', when: always },
  {
    id: 'court',
    stage: 'court',
    spot: 'tiles',
    subject: 'tile',
    now: 'tile',
    when: always,
    done: cards(9),
    asks: 'buy',
  },
  { id: 'points', stage: 'victory', spot: 'market', subject: 'buy', now: 'cards', when: always },
  race(),
];
