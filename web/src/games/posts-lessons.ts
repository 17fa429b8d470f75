import { always, court, engine, LAST, type Lesson, OVER, race } from './lesson';

export const POSTS_LESSONS: readonly Lesson[] = [
  OVER,
  LAST,
  { id: 'aim-posts', stage: 'engine', spot: 'post-board', subject: 'post', when: always },
  { id: 'read-post', stage: 'engine', spot: 'post-board', subject: 'post', when: always },
  { id: 'arms', stage: 'court', spot: 'post-board', subject: 'post_gem', when: ({ did }) => did('coat_of_arms') > 0 },
  engine(5),
  court('court-posts', 9, { spot: 'post-board', subject: 'post' }),
  race(),
];
