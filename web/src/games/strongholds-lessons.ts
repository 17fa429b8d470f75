import { always, engine, LAST, type Lesson, may, OVER, race } from './lesson';

export const STRONGHOLDS_LESSONS: readonly Lesson[] = [
  OVER,
  LAST,
  {
    id: 'use-stronghold',
    stage: 'engine',
    spot: 'market',
    subject: 'stronghold',
    when: may('stronghold'),
    done: ({ did }) => did('put_stronghold') + did('move_stronghold') + did('remove_stronghold') > 2,
    asks: 'stronghold',
  },
  { id: 'aim-strongholds', stage: 'engine', spot: 'market', subject: 'stronghold', when: always },
  engine(4),
  { id: 'conquest', stage: 'court', spot: 'market', subject: 'conquer', now: 'cards', when: always },
  race({ id: 'race-strongholds' }),
];
