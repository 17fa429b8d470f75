import { always, cards, engine, type Lesson, lastRound, OVER, race } from './lesson';

export const POSTS_LESSONS: readonly Lesson[] = [
  OVER,
  { id: 'last', stage: 'victory', spot: 'players', subject: 'over', when: lastRound },
  { id: 'aim-posts', stage: 'engine', spot: 'post-board', subject: 'post', when: always },
  { id: 'read-post', stage: 'engine', spot: 'post-board', subject: 'post', when: always },
  { id: 'arms', stage: 'court', spot: 'post-board', subject: 'post_gem', when: ({ did }) => did('coat_of_arms') > 0 },
  engine(5),
  {
    id: 'court-posts',
    stage: 'court',
    spot: 'post-board',
    subject: 'post',
    now: 'tile',
    when: always,
    done: cards(9),
    asks: 'buy',
  },
  race(),
];
