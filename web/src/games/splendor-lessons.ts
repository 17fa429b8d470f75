import { always, asides, court, engine, firstCard, LAST, type Lesson, OVER, race } from './lesson';

export const SPLENDOR_LESSONS: readonly Lesson[] = [
  OVER,
  LAST,
  { id: 'aim', stage: 'engine', spot: 'seat', subject: 'turn', when: always },
  ...firstCard(),
  ...asides('reserve', 'gold'),
  { id: 'visit', stage: 'court', spot: 'tiles', subject: 'tile', now: 'tile', when: ({ did }) => did('tile') > 0 },
  engine(4),
  { id: 'nobles', stage: 'court', spot: 'tiles', subject: 'tile', now: 'tile', when: always },
  court('court', 9),
  { id: 'points', stage: 'victory', spot: 'market', subject: 'buy', now: 'cards', when: always },
  race(),
];
