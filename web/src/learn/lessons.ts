import type { Lesson } from '../games/lesson';
import { LESSONS } from '../games/lessons';
import type { GameId } from '../protocol/types';
import type { Facts } from './facts';

/** The first that is neither over nor too early. */
export const lessonFor = (game: GameId, facts: Facts, read: ReadonlySet<string>): Lesson | null =>
  LESSONS[game].find((lesson) => !read.has(lesson.id) && lesson.when(facts) && !lesson.done?.(facts)) ?? null;
