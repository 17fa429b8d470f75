import posts from '../../../crates/engine/data/cities/trading_posts.csv?raw';
import type { IconName } from '../art/icons';
import { numberIn, parseCsv } from '../catalogue/csv';
import type { Post, Tokens } from '../protocol/types';
import type { Expansion } from './expansion';
import { GEMS } from './gems';

export const tradingPosts: Expansion = {
  id: 'posts',
  data: { cards: '', tiles: '' },
  words: { commands: 'command-help-posts' },
  verbs: { p: 'post_gem' },
  sections: { post: 'posts', post_gem: 'powers' },
};

/** A trading post as it is printed: the bonuses and nobles that it asks for. */
export interface PostFace {
  readonly id: Post;
  readonly needs: Tokens;
  readonly nobles: number;
}

/** The posts in the order of the board. */
export const POSTS: readonly PostFace[] = parseCsv(posts).map((row) => ({
  id: row.id as Post,
  needs: Object.fromEntries(GEMS.map((color) => [color, numberIn(row, color)])),
  nobles: numberIn(row, 'nobles'),
}));

/** What stands for the power of a post. */
export const POST_SIGNS: Readonly<Record<Post, IconName>> = {
  T1: 'bazaar',
  T2: 'ship',
  T3: 'coins',
  T4: 'palace',
  T5: 'arms',
};
