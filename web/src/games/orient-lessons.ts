import { always, court, engine, LAST, type Lesson, OVER, race } from './lesson';

export const ORIENT_LESSONS: readonly Lesson[] = [
  OVER,
  LAST,
  { id: 'aim-orient', stage: 'engine', spot: 'market', subject: 'buy', when: always },
  { id: 'orient-small', stage: 'engine', spot: 'market', subject: 'copy', now: 'cards', when: always },
  engine(4),
  court('orient-middle', 9, { spot: 'market', subject: 'free', now: 'cards' }),
  { id: 'orient-sacrifice', stage: 'victory', spot: 'market', subject: 'sacrifice', when: always },
  race(),
];
