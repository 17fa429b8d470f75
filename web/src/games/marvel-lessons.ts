import { always, asides, cards, court, engine, firstCard, LAST, type Lesson, OVER, race } from './lesson';

export const MARVEL_LESSONS: readonly Lesson[] = [
  OVER,
  { ...LAST, id: 'last-marvel' },
  { id: 'aim-marvel', stage: 'engine', spot: 'seat', subject: 'turn', when: always },
  ...firstCard({ buy: 'buy-marvel' }),
  ...asides('reserve-marvel', 'shield'),
  {
    id: 'visit-marvel',
    stage: 'court',
    spot: 'tiles',
    subject: 'tile',
    now: 'tile',
    when: ({ did }) => did('tile') > 0,
  },
  engine(4),
  { id: 'locations', stage: 'court', spot: 'tiles', subject: 'tile', now: 'tile', when: always },
  { id: 'avengers', stage: 'court', spot: 'tiles', subject: 'tile', when: cards(5) },
  court('court-marvel', 8),
  { id: 'time', stage: 'victory', spot: 'market', subject: 'over', when: always },
  race({ id: 'gauntlet', spot: 'seat' }),
];
