import { always, asides, cards, court, engine, firstCard, type Lesson, may, OVER, race } from './lesson';

export const DUEL_LESSONS: readonly Lesson[] = [
  OVER,
  { id: 'aim-duel', stage: 'engine', spot: 'seat', subject: 'over', when: always },
  ...firstCard({ take: 'take-duel' }),
  {
    id: 'privilege',
    stage: 'engine',
    spot: 'steps',
    subject: 'privilege',
    when: ({ privileges, did }) => privileges > 0 && did('buy') > 0,
  },
  ...asides('reserve-duel', 'gold'),
  {
    id: 'replenish',
    stage: 'engine',
    spot: 'steps',
    subject: 'replenish',
    when: (facts) => may('replenish')(facts) && cards(2)(facts),
  },
  { id: 'royal', stage: 'court', spot: 'tiles', subject: 'tile', now: 'goal', when: ({ did }) => did('royal') > 0 },
  engine(4),
  { id: 'abilities', stage: 'court', spot: 'market', subject: 'ability', when: always },
  { id: 'crowns', stage: 'court', spot: 'tiles', subject: 'tile', now: 'goal', when: always },
  court('court-duel', 8, { spot: 'market', now: 'cards' }),
  { id: 'way', stage: 'victory', spot: 'seat', subject: 'over', now: 'goal', when: always },
  race({ id: 'race-duel', now: 'goal' }),
];
