import { always, cards, engine, type Lesson, lastRound, OVER, race } from './lesson';

export const ORIENT_LESSONS: readonly Lesson[] = [
  OVER,
  { id: 'last', stage: 'victory', spot: 'players', subject: 'over', when: lastRound },
  { id: 'aim-orient', stage: 'engine', spot: 'market', subject: 'buy', when: always },
  { id: 'orient-small', stage: 'engine', spot: 'market', subject: 'copy', now: 'cards', when: always },
  engine(4),
  {
    id: 'orient-middle',
    stage: 'court',
    spot: 'market',
    subject: 'free',
    now: 'cards',
    when: always,
    done: cards(9),
    asks: 'buy',
  },
  { id: 'orient-sacrifice', stage: 'victory', spot: 'market', subject: 'sacrifice', when: always },
  race(),
];
