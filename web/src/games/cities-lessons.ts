import { always, court, engine, LAST, type Lesson, OVER, race } from './lesson';

export const CITIES_LESSONS: readonly Lesson[] = [
  OVER,
  LAST,
  { id: 'aim-cities', stage: 'engine', spot: 'tiles', subject: 'over', when: always },
  { id: 'read-city', stage: 'engine', spot: 'tiles', subject: 'tile', now: 'tile', when: always },
  engine(4),
  court('pick-city', 9),
  { id: 'points-city', stage: 'victory', spot: 'market', subject: 'buy', now: 'cards', when: always },
  race({ id: 'race-city', spot: 'tiles', now: 'tile' }),
];
