import posts from '../../../crates/engine/data/cities/trading_posts.csv?raw';
import type { IconName } from '../art/icons';
import { parseCsv } from '../catalogue/csv';
import type { Post } from '../protocol/types';
import type { Expansion } from './expansion';

export const tradingPosts: Expansion = {
  id: 'posts',
  data: { cards: '', tiles: '' },
  words: { commands: 'command-help-posts' },
  verbs: { p: 'post_gem' },
  sections: { post: 'posts', post_gem: 'powers' },
};

/** The posts in the order of the board. */
export const POSTS: readonly Post[] = parseCsv(posts).map(({ id }) => id as Post);

/** What stands for the power of a post. */
export const POST_SIGNS: Readonly<Record<Post, IconName>> = {
  T1: 'bazaar',
  T2: 'ship',
  T3: 'coins',
  T4: 'palace',
  T5: 'arms',
};
