import { always, cards, engine, isOver, type Lesson, lastRound, OVER } from './lesson';

export const CITIES_LESSONS: readonly Lesson[] = [
  OVER,
  { id: 'last', stage: 'victory', spot: 'players', subject: 'over', when: lastRound },
  { id: 'aim-cities', stage: 'engine', spot: 'tiles', subject: 'over', when: always },
  { id: 'read-city', stage: 'engine', spot: 'tiles', subject: 'tile', now: 'tile', when: always },
  engine(4),
  {
    id: 'pick-city',
    stage: 'court',
    spot: 'tiles',
    subject: 'tile',
    now: 'tile',
    when: always,
    done: cards(9),
    asks: 'buy',
  },
  { id: 'points-city', stage: 'victory', spot: 'market', subject: 'buy', now: 'cards', when: always },
  {
    id: 'race-city',
    stage: 'victory',
    spot: 'tiles',
    subject: 'over',
    now: 'tile',
    when: always,
    done: isOver,
    stays: true,
  },
];
